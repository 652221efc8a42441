import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { chipLook } from './chip-look.ts'

type Props<Value extends string> = {
  label: string
  hint?: ReactNode
  options: readonly Value[]
  names: Record<Value, string>
  value: readonly Value[]
  /** Values in the order of the options. */
  onChange: (value: Value[]) => void
}

/** Multiple choice as chips. */
export function ChipChoices<Value extends string>(props: Props<Value>) {
  const { label, hint, options, names, value, onChange } = props
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend does not take part in the grid
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className="grid gap-2"
    >
      <div>
        <p id={id} className="text-sm font-medium">
          {label}
        </p>
        {hint ? (
          <p id={`${id}-hint`} className="text-sm text-ink-3">
            {hint}
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const chosen = value.includes(option)
          return (
            <button
              key={option}
              type="button"
              aria-pressed={chosen}
              onClick={() =>
                onChange(options.filter((one) => (one === option ? !chosen : value.includes(one))))
              }
              className={chipLook(chosen)}
            >
              {chosen ? <Check className="size-4" strokeWidth={2.5} aria-hidden="true" /> : null}
              {names[option]}
            </button>
          )
        })}
      </div>
    </div>
  )
}
