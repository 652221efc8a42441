import { type ComponentProps, useState } from 'react'
import type { Measure } from '../measures/measures.ts'
import { Input } from './input.tsx'

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'suffix' | 'type'> & {
  measure: Measure
  /** In the unit of storage; undefined or null if empty. */
  value: number | null | undefined
  onChange: (value: number | undefined) => void
}

/** A number input in the user's unit, with its value in the unit of storage. The typed text is kept as it is. */
export function MeasureInput({ measure, value, onChange, step = 'any', ...rest }: Props) {
  const [typed, setTyped] = useState({ text: textOf(value, measure), value, unit: measure.unit })
  // Reset when the value changes other than by typing, or the unit changes.
  if (!Object.is(typed.value, value) || typed.unit !== measure.unit)
    setTyped({ text: textOf(value, measure), value, unit: measure.unit })
  return (
    <Input
      {...rest}
      value={typed.text}
      type="number"
      inputMode="decimal"
      step={step}
      suffix={measure.unit}
      onChange={({ target: { value: text } }) => {
        const next = text === '' ? undefined : measure.stored(Number(text))
        setTyped({ text, value: next, unit: measure.unit })
        onChange(next)
      }}
    />
  )
}

function textOf(value: number | null | undefined, { shown, digits }: Measure): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  const step = 10 ** digits
  return String(Math.round(shown(value) * step) / step)
}
