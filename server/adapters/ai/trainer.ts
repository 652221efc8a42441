import type { Exercise } from '#contract/training/exercises.ts'
import type { Schedule, Session } from '#contract/training/schedules.ts'
import type { ExerciseFeedback, Workout, WorkoutRequest } from '#contract/training/workouts.ts'

/** `seed` makes one workout differ from the next; `recent` are ids of exercises done lately. */
export type WorkoutToMake = {
  request: WorkoutRequest
  seed: number
  kilograms: number | undefined
  recent: string[]
  /** How the exercises went last; only where the plan holds advanced coaching. */
  feedback: ExerciseFeedback[] | undefined
}

export type SessionChange =
  | { kind: 'move'; sessionId: string; day: string }
  | { kind: 'miss'; sessionId: string }

/** A schedule and its text. */
export type WrittenSchedule = { schedule: Schedule; content: string }

/** The library of exercises, the schedules, and what workouts take: by the built-in engine, at once. */
export type Trainer = {
  readonly exercises: readonly Exercise[]
  /** A workout as people read it. */
  workoutText(workout: Workout): string
  /** Kilocalories for that body weight, else for the 70 kg of the forms. */
  workoutEnergy(workout: Workout, kilograms: number | undefined): number
  /** Lays out anew what follows from moving or missing a session; the first note says how. */
  replan(schedule: Schedule, change: SessionChange, today: string): WrittenSchedule
  /**
   * The next open session of the same sort, changed by how this one felt; undefined where nothing changes. Only where
   * the plan holds advanced coaching.
   */
  afterSession(
    done: Session,
    upcoming: readonly (Session & { week: number })[],
    felt: { rpe: number | null; exercises: readonly ExerciseFeedback[] },
    plan: { weeks: { length: number }; trainingGoal: Schedule['trainingGoal'] },
  ): Session | undefined
  scheduleText(schedule: Schedule): string
}
