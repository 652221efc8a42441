import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { Input } from './input.tsx'

export type ComboboxOption = { key: string; content: ReactNode; choose: () => void }
export type ComboboxGroup = { label: string; options: readonly ComboboxOption[] }

type Props = Omit<ComponentProps<'input'>, 'role'> & {
  groups: readonly ComboboxGroup[]
  /** Accessible name of the list. */
  listLabel: string
  /** Number of results, or that a search runs; read out on change. */
  status: string
  /** A sentence in the place of options, such as why there are none. */
  note?: string | undefined
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Classes of a list that is wider than the input. */
  listClassName?: string
}

/** A text input with suggestions; arrow keys select one, and free text is accepted. */
export function Combobox(props: Props) {
  const { groups, listLabel, status, note, open, onOpenChange, listClassName = '', ...input } = props
  const id = useId()
  const [active, setActive] = useState<{ key: string; at: number }>()
  const options = groups.flatMap((group) => group.options)
  const at = active ? placeOf(active, options) : -1
  const shown = open && options.length > 0
  const idOf = (option: ComboboxOption) => `${id}-${options.indexOf(option)}`

  const close = () => {
    setActive(undefined)
    onOpenChange(false)
  }
  const choose = (option: ComboboxOption) => {
    close()
    option.choose()
  }
  const walk = (step: 1 | -1) => {
    if (!open) return onOpenChange(true)
    // Wraps around at both ends.
    const next = options.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % options.length)
    if (!next) return
    setActive({ key: next.key, at: options.indexOf(next) })
    document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      walk(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && shown && at >= 0) {
      event.preventDefault()
      choose(options[at]!)
    }
  }

  return (
    <div className="relative w-full">
      <Input
        {...input}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? `${id}-list` : undefined}
        aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
        onKeyDown={press}
        onFocus={(event) => {
          input.onFocus?.(event)
          onOpenChange(true)
        }}
        onBlur={(event) => {
          input.onBlur?.(event)
          close()
        }}
        onChange={(event) => {
          setActive(undefined)
          onOpenChange(true)
          input.onChange?.(event)
        }}
      />
      <span role="status" className="sr-only">
        {open ? (note ?? status) : ''}
      </span>
      {shown || (open && note) ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
        <div
          // Keeps the focus in the input while the list is used.
          onMouseDown={(event) => event.preventDefault()}
          className={`absolute inset-x-0 top-full z-10 mt-1.5 max-h-80 animate-rise-in overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1.5 shadow-float ${listClassName}`}
        >
          {note ? <p className="px-2.5 py-2 text-sm text-ink-2">{note}</p> : null}
          {shown ? (
            <div id={`${id}-list`} role="listbox" aria-label={listLabel}>
              {groups.map((group) =>
                group.options.length > 0 ? (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
                  <div key={group.label} role="group" aria-label={group.label}>
                    <p aria-hidden="true" className="eyebrow px-2.5 pt-2 pb-1">
                      {group.label}
                    </p>
                    {group.options.map((option) => (
                      // biome-ignore lint/a11y/useKeyWithClickEvents: keys arrive at the input, which keeps the focus
                      <div
                        key={option.key}
                        id={idOf(option)}
                        role="option"
                        tabIndex={-1}
                        aria-selected={option === options[at]}
                        onClick={() => choose(option)}
                        className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2.5 py-1.5 hover:bg-sunken aria-selected:bg-sunken"
                      >
                        {option.content}
                      </div>
                    ))}
                  </div>
                ) : null,
              )}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** Index of the selected option, found by its key: options may change while the user types. */
function placeOf(active: { key: string; at: number }, options: readonly ComboboxOption[]): number {
  const found = options.findIndex(({ key }) => key === active.key)
  return found >= 0 ? found : Math.min(active.at, options.length - 1)
}
