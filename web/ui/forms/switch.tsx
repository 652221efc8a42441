import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

type Props = {
  label: ReactNode
  /** The effect, or the reason why it cannot be changed. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

/** A switch with its label; the whole row is the target. */
export function SwitchLine({ label, hint, checked, onChange, disabled }: Props) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <label htmlFor={id} className={`min-w-0 flex-1 py-1.5 ${disabled ? 'cursor-not-allowed' : ''}`}>
        <span className="block font-medium">{label}</span>
        {hint ? (
          <span id={hintId} className="block text-sm text-ink-2">
            {hint}
          </span>
        ) : null}
      </label>
      <Switch
        id={id}
        aria-describedby={hint ? hintId : undefined}
        checked={checked}
        onChange={onChange}
        disabled={disabled}
      />
    </div>
  )
}

type SwitchProps = {
  id?: string
  'aria-label'?: string
  'aria-describedby'?: string
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export function Switch({ onChange, ...rest }: SwitchProps) {
  return (
    <Radix.Root
      {...rest}
      onCheckedChange={onChange}
      className="touch h-7 w-12 shrink-0 rounded-full border border-edge bg-sunken p-0.5 transition-colors duration-150 disabled:opacity-50 data-[state=checked]:border-herb data-[state=checked]:bg-herb"
    >
      <Radix.Thumb className="block size-5.5 rounded-full bg-ink-2 transition-transform duration-150 data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-herb" />
    </Radix.Root>
  )
}
