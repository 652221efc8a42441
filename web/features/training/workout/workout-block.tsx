import { useId } from 'react'
import { type WorkoutBlock as Block, blockSeconds } from '#contract/training/workouts.ts'
import { formatDuration, type LengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatSpan } from '#web/ui/measures/interval.ts'
import { useExercises } from '../use-exercises.ts'
import { words } from '../words.ts'
import { WorkoutExercise } from './workout-exercise.tsx'

/** Fill of each block kind, the same in the bar and beside its heading. */
export const fillOf: Record<Block['kind'], string> = {
  warm_up: 'bg-carbs',
  main: 'bg-herb',
  circuit: 'bg-energy',
  intervals: 'bg-tomato',
  finisher: 'bg-protein',
  cool_down: 'bg-water',
}

/** A block of a workout: name, duration, and its exercises in order. */
export function WorkoutBlock({ block, unit }: { block: Block; unit: LengthUnit }) {
  const id = useId()
  const known = useExercises()
  const { kind, title, rounds, restBetweenRounds, exercises } = block
  const kindName = words.blocks[kind]
  return (
    <section aria-labelledby={id}>
      <header className="flex items-start justify-between gap-4 border-b border-line pb-2.5">
        <div className="min-w-0">
          <h3 id={id} className="display text-xl">
            <span
              aria-hidden="true"
              className={`mr-2.5 inline-block size-2.5 rounded-full ${fillOf[kind]}`}
            />
            {title || kindName}
          </h3>
          <p className="mt-1 text-sm text-ink-2 empty:hidden">
            {words.facts([
              title.toLowerCase() === kindName.toLowerCase() ? '' : kindName,
              rounds > 1 ? words.rounds(formatNumber(rounds)) : '',
              rounds > 1 && restBetweenRounds ? words.betweenRounds(formatSpan(restBetweenRounds)) : '',
            ])}
          </p>
        </div>
        <p className="shrink-0 pt-1 text-sm text-ink-2 tabular-nums">{formatDuration(blockSeconds(block))}</p>
      </header>
      <ol>
        {exercises.map((exercise, at) => (
          <WorkoutExercise
            // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may occur twice, and the order is fixed
            key={at}
            exercise={exercise}
            known={known?.get(exercise.exerciseId ?? '')}
            unit={unit}
            isGentle={kind === 'warm_up' || kind === 'cool_down'}
          />
        ))}
      </ol>
    </section>
  )
}
