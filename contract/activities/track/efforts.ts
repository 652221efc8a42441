import { kilometresPerMile } from '../../measures/units.ts'

/** Kilometres of the stretches whose fastest times are kept. */
export const effortDistances = { '1k': 1, mile: kilometresPerMile, '5k': 5, '10k': 10 } as const
export type EffortName = keyof typeof effortDistances
export type Efforts = Partial<Record<EffortName, number>>

/**
 * Seconds of the fastest stretch of each length, by elapsed time: standing and pauses inside it count. Two pointers
 * over the distance; both ends are interpolated.
 */
export function bestEfforts(marks: { t: number; metres: number }[]): Efforts {
  const efforts: Efforts = {}
  for (const [name, kilometres] of Object.entries(effortDistances) as [EffortName, number][]) {
    const seconds = fastest(marks, kilometres * 1000)
    if (seconds !== undefined) efforts[name] = seconds
  }
  return efforts
}

function fastest(marks: { t: number; metres: number }[], metres: number) {
  let best: number | undefined
  let from = 0
  for (const { t, metres: reached } of marks) {
    const began = reached - metres
    if (began < marks[0]!.metres) continue
    while (marks[from + 1]!.metres <= began) from++
    const [before, after] = [marks[from]!, marks[from + 1]!]
    const share = (began - before.metres) / (after.metres - before.metres)
    const seconds = (t - before.t - share * (after.t - before.t)) / 1000
    if (best === undefined || seconds < best) best = seconds
  }
  return best
}
