import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { type Ref, useState } from 'react'
import { pageNonce } from '../device/nonce.ts'
import { useEscapeUnderToast } from '../overlays/escape-under-toast.ts'
import { words } from '../words.ts'

type Props<Value extends string> = {
  /** Empty if nothing is chosen yet. */
  value: Value | ''
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
  placeholder?: string
  id?: string
  ref?: Ref<HTMLButtonElement>
  /** Accessible name, if there is no visible label. */
  label?: string
  invalid?: boolean
  disabled?: boolean
  className?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

export function Select<Value extends string>(props: Props<Value>) {
  const { value, onChange, options, placeholder = words.choose, id, label, disabled, className = '' } = props
  const [isOpen, setOpen] = useState(false)
  useEscapeUnderToast(isOpen, () => setOpen(false))
  return (
    <Radix.Root
      value={value}
      // Radix reports an empty value when the chosen option is removed; ignored.
      onValueChange={(next) => next && onChange(next as Value)}
      open={isOpen}
      onOpenChange={setOpen}
      disabled={disabled}
    >
      <Radix.Trigger
        ref={props.ref}
        id={id}
        aria-label={label}
        aria-describedby={props['aria-describedby']}
        aria-invalid={props.invalid || props['aria-invalid'] || undefined}
        className={`flex min-h-11 w-full items-center justify-between gap-2 rounded-sm border border-edge bg-raised px-3.5 py-2 text-left text-base leading-tight text-ink transition-colors duration-150 hover:border-ink-3 focus-visible:outline-offset-0 disabled:opacity-60 aria-invalid:border-tomato data-placeholder:text-ink-3 ${className}`}
      >
        <span className="min-w-0 wrap-break-word">
          <Radix.Value placeholder={placeholder} />
        </span>
        <Radix.Icon asChild>
          <ChevronDown className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={6}
          collisionPadding={12}
          className="z-70 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) overflow-hidden rounded-md border border-line bg-raised p-1.5 text-ink shadow-float animate-rise-in"
        >
          <Radix.Viewport nonce={pageNonce}>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 outline-none select-none data-highlighted:bg-sunken"
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Check className="size-4 text-herb" aria-hidden="true" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
