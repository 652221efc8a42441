import { rounded } from '#contract/measures/rounded.ts'
import { estimatedMax, type MaxFormula } from '#contract/strength/estimated-max.ts'
import type { ExerciseDay } from '#contract/strength/exercises.ts'
import type { SetKind, SetLoad } from '#contract/strength/sets.ts'

type Loaded = { load: SetLoad; kilograms: number | null; bodyWeight: number | null }
type Counted = {
  kind: SetKind
  moved: number | null
  reps: number | null
  seconds: number | null
  metres: number | null
}

/** Load of each repetition in kilograms; null without a weight, or without the body weight where it counts. */
export function movedBy({ load, kilograms, bodyWeight }: Loaded): number | null {
  if (load === 'external') return kilograms
  if (bodyWeight === null) return null
  return load === 'bodyweight' ? bodyWeight + (kilograms ?? 0) : Math.max(0, bodyWeight - (kilograms ?? 0))
}

/** Estimated one-repetition maximum of a set in kilograms, three decimals; null for warm-ups and without a load. */
export function estimateOf({ kind, moved, reps }: Counted, formula: MaxFormula): number | null {
  if (kind === 'warm_up' || moved === null || reps === null) return null
  return thousandths(estimatedMax(moved, reps, formula))
}

/** Sums and bests of one exercise's sets of one day, without warm-ups; undefined without any. */
export function sumDay(all: readonly Counted[], formula: MaxFormula): Omit<ExerciseDay, 'day'> | undefined {
  const counted = all.filter(({ kind }) => kind !== 'warm_up')
  if (!counted.length) return undefined
  const heaviest = greatest(counted.flatMap(({ moved, reps }) => (reps === null ? [] : (moved ?? []))))
  return {
    sets: counted.length,
    reps: counted.reduce((sum, { reps }) => sum + (reps ?? 0), 0),
    volume: volumeOf(counted),
    heaviest,
    heaviestReps: greatest(counted.flatMap(({ moved, reps }) => (moved === heaviest ? (reps ?? []) : []))),
    estimatedMax: greatest(counted.flatMap((set) => estimateOf(set, formula) ?? [])),
    mostReps: greatest(counted.flatMap(({ reps }) => reps ?? [])),
    longestSeconds: greatest(counted.flatMap(({ seconds }) => seconds ?? [])),
    farthestMetres: greatest(counted.flatMap(({ metres }) => metres ?? [])),
  }
}

/** Kilograms moved by sets: load × repetitions. */
export const volumeOf = (sets: readonly Pick<Counted, 'moved' | 'reps'>[]) =>
  thousandths(sets.reduce((sum, { moved, reps }) => sum + (moved ?? 0) * (reps ?? 0), 0))

function greatest(numbers: readonly number[]): number | null {
  return numbers.length ? Math.max(...numbers) : null
}

export function thousandths<T extends number | null>(value: T): T {
  return (value === null ? null : rounded(value, 3)) as T
}
