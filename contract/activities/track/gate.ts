import { metresBetween, type Place, placeOf } from './place.ts'
import type { Position } from './position.ts'
import type { Rules } from './rules.ts'

export type Accepted = Position & { place: Place }
export type GateState = {
  last: Accepted | null
  /** Time of the last accurate position, or of the first. */
  goodAt: number | null
  /** Implausible positions, waiting for confirmation. */
  doubted: Accepted[]
}

/** Metres of accuracy accepted at once, and after a while without anything better. */
const goodAccuracy = 30
const poorAccuracy = 100
const patience = 20_000
/** Number of consecutive consistent doubted positions that are accepted: the receiver had been wrong before. */
const believedAfter = 5
/** Shorter intervals add noise and no distance. */
const leastInterval = 500

export const newGate = (): GateState => ({ last: null, goodAt: null, doubted: [] })

/** The positions accepted with this one: none, itself, or also the doubted before it, marked by `jumped`. */
export function admit(gate: GateState, position: Position, { fastest }: Rules) {
  const nothing = { accepted: [] as Accepted[], jumped: false }
  if (!isOnEarth(position)) return nothing
  const newest = gate.doubted.at(-1) ?? gate.last
  if (newest && position.t - newest.t < leastInterval) return nothing

  const accuracy = position.accuracy ?? 0
  gate.goodAt ??= position.t
  if (accuracy <= goodAccuracy) gate.goodAt = position.t
  else if (accuracy > poorAccuracy || position.t - gate.goodAt <= patience) return nothing

  const candidate = { ...position, place: placeOf(position) }
  if (!gate.last || reachable(gate.last, candidate, fastest)) {
    gate.last = candidate
    gate.doubted = []
    return { accepted: [candidate], jumped: false }
  }
  const before = gate.doubted.at(-1)
  gate.doubted = before && !reachable(before, candidate, fastest) ? [candidate] : [...gate.doubted, candidate]
  if (gate.doubted.length < believedAfter) return nothing
  const accepted = gate.doubted
  gate.last = candidate
  gate.doubted = []
  return { accepted, jumped: true }
}

const isOnEarth = ({ t, lat, lon }: Position) =>
  Number.isFinite(t) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180

/** Whether the distance is possible at `fastest` metres a second, after subtracting the positions' own noise. */
function reachable(from: Accepted, to: Accepted, fastest: number) {
  const noise = Math.min(15, Math.max(5, ((from.accuracy ?? 5) + (to.accuracy ?? 5)) / 2))
  return metresBetween(from.place, to.place) <= (fastest * (to.t - from.t)) / 1000 + noise
}
