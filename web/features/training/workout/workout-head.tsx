import { muscleLabels } from '#contract/labels.ts'
import { betweenBlocks, blockSeconds, type Workout } from '#contract/training/workouts.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatDuration } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatSpan } from '#web/ui/measures/interval.ts'
import { words } from '../words.ts'
import { fillOf } from './workout-block.tsx'

/** A workout's goal, figures, blocks and muscles. */
export function WorkoutHead({ workout, id }: { workout: Workout; id: string }) {
  const { title, workoutType, fitnessLevel, equipment, goal, muscles } = workout
  return (
    <header className="grid gap-5">
      <div>
        <h2 id={id} tabIndex={-1} className="display text-[1.75rem] sm:text-[2.25rem]">
          {title}
        </h2>
        <p className="mt-1.5 text-ink-2">
          {words.facts([
            words.types[workoutType],
            words.levels[fitnessLevel],
            words.equipment[equipment],
            words.goals[goal],
          ])}
        </p>
      </div>
      <dl className="flex flex-wrap gap-x-5 gap-y-3 sm:gap-x-8">
        {figuresOf(workout).map(([label, value, unit]) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="numeral text-[1.75rem] sm:text-[2rem]">
              {value}
              {unit ? (
                <span className="ml-1 font-sans text-sm font-normal tracking-normal text-ink-2">{unit}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid gap-1.5">
        <Shape workout={workout} />
        {workout.blocks.length > 1 ? (
          <p className="text-sm text-ink-2">
            {words.betweenBlocks(formatSpan((workout.blocks.length - 1) * betweenBlocks))}
          </p>
        ) : null}
      </div>
      {muscles.length ? (
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="mr-1 text-sm text-ink-2">{words.worked}</span>
          {muscles.map((muscle) => (
            <Badge key={muscle}>{muscleLabels[muscle]}</Badge>
          ))}
        </p>
      ) : null}
    </header>
  )
}

/** The blocks side by side, their width in proportion to their duration. */
function Shape({ workout: { blocks } }: { workout: Workout }) {
  const parts = blocks.map((block) => ({ block, seconds: blockSeconds(block) }))
  const said = parts.map(({ block, seconds }) => words.shapePart(block.title, formatDuration(seconds)))
  return (
    <div role="img" aria-label={words.shape(said)} className="flex h-3 gap-1">
      {parts.map(({ block, seconds }, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own and never move
          key={at}
          style={{ flexGrow: seconds }}
          className={`min-w-1.5 basis-0 rounded-full ${fillOf[block.kind]}`}
        />
      ))}
    </div>
  )
}

function figuresOf({ minutes, calories, blocks }: Workout): [label: string, value: string, unit?: string][] {
  const all = blocks.flatMap(({ exercises, rounds }) => exercises.map(({ sets }) => sets * rounds))
  const names = new Set(blocks.flatMap(({ exercises }) => exercises.map(({ name }) => name)))
  return [
    [words.minutesLabel, formatNumber(minutes)],
    [words.energy, formatNumber(calories), words.kcal],
    [words.exercises, formatNumber(names.size)],
    [words.sets, formatNumber(all.reduce((sum, sets) => sum + sets, 0))],
  ]
}
