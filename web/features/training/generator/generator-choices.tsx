import { Check } from 'lucide-react'
import { RadioGroup } from 'radix-ui'
import { type ReactNode, useId } from 'react'

type Props<Value extends string> = {
  label: string
  /** Explanation of the choice. */
  hint?: string
  error: string | undefined
  options: readonly Value[]
  names: Record<Value, string>
  /** Receives the first button, which gets the focus when the choice is missing. */
  firstRef: (element: HTMLButtonElement | null) => void
}

const pill =
  'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-medium transition-colors duration-150'
const chosenPill = 'border-herb bg-herb-soft text-herb'
const openPill = 'border-edge text-ink-2 hover:border-ink-3 hover:text-ink'

type OneProps<Value extends string> = Props<Value> & {
  value: Value | undefined
  onChange: (value: Value) => void
}

/** A single choice of visible options. */
export function OneOf<Value extends string>(props: OneProps<Value>) {
  const { value, onChange, options, names, firstRef, error } = props
  return (
    <Group {...props}>
      {(labelled) => (
        <RadioGroup.Root
          {...labelled}
          aria-invalid={error ? true : undefined}
          value={value ?? ''}
          onValueChange={(next) => onChange(next as Value)}
          className="flex flex-wrap gap-2"
        >
          {options.map((option, at) => (
            <RadioGroup.Item
              key={option}
              ref={at === 0 ? firstRef : undefined}
              value={option}
              className={`${pill} ${option === value ? chosenPill : openPill}`}
            >
              {names[option]}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      )}
    </Group>
  )
}

type SomeProps<Value extends string> = Props<Value> & {
  value: readonly Value[]
  onChange: (value: Value[]) => void
}

/** A multiple choice; values in the order of the options. */
export function SomeOf<Value extends string>(props: SomeProps<Value>) {
  const { value, onChange, options, names, firstRef } = props
  const toggle = (one: Value) =>
    onChange(options.filter((option) => value.includes(option) !== (option === one)))
  return (
    <Group {...props}>
      {(labelled) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside a hint
        <div role="group" {...labelled} className="flex flex-wrap gap-2">
          {options.map((option, at) => {
            const isChosen = value.includes(option)
            return (
              <button
                key={option}
                ref={at === 0 ? firstRef : undefined}
                type="button"
                aria-pressed={isChosen}
                onClick={() => toggle(option)}
                className={`${pill} ${isChosen ? chosenPill : openPill}`}
              >
                {isChosen ? <Check className="size-4" aria-hidden="true" /> : null}
                {names[option]}
              </button>
            )
          })}
        </div>
      )}
    </Group>
  )
}

type GroupProps = {
  label: string
  hint?: string
  error: string | undefined
  children: (labelled: { 'aria-labelledby': string; 'aria-describedby': string | undefined }) => ReactNode
}

function Group({ label, hint, error, children }: GroupProps) {
  const id = useId()
  const described = [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className="grid content-start gap-2">
      <p id={id} className="text-sm font-medium">
        {label}
      </p>
      {children({ 'aria-labelledby': id, 'aria-describedby': described || undefined })}
      {hint ? (
        <p id={`${id}-hint`} className="text-sm text-ink-3">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-sm font-medium text-tomato">
          {error}
        </p>
      ) : null}
    </div>
  )
}
