import type { Change } from '#contract/measures/averages.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { changeText, formatWeight, weightUnit } from './weight-unit.ts'

/** A weight and its change a week as text, for other features' screens. */
export function useWeightText(units: UnitSystem | undefined) {
  const unit = weightUnit(units)
  return {
    weight: (kilograms: number) => formatWeight(kilograms, unit),
    /** Empty until two weights are a week apart. */
    change: (change: Change) => changeText(change, unit),
  }
}
