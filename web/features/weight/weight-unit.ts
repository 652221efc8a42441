import type { Change } from '#contract/measures/averages.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { kilogramsOf, poundsOf } from '#web/ui/forms/body-measures.ts'
import type { NumberMeasure } from '#web/ui/forms/numbers/use-typed-number.ts'
import { formatFixed } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

export type WeightUnit = 'kg' | 'lb'

/** Kilograms as specified, unless the user chose imperial units. */
export function weightUnit(units: UnitSystem | undefined): WeightUnit {
  return units === 'imperial' ? 'lb' : 'kg'
}

export const unitName: Record<WeightUnit, string> = { kg: words.kilograms, lb: words.pounds }

export const inUnit = (kilograms: number, unit: WeightUnit) =>
  unit === 'lb' ? poundsOf(kilograms) : kilograms
export const toKilograms = (amount: number, unit: WeightUnit) =>
  unit === 'lb' ? kilogramsOf(amount) : amount

/** A weight as an input shows it. */
export const weightIn = (unit: WeightUnit): NumberMeasure => ({
  unit: unitName[unit],
  shown: (kilograms) => inUnit(kilograms, unit),
  stored: (amount) => toKilograms(amount, unit),
  digits: 1,
})

/** '64.1 kg', '141.3 lb'. */
export function formatWeight(kilograms: number, unit: WeightUnit): string {
  return `${formatFixed(inUnit(kilograms, unit), 1)} ${unitName[unit]}`
}

/** '−0.3 kg a week over 12 weeks', 'steady over 12 weeks' if it rounds to zero; empty when it is unknown. */
export function changeText({ perWeek, weeks }: Change, unit: WeightUnit): string {
  // An answer that a device kept from an earlier version has no weeks.
  if (perWeek === null || weeks === null) return ''
  const text = formatFixed(Math.abs(inUnit(perWeek, unit)), 1)
  return Number(text)
    ? words.perWeek(`${perWeek < 0 ? '−' : '+'}${text} ${unitName[unit]}`, weeks)
    : words.steady(weeks)
}
