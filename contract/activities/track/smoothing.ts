import type { Accepted } from './gate.ts'
import type { Place } from './place.ts'

export type SmoothingState = {
  /** Positions within reach of those not yet smoothed. */
  around: Accepted[]
  /** Number of `around` already smoothed. */
  done: number
}

export const newSmoothing = (): SmoothingState => ({ around: [], done: 0 })

/** Returns the positions whose neighbourhood is complete with this one, smoothed; `seconds` on either side count. */
export function smooth(state: SmoothingState, position: Accepted, seconds: number): Accepted[] {
  state.around.push(position)
  return emit(state, seconds * 1000, position.t - seconds * 1000)
}

/** Returns the remaining positions at a pause or the end. */
export function smoothRest(state: SmoothingState, seconds: number): Accepted[] {
  const rest = emit(state, seconds * 1000, Number.POSITIVE_INFINITY)
  state.around = []
  state.done = 0
  return rest
}

function emit(state: SmoothingState, reach: number, until: number): Accepted[] {
  const out: Accepted[] = []
  while (state.done < state.around.length && state.around[state.done]!.t <= until) {
    out.push(smoothed(state.around, state.done++, reach))
  }
  const oldest = (state.around[state.done]?.t ?? until) - reach
  const stale = state.around.findIndex(({ t }) => t >= oldest)
  const removed = stale === -1 ? 0 : Math.min(stale, state.done)
  state.around.splice(0, removed)
  state.done -= removed
  return out
}

/**
 * Fits a parabola to the neighbouring positions (Savitzky and Golay, 1964, for uneven times): removes jitter and
 * keeps bends, which an average would cut. A straight line where one side is missing.
 */
function smoothed(around: Accepted[], index: number, reach: number): Accepted {
  const centre = around[index]!
  const near = around.filter(({ t }) => Math.abs(t - centre.t) <= reach)
  if (near.length < 5) return centre
  const times = near.map(({ t }) => (t - centre.t) / reach)
  const oneSided = Math.min(-times[0]!, times.at(-1)!) < 0.5
  const weights = oneSided ? lineWeights(times) : parabolaWeights(times)
  if (!weights) return centre
  const along = (axis: 0 | 1 | 2) =>
    near.reduce(
      (sum, { place }, i) => sum + weights[i]! * (place[axis] - centre.place[axis]),
      centre.place[axis],
    )
  const place: Place = [along(0), along(1), along(2)]
  return { ...centre, place }
}

const sumOf = (times: number[], power: number) => times.reduce((sum, u) => sum + u ** power, 0)

function lineWeights(times: number[]) {
  const [n, s1, s2] = [times.length, sumOf(times, 1), sumOf(times, 2)]
  const determinant = n * s2 - s1 * s1
  return determinant > 1e-9 ? times.map((u) => (s2 - s1 * u) / determinant) : undefined
}

function parabolaWeights(times: number[]) {
  const n = times.length
  const s1 = sumOf(times, 1)
  const s2 = sumOf(times, 2)
  const s3 = sumOf(times, 3)
  const s4 = sumOf(times, 4)
  const a = s2 * s4 - s3 * s3
  const b = s2 * s3 - s1 * s4
  const c = s1 * s3 - s2 * s2
  const determinant = n * a + s1 * b + s2 * c
  return determinant > 1e-9 ? times.map((u) => (a + b * u + c * u * u) / determinant) : undefined
}
