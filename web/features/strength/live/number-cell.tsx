import { useState } from 'react'
import { formatNumber } from '#web/ui/measures/format.ts'

type Props = {
  label: string
  /** In the shown unit; null shows the suggestion in grey. */
  value: number | null
  suggested: number | null
  whole: boolean
  invalid: boolean
  onFocus?: () => void
  /** Null when emptied, NaN for a text that is no number. */
  onChange: (value: number | null) => void
}

const shown = (value: number | null) => (value === null ? '' : formatNumber(value, 2).replaceAll(',', ''))

/** A figure of a set: the screen's number keys, a suggestion as placeholder; keeps the typed text while focused. */
export function NumberCell({ label, value, suggested, whole, invalid, onFocus, onChange }: Props) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      aria-label={label}
      aria-invalid={invalid || undefined}
      inputMode={whole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? shown(value)}
      placeholder={shown(suggested) || '–'}
      onFocus={(event) => {
        onFocus?.()
        event.target.select()
      }}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const text = target.value.replace(',', '.').trim()
        setTyped(target.value)
        onChange(text === '' ? null : Number(text))
      }}
      className="numeral h-11 w-full min-w-0 rounded-sm border border-edge bg-raised px-1 text-center text-xl placeholder:text-ink-3 aria-invalid:border-tomato"
    />
  )
}
