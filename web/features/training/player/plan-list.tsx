import type { Workout } from '#contract/training/workouts.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { lineOf, roundsOf } from './run/amounts.ts'

type Props = { workout: Pick<Workout, 'blocks'>; unit: LengthUnit; heading: 'h2' | 'h3' }

/** Read-only list of a workout's blocks with the amounts of their exercises. */
export function PlanList({ workout, unit, heading: Heading }: Props) {
  return (
    <ol className="grid gap-5">
      {workout.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks keep their order
        <li key={at}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Heading className="display text-lg">{block.title}</Heading>
            <p className="text-sm text-ink-2">{roundsOf(block)}</p>
          </div>
          <ul className="mt-1.5 divide-y divide-line border-y border-line">
            {block.exercises.map((one, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an exercise may occur twice in a block
              <li key={number} className="py-2.5">
                <p className="font-semibold">{one.name}</p>
                <p className="text-sm text-ink-2">{lineOf(one, unit)}</p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}
