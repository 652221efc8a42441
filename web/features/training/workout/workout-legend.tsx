import type { Workout } from '#contract/training/workouts.ts'
import { words } from '../words.ts'

/** Explains tempo and RPE, if the workout uses them. */
export function WorkoutLegend({ workout: { blocks } }: { workout: Workout }) {
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
