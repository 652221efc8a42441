import { oneRepMax } from '#contract/strength/one-rep-max.ts'
import type { ExerciseDay, SetKind, SetLoad } from '#contract/strength/strength.ts'

type Loaded = { load: SetLoad; weight: number | null; bodyWeight: number | null }
type Counted = {
  kind: SetKind
  moved: number | null
  reps: number | null
  seconds: number | null
  metres: number | null
}

/** Kilograms moved with each repetition; null without a weight, or without the body's where it counts. */
export function movedBy({ load, weight, bodyWeight }: Loaded): number | null {
  if (load === 'external') return weight
  if (bodyWeight === null) return null
  return load === 'bodyweight' ? bodyWeight + (weight ?? 0) : Math.max(0, bodyWeight - (weight ?? 0))
}

/** The estimated one-repetition maximum of a set in kilograms, three decimals; null for warm-ups and without load. */
export function estimateOf({ kind, moved, reps }: Counted): number | null {
  if (kind === 'warm_up' || moved === null || reps === null) return null
  return thousandths(oneRepMax(moved, reps))
}

/** Sums and bests of one exercise's sets of one day, without warm-ups; undefined when none are left. */
export function sumDay(all: readonly Counted[]): Omit<ExerciseDay, 'day'> | undefined {
  const counted = all.filter(({ kind }) => kind !== 'warm_up')
  if (!counted.length) return undefined
  const heaviest = greatest(counted.flatMap(({ moved, reps }) => (reps === null ? [] : (moved ?? []))))
  return {
    sets: counted.length,
    reps: counted.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
    volume: thousandths(counted.reduce((sum, { moved, reps }) => sum + (moved ?? 0) * (reps ?? 0), 0)),
    heaviest,
    heaviestReps: greatest(counted.flatMap(({ moved, reps }) => (moved === heaviest ? (reps ?? []) : []))),
    oneRepMax: greatest(counted.flatMap((set) => estimateOf(set) ?? [])),
    mostReps: greatest(counted.flatMap(({ reps }) => reps ?? [])),
    longestSeconds: greatest(counted.flatMap(({ seconds }) => seconds ?? [])),
    farthestMetres: greatest(counted.flatMap(({ metres }) => metres ?? [])),
  }
}

function greatest(numbers: readonly number[]): number | null {
  return numbers.length ? Math.max(...numbers) : null
}

export function thousandths<T extends number | null>(value: T): T {
  return (value === null ? null : Math.round(value * 1000) / 1000) as T
}
