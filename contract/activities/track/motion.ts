import type { Accepted } from './gate.ts'
import { metresBetween, type Place } from './place.ts'
import { type Rules, standingAfter, stillRadius } from './rules.ts'

/** Distance and time of motion; a stretch starts standing, so that drift before the first step does not count. */
export type MotionState = {
  metres: number
  movingMilliseconds: number
  standing: boolean
  /** Start of standing, and its last confirmation. */
  standingSince: number
  restingAt: number
  /** Position while standing; follows drift slowly. */
  anchor: Place | null
  last: { t: number; place: Place } | null
  /** Moving positions of the last seconds. */
  recent: { t: number; place: Place; metres: number }[]
  /** Metres counted while already standing, subtracted from the following ones. */
  overcounted: number
  /** Running average of the receiver’s accuracy, metres. */
  accuracy: number
}

/** Length of a path within the still radius, as a multiple of the slowest motion, above which it is a narrow bend. */
const bendFactor = 1.5
/** Time constant of the anchor, as a multiple of `standingAfter`: it falls behind the slowest motion. */
const anchorFactor = 1.5
const setOffSeconds = 8
/** Metres a second of a resting receiver's drift. */
const driftSpeed = 0.5
/** Milliseconds without a position that a straight line bridges: a tunnel, a pocket. */
const longestGap = 600_000

export const newMotion = (): MotionState => ({
  metres: 0,
  movingMilliseconds: 0,
  standing: true,
  standingSince: 0,
  restingAt: 0,
  anchor: null,
  last: null,
  recent: [],
  overcounted: 0,
  accuracy: 5,
})

/** Starts a new stretch: the distance to the next position does not count. */
export function breakOff(state: MotionState) {
  Object.assign(state, { standing: true, anchor: null, last: null, recent: [], overcounted: 0 })
}

export function move(state: MotionState, { t, place, accuracy }: Accepted, rules: Rules) {
  state.accuracy += ((accuracy ?? 5) - state.accuracy) / 10
  const radius = Math.max(stillRadius, 0.6 * state.accuracy)
  const { last } = state
  if (last && t - last.t > longestGap) breakOff(state)
  if (!state.last || !last) begin(state, t, place)
  else if (state.standing) rest(state, last, t, place, radius, rules)
  else step(state, last, t, place, radius, rules)
  state.last = { t, place }
}

function begin(state: MotionState, t: number, place: Place) {
  state.anchor = place
  state.standingSince = t
  state.restingAt = t
}

function rest(
  state: MotionState,
  last: { t: number },
  t: number,
  place: Place,
  radius: number,
  rules: Rules,
) {
  const anchor = state.anchor!
  const away = metresBetween(anchor, place)
  remember(state, t, place, setOffSeconds)
  const oldest = state.recent[0]!
  const hurry = metresBetween(oldest.place, place) / Math.max(1, (t - oldest.t) / 1000)
  if (away > 2 * radius || (away > radius && hurry > Math.max(driftSpeed, bendFactor * rules.slowest))) {
    walk(state, away)
    state.movingMilliseconds += t - state.restingAt
    state.standing = false
    state.recent = [{ t, place, metres: state.metres }]
    return
  }
  if (away < radius / 3) state.restingAt = t
  if (away > radius) return
  const share = Math.min(1, (t - last.t) / 1000 / (anchorFactor * standingAfter(rules)))
  state.anchor = [0, 1, 2].map((axis) => anchor[axis]! + share * (place[axis]! - anchor[axis]!)) as Place
}

function step(
  state: MotionState,
  last: { t: number; place: Place },
  t: number,
  place: Place,
  radius: number,
  rules: Rules,
) {
  walk(state, metresBetween(last.place, place))
  state.movingMilliseconds += t - last.t
  remember(state, t, place, standingAfter(rules))
  const oldest = state.recent[0]!
  const seconds = (t - oldest.t) / 1000
  if (seconds < standingAfter(rules)) return
  // A narrow bend stays within a few metres too, but not at such a speed.
  if (state.metres - oldest.metres > bendFactor * rules.slowest * seconds) return
  if (state.recent.some((one) => metresBetween(one.place, place) > radius)) return
  state.standing = true
  state.standingSince = oldest.t
  state.restingAt = t
  state.movingMilliseconds = Math.max(0, state.movingMilliseconds - (t - oldest.t))
  state.anchor = middleOf(state.recent)
  state.overcounted = Math.max(0, state.metres - oldest.metres - metresBetween(oldest.place, state.anchor))
  state.recent = []
}

/** Keeps the moving positions of so many seconds, and one before them. */
function remember(state: MotionState, t: number, place: Place, seconds: number) {
  state.recent.push({ t, place, metres: state.metres })
  while (state.recent[1] && state.recent[1].t <= t - seconds * 1000) state.recent.shift()
}

function walk(state: MotionState, metres: number) {
  const counted = Math.max(0, metres - state.overcounted)
  state.overcounted = Math.max(0, state.overcounted - metres)
  state.metres += counted
}

const middleOf = (points: { place: Place }[]) =>
  [0, 1, 2].map((axis) => points.reduce((sum, { place }) => sum + place[axis]!, 0) / points.length) as Place

/** Metres a second over the last seconds; null at rest. */
export function speedOf({ standing, recent, metres, last }: MotionState) {
  const oldest = recent[0]
  if (standing || !oldest || !last || last.t - oldest.t < 3000) return null
  return (metres - oldest.metres) / ((last.t - oldest.t) / 1000)
}
