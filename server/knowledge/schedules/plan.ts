import type { FitnessLevel } from '#contract/training/exercises.ts'
import type { phases, sessionKinds, TrainingGoal } from '#contract/training/schedules.ts'
import type { EquipmentChoice, TargetMuscle } from '#contract/training/workouts.ts'

export type SessionKind = (typeof sessionKinds)[number]
export type Phase = (typeof phases)[number]
/** Monday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** What a place in the week is for; the phase decides what exactly is done there. */
export type Slot = {
  role: 'long' | 'quality' | 'second_quality' | 'easy' | 'lift' | 'conditioning' | 'cross' | 'mobility'
  /** Wants a day without another hard one before and after. */
  hard: boolean
  /** What is lifted; lifts of the same part are kept apart. */
  part?: LiftPart
}
export type LiftPart = 'full' | 'upper' | 'lower' | 'push' | 'pull' | 'legs'

export const musclesOf: Record<LiftPart, TargetMuscle[]> = {
  full: ['fullbody'],
  upper: ['chest', 'back', 'shoulders', 'arms'],
  lower: ['legs', 'glutes', 'core'],
  push: ['chest', 'shoulders'],
  pull: ['back'],
  legs: ['legs', 'glutes'],
}

/** The arms’ two sides belong to different days. */
export const wishOf: Partial<Record<LiftPart, string>> = {
  push: 'triceps, no curls',
  pull: 'biceps, no triceps',
}

/** What the whole plan leans on. Minutes are whole. */
export type Frame = {
  goal: TrainingGoal
  level: FitnessLevel
  weeks: number
  minutes: number
  startsOn: string
  slots: Slot[]
  /** Days after the week’s first day, one a slot. */
  offsets: number[]
  equipment: EquipmentChoice
  /** As the person wrote it, for the workouts. */
  limitations: string | null
  /** Nothing above a moderate effort. */
  gentle: boolean
  /** No running and jumping; a race keeps its runs and says so. */
  noImpact: boolean
  kilograms: number
}
