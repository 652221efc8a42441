import { kilogramsPerPound, type UnitSystem } from '#contract/measures/units.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

export type WeightUnit = 'kg' | 'lb'
type Counted = { weight: number | null; reps: number | null; seconds: number | null }

/** Kilograms, unless the user chose imperial units. */
export const weightUnit = (units: UnitSystem | undefined): WeightUnit => (units === 'imperial' ? 'lb' : 'kg')

/** Step of the weight's buttons: the smallest pair of plates of most gyms. */
export const weightStep: Record<WeightUnit, number> = { kg: 2.5, lb: 5 }

/** Kilograms in a unit; pounds to the half, as plates make, so that 102.058 kg are 225 lb. */
export const inUnit = (kilograms: number, unit: WeightUnit): number =>
  unit === 'lb' ? Math.round((kilograms / kilogramsPerPound) * 2) / 2 : kilograms

/** Kilograms with three decimals, as they are stored. */
export const toKilograms = (amount: number, unit: WeightUnit): number =>
  Math.round((unit === 'lb' ? amount * kilogramsPerPound : amount) * 1000) / 1000

/** '102.5 kg', '225 lb'. */
export const formatWeight = (kilograms: number, unit: WeightUnit): string =>
  `${formatNumber(inUnit(kilograms, unit), 2)} ${words.units[unit]}`

/** '102.5 × 5', '12', '1:00': a set under headings that say what is what. */
export function formatShortSet({ weight, reps, seconds }: Counted, unit: WeightUnit): string {
  const count = reps === null ? (seconds === null ? '' : words.seconds(seconds)) : formatNumber(reps)
  return weight === null ? count : `${formatNumber(inUnit(weight, unit), 2)} × ${count}`
}

/** '102.5 kg × 5', '12 reps', '1:00'. */
export function formatSet({ weight, reps, seconds }: Counted, unit: WeightUnit): string {
  const count = reps === null ? (seconds === null ? '' : words.seconds(seconds)) : formatNumber(reps)
  if (weight === null) return reps === null ? count : words.reps(reps)
  return count ? `${formatWeight(weight, unit)} × ${count}` : formatWeight(weight, unit)
}
