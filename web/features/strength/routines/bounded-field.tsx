import { useEffect, useState } from 'react'
import { isWithin } from '#web/ui/forms/numbers/bounds.ts'
import { NumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { type NumberMeasure, plain } from '#web/ui/forms/numbers/use-typed-number.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = {
  label: string
  value: number | null
  measure?: NumberMeasure
  /** In the unit shown. */
  least: number
  most: number
  /** What the value is a multiple of. */
  step?: number
  whole?: boolean
  /** Null when emptied; called with values within the bounds only. */
  onChange: (value: number | null) => void
}

/** A number with bounds; what is out of them is said and not taken over. */
export function BoundedField({ label, value, measure, least, most, step, whole = false, onChange }: Props) {
  const [refused, setRefused] = useState<number | null>(null)
  const { shown, stored } = measure ?? plain
  const isFine = (number: number) =>
    isWithin(number, { least, most, whole }) &&
    (!step || Number.isInteger(Math.round((number / step) * 1e6) / 1e6))
  const isTaken = (next: number | null) => next === null || isFine(shown(next))
  const take = (next: number | null) => {
    setRefused(isTaken(next) ? null : next)
    if (isTaken(next)) onChange(next)
  }
  // Bounds that depend on another field may let in what they refused.
  useEffect(() => {
    if (refused !== null && isTaken(refused)) take(refused)
  })
  return (
    <NumberField
      label={label}
      error={refused !== null ? words.between(formatNumber(least, 2), formatNumber(most, 2)) : undefined}
      measure={measure}
      bounds={{ least: stored(least), most: stored(most), whole }}
      step={step}
      value={value}
      onChange={take}
    />
  )
}
