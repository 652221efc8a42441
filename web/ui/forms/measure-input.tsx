import { type ComponentProps, useState } from 'react'
import type { Measure } from '../measures/measures.ts'
import { Input } from './input.tsx'

type Props = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'suffix' | 'type'> & {
  measure: Measure
  /** In the unit of storage; undefined or null where nothing is entered. */
  value: number | null | undefined
  onChange: (value: number | undefined) => void
}

/** A number in the person's unit, held in the unit of storage. What is typed stays as typed. */
export function MeasureInput({ measure, value, onChange, step = 'any', ...rest }: Props) {
  const [typed, setTyped] = useState({ text: textOf(value, measure), value, unit: measure.unit })
  // Filled by something else than typing, or told in another unit, it begins anew.
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
