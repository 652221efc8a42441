import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { words } from '../words.ts'
import { Button } from './button.tsx'
import { chipLook } from './chip-look.ts'
import { Field } from './field.tsx'
import { Input } from './input.tsx'

type Props = {
  label: string
  hint?: string
  error?: string
  placeholder?: string
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Suggestions, shown as chips until chosen. */
  suggestions?: readonly string[]
  /** Maximum letters of one entry, and maximum number of entries. */
  longest: number
  most: number
}

/** A list of short texts: typed, or chosen from suggestions. */
export function ChipInput(props: Props) {
  const { label, hint, error, placeholder, value, onChange, suggestions = [], longest, most } = props
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLDivElement>(null)
  const holds = (text: string) => value.some((one) => one.toLowerCase() === text.toLowerCase())
  const full = value.length >= most
  const add = (text: string) => {
    const entry = text.trim().replace(/\s+/g, ' ')
    if (entry && !holds(entry) && !full) onChange([...value, entry])
    setTyped('')
  }
  const open = full ? [] : suggestions.filter((one) => !holds(one))
  return (
    <div ref={input} className="grid gap-2">
      <Field label={label} hint={hint} error={error}>
        {(ids) => (
          <div className="flex gap-2">
            <Input
              {...ids}
              value={typed}
              maxLength={longest}
              placeholder={placeholder}
              disabled={full}
              enterKeyHint="done"
              onChange={(event) => setTyped(event.target.value)}
              onBlur={() => add(typed)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' && event.key !== ',') return
                // Enter adds the entry and does not submit the form.
                event.preventDefault()
                add(typed)
              }}
            />
            <Button variant="secondary" onClick={() => add(typed)} disabled={!typed.trim()}>
              {words.add}
            </Button>
          </div>
        )}
      </Field>
      {value.length > 0 ? (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {value.map((entry) => (
            <li key={entry} className="min-w-0 max-w-full">
              <button
                type="button"
                aria-label={words.remove(entry)}
                onClick={() => {
                  onChange(value.filter((one) => one !== entry))
                  // The focused chip is gone.
                  input.current?.querySelector('input')?.focus()
                }}
                className={`${chipLook(true)} max-w-full`}
              >
                <span className="truncate">{entry}</span>
                <X className="size-4 shrink-0" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {open.length > 0 ? (
        <ul aria-label={words.suggestions(label)} className="flex flex-wrap gap-2">
          {open.map((entry) => (
            <li key={entry}>
              <button type="button" onClick={() => add(entry)} className={`${chipLook(false)} border-dashed`}>
                <Plus className="size-4" aria-hidden="true" />
                {entry}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
