import { formatNumber } from '#web/ui/measures/format.ts'
import { platesFor } from '../plates.ts'
import type { WeightUnit } from '../weights.ts'
import { words } from '../words.ts'

/** The plates for one side of a barbell. */
export function Plates({ weight, unit }: { weight: number; unit: WeightUnit }) {
  const { side, bar, missing } = platesFor(weight, unit)
  if (weight < bar) return null
  const plates = side.map((plate) => formatNumber(plate, 2)).join(' · ')
  const rest = missing ? words.missing(`${formatNumber(missing, 2)} ${words.units[unit]}`) : ''
  return (
    <p className="text-center text-sm text-ink-2 tabular-nums">
      {(plates ? words.plates(plates) : words.barOnly) + rest}
    </p>
  )
}
