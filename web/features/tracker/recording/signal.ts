import type { PositionProblem } from './position-source.ts'

export type Signal = 'searching' | 'good' | 'fair' | 'poor' | 'lost' | PositionProblem

/** Milliseconds of silence after which a signal is lost. */
const silence = 15_000

/** Quality of current positions, by the last one's accuracy in metres. */
export function signalOf(
  last: { t: number; accuracy: number | null } | null,
  problem: PositionProblem | null,
  now: number,
): Signal {
  if (problem && problem !== 'unavailable') return problem
  if (!last) return problem ?? 'searching'
  if (now - last.t > silence) return 'lost'
  const accuracy = last.accuracy ?? 10
  return accuracy <= 10 ? 'good' : accuracy <= 30 ? 'fair' : 'poor'
}
