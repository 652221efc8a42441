import { toColumns } from '#contract/activities/track/columns.ts'
import type { Position } from '#contract/activities/track/position.ts'
import type { TrackColumns } from '#contract/activities/track-columns.ts'
import type { Chance } from './chance.ts'

/** Points along Chicago's Lakefront Trail from south to north, in degrees. */
export const trail: readonly [lat: number, lon: number][] = [
  [41.8663, -87.6133],
  [41.8757, -87.615],
  [41.885, -87.6135],
  [41.8905, -87.6112],
  [41.8935, -87.6135],
  [41.9033, -87.623],
  [41.912, -87.6255],
  [41.926, -87.632],
  [41.933, -87.6335],
  [41.942, -87.64],
  [41.9555, -87.6395],
  [41.967, -87.638],
  [41.98, -87.6515],
]
const metresOfDegree = 111_195
const along = Math.cos((41.92 * Math.PI) / 180)

type Pace = {
  /** Kilometres there and back. */
  kilometres: number
  /** Minutes per kilometre. */
  minutes: number
  startedAt: Date
  chance: Chance
}

/** A recording of a run along the trail and back, as a watch would export it. */
export function recordingOf(pace: Pace): TrackColumns {
  const positions = positionsOf(pace)
  const [startedAt, endedAt] = [pace.startedAt.getTime(), positions.at(-1)!.t]
  return toColumns({ positions, beats: [], pauses: [], laps: [], startedAt, endedAt })
}

/** Positions of a run along the trail and back, one every three seconds. */
export function positionsOf({ kilometres, minutes, startedAt, chance }: Pace): Position[] {
  const begin = startedAt.getTime()
  const positions: Position[] = []
  const step = 3
  let gone = 0
  let drift: [number, number] = [0, 0]
  for (let second = 0; gone < kilometres * 1000; second += step) {
    const half = kilometres * 500
    const [lat, lon] = pointAfter(gone <= half ? gone : 2 * half - gone)
    drift = [drift[0] * 0.95 + chance.between(-0.5, 0.5), drift[1] * 0.95 + chance.between(-0.5, 0.5)]
    positions.push({
      t: begin + second * 1000,
      lat: lat + drift[0] / metresOfDegree,
      lon: lon + drift[1] / metresOfDegree / along,
      elevation: 180 + 4 * Math.sin(gone / 700) + 2 * Math.sin(gone / 190),
      accuracy: 4,
      heartRate: Math.round(138 + 14 * Math.min(1, second / 600) + 5 * Math.sin(gone / 420)),
    })
    // A little faster in the middle, as in real runs.
    const speed = (1000 / (minutes * 60)) * (1 + 0.05 * Math.sin((Math.PI * gone) / (kilometres * 1000)))
    gone += speed * step
  }
  return positions
}

function pointAfter(metres: number): [lat: number, lon: number] {
  let left = metres
  for (const [at, [lat, lon]] of trail.slice(0, -1).entries()) {
    const [nextLat, nextLon] = trail[at + 1]!
    const length = Math.hypot(nextLat - lat, (nextLon - lon) * along) * metresOfDegree
    if (left <= length)
      return [lat + ((nextLat - lat) * left) / length, lon + ((nextLon - lon) * left) / length]
    left -= length
  }
  return trail.at(-1)!
}
