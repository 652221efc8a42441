import type { Goals } from '#contract/goals.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { type Measure, milesIn, volumeIn } from '#web/ui/measures/measures.ts'
import { words } from './words.ts'

export type GoalFigure = Exclude<keyof Goals, 'fitnessObjective'>

/** The goal's measure in the user's units; undefined if it is the same in all. */
export function goalMeasure(name: GoalFigure, units: UnitSystem | undefined): Measure | undefined {
  if (name === 'weeklyDistanceGoal') return milesIn(lengthUnit(units, 'logging'))
  return name === 'dailyWaterGoal' ? volumeIn(units) : undefined
}

/** A goal's figure and its unit: '22' and 'miles'. */
export function goalText(name: GoalFigure, value: number, units: UnitSystem | undefined) {
  const measure = goalMeasure(name, units)
  return measure
    ? { figure: formatNumber(measure.shown(value), measure.digits), unit: measure.unit }
    : { figure: formatNumber(value), unit: words.units[name as keyof typeof words.units] }
}
