import type { Exercise } from '#contract/training/exercises.ts'
import type { Prescribed } from '#contract/training/workouts.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { ExerciseFigure } from '../figures/exercise-figure.tsx'
import { familyOf } from '../figures/families.ts'
import { words } from '../words.ts'
import { detailsOf, doseOf } from './workout-dose.ts'

type Props = {
  exercise: Prescribed
  /** Its entry in the library, if any. */
  known: Exercise | undefined
  unit: LengthUnit
  /** Warm-up or cool-down, without tempo and effort. */
  isGentle: boolean
}

/** An exercise with its drawing, dose and cues. */
export function WorkoutExercise({ exercise, known, unit, isGentle }: Props) {
  const { name, perSide, cue } = exercise
  const details = detailsOf(isGentle ? { ...exercise, tempo: null, rpe: null } : exercise)
  return (
    <li className="border-b border-line py-3.5">
      <div className="flex items-center gap-4">
        {known && familyOf(known) ? (
          <span className="grid h-13 w-22 shrink-0 place-items-center rounded-sm bg-sunken text-herb sm:w-26">
            <ExerciseFigure exercise={known} className="h-9 sm:h-10" />
          </span>
        ) : null}
        <div className="min-w-0 flex-1">
          <h4 className="font-semibold">{name}</h4>
          {details.length ? (
            <p className="mt-0.5 text-sm text-ink-2 tabular-nums">{words.facts(details)}</p>
          ) : null}
        </div>
        <p className="shrink-0 text-right">
          <span className="numeral text-[1.375rem] whitespace-nowrap">{doseOf(exercise, unit)}</span>
          {perSide ? <span className="block text-sm text-ink-2">{words.perSide}</span> : null}
        </p>
      </div>
      {cue ? <p className="mt-2 max-w-prose text-[0.9375rem] text-pretty text-ink-2">{cue}</p> : null}
    </li>
  )
}
