import type { Position, Recording } from './position.ts'

/** A path on a plane, metres east and north of a place. */
export type Way = [east: number, north: number][]

/** Deterministic random numbers (mulberry32), for repeatable tests. */
export function randomFrom(seed: number) {
  let state = seed >>> 0
  const uniform = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
  return { uniform, normal }
}

export const lengthOf = (way: Way) =>
  way.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - way[i]![0], y - way[i]![1]), 0)

/** A straight path to the north-east. */
export const straight = (metres: number): Way => [
  [0, 0],
  [metres * 0.6, metres * 0.8],
]

/**
 * Laps of a running track: two straights of 84.39 m, two half circles of 36.8 m measured 0.3 m out (World Athletics),
 * further lanes 1.22 m each.
 */
export function laps(count: number, lane = 1): Way {
  const radius = 36.8 + (lane - 1) * 1.22
  const way: Way = []
  for (let lap = 0; lap < count; lap++) {
    for (const side of [1, -1]) {
      for (let degree = -90; degree <= 90; degree += 2) {
        const angle = (degree * Math.PI) / 180
        way.push([side * (42.195 + radius * Math.cos(angle)), side * radius * Math.sin(angle)])
      }
    }
  }
  return [...way, way[0]!]
}

/** Streets at right angles, turning at every corner with a radius of a few metres. */
export function grid(blocks: number, side: number, radius = 4): Way {
  const way: Way = [[0, 0]]
  for (let block = 0; block < blocks; block++) {
    const [x, y] = [Math.ceil(block / 2) * side, Math.floor(block / 2) * side]
    const east = block % 2 === 0
    if (block === 0) {
      way.push([side - radius, 0])
      continue
    }
    // A quarter circle from the previous street into this one.
    for (let degree = 10; degree <= 90; degree += 10) {
      const angle = (degree * Math.PI) / 180
      const [ahead, aside] = [radius * Math.sin(angle) - radius, radius - radius * Math.cos(angle)]
      way.push(east ? [x + aside, y + ahead] : [x + ahead, y + aside])
    }
    way.push(east ? [x + side - radius, y] : [x, y + side - radius])
  }
  return way
}

/** A path up a slope: legs back and forth with a narrow bend at each end. */
export function switchbacks(legs: number, leg: number, radius = 3): Way {
  const way: Way = []
  for (let i = 0; i < legs; i++) {
    const toEast = i % 2 === 0
    const y = i * 2 * radius
    way.push([toEast ? 0 : leg, y], [toEast ? leg : 0, y])
    for (let degree = -80; degree <= 80; degree += 20) {
      const angle = (degree * Math.PI) / 180
      const bulge = radius * Math.cos(angle)
      way.push([toEast ? leg + bulge : -bulge, y + radius + radius * Math.sin(angle)])
    }
  }
  return way
}

type Walk = {
  /** Metres a second. */
  speed: number
  /** Seconds between positions. */
  every?: number
  /** Metres, one standard deviation on each axis: slow wander, and jitter between positions. */
  wander?: number
  jitter?: number
  seed?: number
  from?: { t: number; lat: number; lon: number }
  accuracy?: number | null
  /** Metres above sea level by distance. */
  elevation?: (metres: number) => number | null
}

export const start = { t: Date.UTC(2026, 4, 10, 8), lat: 41.88, lon: -87.63 }

/** Correlation time of a receiver's error in seconds: it filters, so that the error moves smoothly. */
const memory = 30

/** Simulates a receiver that moves along a path. */
export function walk(
  way: Way,
  { speed, every = 1, wander = 0, jitter = 0, seed = 1, from = start, ...rest }: Walk,
) {
  const error = errorOf(wander, jitter, every, seed)
  const whole = lengthOf(way)
  const positions: Position[] = []
  const steps = Math.floor(whole / speed / every)
  let leg = 1
  let before = 0
  for (let i = 0; i <= steps; i++) {
    const metres = i * every * speed
    let length = lengthOf([way[leg - 1]!, way[leg]!])
    while (before + length < metres && leg < way.length - 1) {
      before += length
      leg++
      length = lengthOf([way[leg - 1]!, way[leg]!])
    }
    const share = length ? Math.min(1, (metres - before) / length) : 0
    const [east, north] = error()
    positions.push({
      t: from.t + i * every * 1000,
      ...placed(from, [
        way[leg - 1]![0] + share * (way[leg]![0] - way[leg - 1]![0]) + east,
        way[leg - 1]![1] + share * (way[leg]![1] - way[leg - 1]![1]) + north,
      ]),
      elevation: rest.elevation?.(metres) ?? null,
      accuracy: rest.accuracy === undefined ? 5 : rest.accuracy,
      heartRate: null,
    })
  }
  return positions
}

/** Simulates a receiver that stands still for so many seconds. */
export const stand = (seconds: number, noise: Omit<Walk, 'speed'>) =>
  walk(
    [
      [0, 0],
      [seconds / 1e6, 0],
    ],
    { ...noise, speed: 1e-6 },
  )

/** A smooth wander (twice filtered noise, Gauss–Markov of the second order) and jitter on top. */
function errorOf(wander: number, jitter: number, every: number, seed: number) {
  const { normal } = randomFrom(seed)
  const keep = Math.exp(-1 / memory)
  const kick = Math.sqrt(1 - keep * keep)
  const axis = () => ({ first: normal(), second: 0 })
  const axes = [axis(), axis()]
  const settle = Math.sqrt((1 + keep * keep) / ((1 - keep * keep) * (1 - keep * keep))) * (1 - keep) * kick
  const step = () => {
    for (const one of axes) {
      one.first = keep * one.first + kick * normal()
      one.second = keep * one.second + (1 - keep) * one.first
    }
  }
  for (let i = 0; i < 20 * memory; i++) step()
  return () => {
    for (let second = 0; second < every; second++) step()
    return axes.map(({ second }) => (wander * second * kick) / settle + jitter * normal()) as [number, number]
  }
}

/** Metres east and north of a place, by the ellipsoid's two radii there. */
export function placed(from: { lat: number; lon: number }, [east, north]: [number, number]) {
  const sine = Math.sin((from.lat * Math.PI) / 180)
  const curve = 1 - 6.694_379_990_14e-3 * sine * sine
  const normal = 6_378_137 / Math.sqrt(curve)
  const meridian = (normal * (1 - 6.694_379_990_14e-3)) / curve
  const lat = from.lat + (north / meridian) * (180 / Math.PI)
  const lon = from.lon + (east / (normal * Math.cos((lat * Math.PI) / 180))) * (180 / Math.PI)
  return { lat, lon: ((lon + 540) % 360) - 180 }
}

/** The positions as a recording with their start and end. */
export const recorded = (positions: Position[]): Recording => ({
  positions,
  beats: [],
  pauses: [],
  laps: [],
  startedAt: positions[0]!.t,
  endedAt: positions.at(-1)!.t,
})
