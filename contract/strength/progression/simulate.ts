import { nextSets, pretend, standingAfter } from './next-sets.ts'
import { type PlannedSet, type ProgressionRule, type Standing, simulatedWeeks } from './rules.ts'

export type SimulatedWorkout = {
  /** Number of the week, from 1. */
  week: number
  sets: PlannedSet[]
  made: boolean
  /** Progression state after the week. */
  next: Standing
}

/** Simulates twelve weeks of a rule with one workout a week; every `failEvery`-th one fails. */
export function simulate(
  rule: ProgressionRule,
  start: Standing,
  failEvery?: number | null,
): SimulatedWorkout[] {
  const workouts: SimulatedWorkout[] = []
  let at = start
  for (let week = 1; week <= simulatedWeeks; week++) {
    const sets = nextSets(rule, at)
    const made = !failEvery || week % failEvery !== 0
    at = standingAfter(rule, at, pretend(sets, made))
    workouts.push({ week, sets, made, next: at })
  }
  return workouts
}
