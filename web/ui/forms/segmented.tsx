import { RadioGroup } from 'radix-ui'
import type { ReactNode } from 'react'

type Props<Value extends string> = {
  value: Value | ''
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode }[]
  /** Accessible name of the choice. */
  label: string
  className?: string
}

/** A single choice of a few visible options. */
export function Segmented<Value extends string>({
  value,
  onChange,
  options,
  label,
  className = '',
}: Props<Value>) {
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      aria-label={label}
      orientation="horizontal"
      className={`flex flex-wrap rounded-[1.375rem] bg-sunken p-1 ${className}`}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className="touch min-h-9 flex-1 rounded-full border border-transparent px-3 text-sm font-semibold whitespace-nowrap text-ink-2 transition-colors duration-150 hover:text-ink data-[state=checked]:border-line data-[state=checked]:bg-raised data-[state=checked]:text-ink"
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
