import { type ActivityType, assumedKilograms, metOf } from '#contract/activities/activities.ts'
import type { Session } from '#contract/training/schedules.ts'
import { type Workout, type WorkoutType, workSeconds } from '#contract/training/workouts.ts'
import { energyOfWorkout } from '#server/knowledge/workouts/energy.ts'

type Kind = { activityType: ActivityType; met: number }

/**
 * METs of the Compendium of Physical Activities (2011: 02040, 02101, 02105, 03015), otherwise of the specification.
 */
const kinds: Record<WorkoutType, Kind> = {
  strength: { activityType: 'weightlifting', met: metOf.weightlifting },
  cardio: { activityType: 'other', met: 7.3 },
  hiit: { activityType: 'other', met: 8 },
  yoga: { activityType: 'yoga', met: metOf.yoga },
  pilates: { activityType: 'other', met: 3 },
  functional: { activityType: 'other', met: 6 },
  stretching: { activityType: 'other', met: 2.3 },
  mixed: { activityType: 'other', met: metOf.other },
}
/** Running by effort (2011: 12020, 12030, 12050); races count as the specification's running. */
const runs: Partial<Record<Session['kind'], number>> = {
  easy_run: 7,
  long_run: 7,
  hill_run: 9,
  interval_run: 9,
  tempo_run: 9.8,
  race: metOf.running,
}
/** Standing quietly between sets (2011: 07040). */
const restMet = 1.3
/** Maximum ratio of actual to planned time counted as work. */
const mostShare = 2

export function activityTypeOf(workoutType: WorkoutType, session: Session['kind'] | undefined): ActivityType {
  return session && session in runs ? 'running' : kinds[workoutType].activityType
}

type Done = {
  workoutType: WorkoutType
  /** Seconds without pauses, and active seconds among them. */
  duration: number
  activeSeconds: number
  kilograms: number | undefined
  session: Session['kind'] | undefined
  /** The plan, if still available. */
  planned: Workout | undefined
}

/** Kilocalories of a completed workout: the completed share of the planned energy, or by METs. */
export function coachedEnergy(done: Done): number {
  const { planned, kilograms = assumedKilograms, activeSeconds } = done
  const toDo = planned ? workSeconds(planned) : 0
  if (planned && toDo > 0)
    return Math.round(energyOfWorkout(planned, kilograms) * Math.min(mostShare, activeSeconds / toDo))
  const met = (done.session && runs[done.session]) ?? kinds[done.workoutType].met
  const rest = Math.max(0, done.duration - activeSeconds)
  return Math.round(((met * activeSeconds + restMet * rest) * 3.5 * kilograms) / 200 / 60)
}
