import type { UnitSystem } from '#contract/measures/units.ts'
import { formatChange, formatWeight, weightUnit } from './weight-unit.ts'
import { words } from './words.ts'

/** A weight and its change a week as text, for other features' screens. */
export function useWeightText(units: UnitSystem | undefined) {
  const unit = weightUnit(units)
  return {
    weight: (kilograms: number) => formatWeight(kilograms, unit),
    /** Empty until two weights are a week apart. */
    change(perWeek: number | null) {
      if (perWeek === null) return ''
      const change = formatChange(perWeek, unit)
      return change ? words.perWeek(change) : words.steady
    },
  }
}
