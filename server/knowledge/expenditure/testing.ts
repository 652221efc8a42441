import { addDays } from '#contract/measures/day.ts'
import type { LoggedDay } from './complete-days.ts'
import { energyDensity, fatMass } from './energy-density.ts'
import type { BodyFacts } from './learn-expenditure.ts'

export const facts: BodyFacts = {
  weight: 80,
  height: 178,
  age: 40,
  sex: 'male',
  motherhood: null,
  activityLevel: 'moderate',
}
export const today = '2026-11-29'
/** Kilocalories of a kilogram of that body. */
export const density = energyDensity(fatMass({ weight: 80, height: 178, age: 40, sex: 'male' }))

/** Equal days up to yesterday; `kilogramsADay`: the course of the weight, which is 80 kg on the first day. */
export function history(count: number, calories: number, kilogramsADay = 0) {
  const first = addDays(today, -count)
  const days: LoggedDay[] = Array.from({ length: count }, (_, at) => ({
    day: addDays(first, at),
    calories,
    meals: 4,
    complete: null,
  }))
  const weighIns = Array.from({ length: count + 1 }, (_, at) => ({
    day: addDays(first, at),
    kilograms: 80 + kilogramsADay * at,
  }))
  return { days, weighIns }
}
