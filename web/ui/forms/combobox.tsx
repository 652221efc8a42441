import type { ComponentProps, KeyboardEvent } from 'react'
import { Input } from './input.tsx'
import { type ListOption, type OptionGroup, OptionList, useSelectedOption } from './option-list.tsx'

type Props = Omit<ComponentProps<'input'>, 'role'> & {
  groups: readonly OptionGroup[]
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
  const options = groups.flatMap((group) => group.options)
  const { id, selected, selectedId, walk, clear } = useSelectedOption(options)
  const shown = open && options.length > 0

  const close = () => {
    clear()
    onOpenChange(false)
  }
  const choose = (option: ListOption) => {
    close()
    option.choose()
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown?.(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) walk(event.key === 'ArrowDown' ? 1 : -1)
      else onOpenChange(true)
    } else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && shown && selected) {
      event.preventDefault()
      choose(selected)
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
        aria-controls={shown ? id : undefined}
        aria-activedescendant={shown ? selectedId : undefined}
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
          clear()
          onOpenChange(true)
          input.onChange?.(event)
        }}
      />
      <span role="status" className="sr-only">
        {open ? (note ?? status) : ''}
      </span>
      {shown || (open && note) ? (
        <OptionList
          id={id}
          label={listLabel}
          groups={groups}
          selected={selected}
          onChoose={choose}
          note={note}
          className={`max-h-80 ${listClassName}`}
        />
      ) : null}
    </div>
  )
}
