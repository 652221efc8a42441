import type { Rules } from './rules.ts'

export type ClimbState = {
  /** Metres, smoothed; null before the first elevation. */
  now: number | null
  at: number
  /** The highest point of a climb, or the lowest of a descent. */
  turn: number
  going: 'up' | 'down' | null
  gain: number
  loss: number
  /** The last plausible reading. */
  read: Reading | null
  /** Implausible readings, waiting for confirmation. */
  doubted: Reading[]
}
type Reading = { t: number; elevation: number }

/** Time constant of the smoothing in seconds. */
const memory = 10
/** Minimum metres of a climb or descent: between what a barometer needs (2–3) and satellites alone (10). */
const threshold = 5
/** Metres between two readings that are noise at any interval. */
const noise = 15
/** Number of consecutive consistent doubted readings that are accepted: the altimeter was calibrated. */
const believedAfter = 5

export const newClimb = (): ClimbState => ({
  now: null,
  at: 0,
  turn: 0,
  going: null,
  gain: 0,
  loss: 0,
  read: null,
  doubted: [],
})

/** Starts over at the next elevation: its difference to the previous one does not count as climb. */
export function forgetSlope(state: ClimbState) {
  state.now = null
  state.going = null
  state.read = null
  state.doubted = []
}

/** Adds a reading; a jump faster than `steepest` counts for nothing, even where the following readings confirm it. */
export function climb(state: ClimbState, t: number, elevation: number | null, { steepest }: Rules) {
  if (elevation === null) return
  const reading = { t, elevation }
  if (state.read && !reachable(state.read, reading, steepest)) {
    const before = state.doubted.at(-1)
    const isConsistent = before !== undefined && reachable(before, reading, steepest)
    state.doubted = isConsistent ? [...state.doubted, reading] : [reading]
    if (state.doubted.length < believedAfter) return
    forgetSlope(state)
  }
  state.read = reading
  state.doubted = []
  if (state.now === null) {
    state.now = elevation
    state.turn = elevation
    state.at = t
    return
  }
  const share = 1 - Math.exp(-(t - state.at) / 1000 / memory)
  state.now += share * (elevation - state.now)
  state.at = t
  const up = state.now - state.turn
  if (up > (state.going === 'up' ? 0 : threshold)) turn(state, 'up', up)
  else if (-up > (state.going === 'down' ? 0 : threshold)) turn(state, 'down', -up)
}

const reachable = (from: Reading, to: Reading, steepest: number) =>
  Math.abs(to.elevation - from.elevation) <= (steepest * (to.t - from.t)) / 1000 + noise

function turn(state: ClimbState, going: 'up' | 'down', metres: number) {
  state.going = going
  state[going === 'up' ? 'gain' : 'loss'] += metres
  state.turn = state.now!
}
