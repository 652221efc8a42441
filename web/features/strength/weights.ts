import { kilogramsPerPound, type UnitSystem } from '#contract/measures/units.ts'
import type { RecordKind } from '#contract/strength/records.ts'
import type { NumberMeasure } from '#web/ui/forms/numbers/use-typed-number.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

export type WeightUnit = 'kg' | 'lb'
type Counted = Record<'kilograms' | 'reps' | 'seconds' | 'metres', number | null>

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

/** A weight as an input shows it. */
export const weightIn = (unit: WeightUnit): NumberMeasure => ({
  shown: (kilograms) => inUnit(kilograms, unit),
  stored: (amount) => toKilograms(amount, unit),
  digits: 2,
})

/** '102.5 kg', '225 lb'. */
export const formatWeight = (kilograms: number, unit: WeightUnit): string =>
  `${formatNumber(inUnit(kilograms, unit), 2)} ${words.units[unit]}`

/** A record of its kind: '102.5 kg', '1,240 kg', '12'. */
export function formatRecord(kind: RecordKind, value: number, unit: WeightUnit): string {
  if (kind === 'mostReps') return formatNumber(value)
  const digits = { heaviest: 1000, estimatedMax: 10, volume: 1 }[kind]
  return formatWeight(Math.round(value * digits) / digits, unit)
}

/** '102.5 × 5', '12', '1:00': a set under headings that say what is what. */
export function formatShortSet(set: Counted, unit: WeightUnit): string {
  const count = formatCounted(set)
  return set.kilograms === null ? count : `${formatNumber(inUnit(set.kilograms, unit), 2)} × ${count}`
}

/** '102.5 kg × 5', '12 reps', '1:00'. */
export function formatSet(set: Counted, unit: WeightUnit): string {
  const { kilograms, reps } = set
  const count = formatCounted(set)
  if (kilograms === null) return reps === null ? count : words.reps(reps)
  return count ? `${formatWeight(kilograms, unit)} × ${count}` : formatWeight(kilograms, unit)
}

function formatCounted({ reps, seconds, metres }: Counted): string {
  if (reps !== null) return formatNumber(reps)
  if (seconds !== null) return words.seconds(seconds)
  return metres === null ? '' : words.metres(formatNumber(metres, 1))
}
