export type ClimbState = {
  /** Metres, smoothed; null before the first elevation. */
  now: number | null
  at: number
  /** The highest point of a climb, or the lowest of a descent. */
  turn: number
  going: 'up' | 'down' | null
  gain: number
  loss: number
}

/** Time constant of the smoothing in seconds. */
const memory = 10
/** Minimum metres of a climb or descent: between what a barometer needs (2–3) and satellites alone (10). */
const threshold = 5

export const newClimb = (): ClimbState => ({ now: null, at: 0, turn: 0, going: null, gain: 0, loss: 0 })

/** Starts over at the next elevation: its difference to the previous one does not count as climb. */
export function forgetSlope(state: ClimbState) {
  state.now = null
  state.going = null
}

export function climb(state: ClimbState, t: number, elevation: number | null) {
  if (elevation === null) return
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

function turn(state: ClimbState, going: 'up' | 'down', metres: number) {
  state.going = going
  state[going === 'up' ? 'gain' : 'loss'] += metres
  state.turn = state.now!
}
