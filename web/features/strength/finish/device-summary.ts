import type { MaxFormula } from '#contract/strength/estimated-max.ts'
import type { Beaten } from '#contract/strength/workouts.ts'
import { doneSets, type LiveWorkout } from '../live/live-workout.ts'
import { beatenBy, measuresOf } from '../live/sets/beaten.ts'
import { trainedTime } from '../live/trained-time.ts'

/** `before`: the best until then. */
export type BeatenRecord = Pick<Beaten, 'exerciseName' | 'kind' | 'value'> & { before: number }
export type Summary = {
  /** Seconds without long pauses. */
  duration: number
  /** Done sets without warm-ups. */
  sets: number
  /** Kilograms moved; null while sets with the body's weight are on this device only. */
  volume: number | null
  records: readonly BeatenRecord[]
}

/** What a finished workout amounts to, as far as this device knows; complete for exercises loaded with weights alone. */
export function deviceSummary(workout: LiveWorkout, formula: MaxFormula): Summary {
  const counted = workout.exercises.flatMap(({ load, sets }) =>
    sets.filter(({ doneAt, kind }) => doneAt && kind !== 'warm_up').map((set) => ({ ...set, load })),
  )
  const records = workout.exercises.flatMap((exercise) =>
    doneSets({ ...workout, exercises: [exercise] }).flatMap((set) =>
      beatenBy(exercise, set, formula).map((kind) => ({
        ...{ exerciseName: exercise.name, kind },
        value: measuresOf(set, formula)[kind]!,
        before: exercise.best![kind]!,
      })),
    ),
  )
  return {
    duration: trainedTime(workout).duration,
    sets: counted.length,
    volume: counted.some(({ load }) => load !== 'external')
      ? null
      : counted.reduce((sum, { kilograms, reps }) => sum + (kilograms ?? 0) * (reps ?? 0), 0),
    records,
  }
}
