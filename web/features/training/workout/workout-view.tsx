import { type ReactNode, useId } from 'react'
import type { Workout } from '#contract/training/workouts.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Card } from '#web/ui/card.tsx'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { words } from '../words.ts'
import { WorkoutBlock } from './workout-block.tsx'
import { WorkoutHead } from './workout-head.tsx'

type Props = {
  workout: Workout
  /** Buttons, below the figures. */
  actions?: ReactNode
}

/** A workout in full: summary, notes, and every block with its exercises. */
export function WorkoutView({ workout, actions }: Props) {
  const id = useId()
  const { user } = useUser()
  const unit = lengthUnit(user?.units, 'plan')
  return (
    <article aria-labelledby={id} className="grid grid-cols-1 gap-7">
      <WorkoutHead workout={workout} id={id} />
      {actions}
      <Notes notes={workout.notes} />
      {workout.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name of their own and never move
        <WorkoutBlock key={at} block={block} unit={unit} />
      ))}
      <WorkoutLegend workout={workout} />
    </article>
  )
}

function Notes({ notes }: { notes: readonly string[] }) {
  const tell = useInUnits()
  const id = useId()
  if (!notes.length) return null
  return (
    <Card as="section" tone="sunken" aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {words.notes}
      </h3>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-ink-2 marker:text-herb">
        {notes.map((note) => (
          <li key={note}>{tell(note)}</li>
        ))}
      </ul>
    </Card>
  )
}

/** Explains tempo and RPE, if the workout uses them. */
function WorkoutLegend({ workout: { blocks } }: { workout: Workout }) {
  const all = blocks.flatMap(({ kind, exercises }) =>
    kind === 'warm_up' || kind === 'cool_down' ? [] : exercises,
  )
  const tempo = all.map((one) => one.tempo).find((one) => one?.split('-').length === 4)
  const hasEffort = all.some(({ rpe }) => rpe !== null)
  if (!tempo && !hasEffort) return null
  return (
    <section className="text-sm text-ink-2">
      <h3 className="font-semibold text-ink">{words.legend}</h3>
      {hasEffort ? <p className="mt-1">{words.legendRpe}</p> : null}
      {tempo ? <p className="mt-1">{words.legendTempo(tempo, tempo.split('-'))}</p> : null}
    </section>
  )
}
