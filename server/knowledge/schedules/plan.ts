import type { FitnessLevel } from '#contract/training/exercises.ts'
import type { phases, sessionKinds, TrainingGoal } from '#contract/training/schedules.ts'
import type { EquipmentChoice, TargetMuscle } from '#contract/training/workouts.ts'

export type SessionKind = (typeof sessionKinds)[number]
export type Phase = (typeof phases)[number]
/** Monday is 0. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** A slot of the week; the phase decides its session. */
export type Slot = {
  role: 'long' | 'quality' | 'second_quality' | 'easy' | 'lift' | 'conditioning' | 'cross' | 'mobility'
  /** Needs a day without a hard session before and after. */
  hard: boolean
  /** Body part lifted; equal parts are kept apart. */
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

/** Biceps and triceps belong to different days. */
export const focusOf: Partial<Record<LiftPart, string>> = {
  push: 'triceps, no curls',
  pull: 'biceps, no triceps',
}

/** Parameters of the whole plan. Minutes are whole. */
export type Frame = {
  goal: TrainingGoal
  level: FitnessLevel
  weeks: number
  minutes: number
  startsOn: string
  slots: Slot[]
  /** Days after the week's first day, one per slot. */
  offsets: number[]
  equipment: EquipmentChoice
  /** As written, for the workouts. */
  limitations: string | null
  /** Moderate effort at most. */
  gentle: boolean
  /** No running and jumping; a race keeps its runs and says so. */
  noImpact: boolean
  kilograms: number
}
