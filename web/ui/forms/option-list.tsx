import { type ReactNode, useId, useState } from 'react'

export type ListOption = { key: string; content: ReactNode; choose: () => void }
export type OptionGroup = { label?: string; options: readonly ListOption[] }

/** The option that arrow keys select in a list below an input, which keeps the focus. */
export function useSelectedOption(options: readonly ListOption[]) {
  const id = useId()
  const [active, setActive] = useState<{ key: string; at: number }>()
  const at = active ? placeOf(active, options) : -1
  return {
    /** Of the list. */
    id,
    selected: options[at],
    /** The value of the input's `aria-activedescendant`. */
    selectedId: at >= 0 ? optionId(id, at) : undefined,
    clear: () => setActive(undefined),
    /** Wraps around at both ends. */
    walk(step: 1 | -1) {
      const next = options.at(at < 0 ? (step > 0 ? 0 : -1) : (at + step) % options.length)
      if (!next) return
      setActive({ key: next.key, at: options.indexOf(next) })
      document.getElementById(optionId(id, options.indexOf(next)))?.scrollIntoView({ block: 'nearest' })
    },
  }
}

const optionId = (list: string, at: number) => `${list}-${at}`

/** Index of the selected option, found by its key: options may change while the user types. */
function placeOf(active: { key: string; at: number }, options: readonly ListOption[]): number {
  const found = options.findIndex(({ key }) => key === active.key)
  return found >= 0 ? found : Math.min(active.at, options.length - 1)
}

type Props = {
  id: string
  label: string
  groups: readonly OptionGroup[]
  selected: ListOption | undefined
  onChoose: (option: ListOption) => void
  /** A sentence in the place of options, such as why there are none. */
  note?: string | undefined
  /** Classes of the box, such as its height. */
  className?: string
}

/** Options in a box below the positioned element around it. */
export function OptionList({ id, label, groups, selected, onChoose, note, className = '' }: Props) {
  const options = groups.flatMap((group) => group.options)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      // Keeps the focus in the input while the list is used.
      onMouseDown={(event) => event.preventDefault()}
      className={`absolute inset-x-0 top-full z-10 mt-1.5 animate-rise-in overflow-y-auto overscroll-contain rounded-md border border-line bg-raised p-1.5 shadow-float ${className}`}
    >
      {note ? <p className="px-2.5 py-2 text-sm text-ink-2">{note}</p> : null}
      {options.length > 0 ? (
        <div id={id} role="listbox" aria-label={label}>
          {groups.map(({ label: title, options: own }) =>
            own.length > 0 ? (
              <div
                key={title ?? ''}
                {...(title ? { role: 'group', 'aria-label': title } : { role: 'presentation' })}
              >
                {title ? (
                  <p aria-hidden="true" className="eyebrow px-2.5 pt-2 pb-1">
                    {title}
                  </p>
                ) : null}
                {own.map((option) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: keys arrive at the input, which keeps the focus
                  <div
                    key={option.key}
                    id={optionId(id, options.indexOf(option))}
                    role="option"
                    tabIndex={-1}
                    aria-selected={option === selected}
                    onClick={() => onChoose(option)}
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
  )
}
