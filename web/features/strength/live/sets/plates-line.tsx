import { formatNumber } from '#web/ui/measures/format.ts'
import { platesFor } from '../../plates.ts'
import { usePreferences } from '../../use-preferences.ts'
import { inUnit } from '../../weights.ts'
import { words } from '../../words.ts'

/** The plates for one side of a barbell of `weight`, in the person's unit. */
export function Plates({ weight }: { weight: number }) {
  const { unit, ...own } = usePreferences()
  const bar = inUnit(own.bar, unit)
  if (weight < bar) return null
  const plates = own.plates.map((plate) => inUnit(plate, unit))
  const { side, missing } = platesFor(weight, { bar, plates })
  const made = side.map((plate) => formatNumber(plate, 2)).join(' · ')
  const rest = missing ? words.missing(`${formatNumber(missing, 2)} ${words.units[unit]}`) : ''
  return (
    <p className="text-center text-sm text-ink-2 tabular-nums">
      {(made ? words.plates(made) : words.barOnly) + rest}
    </p>
  )
}
