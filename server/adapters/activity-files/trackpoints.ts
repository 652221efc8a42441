import type { Pause, Position } from '#contract/activities/track/position.ts'
import { FileRefused, mostPoints } from './activity-file.ts'

/** A point as written in the file, not validated yet. */
export type RawPoint = {
  time: string | undefined
  lat: number | undefined
  lon: number | undefined
  elevation: number | undefined
  heartRate: number | undefined
}

export type Stretch = Position[]
type Beat = { t: number; heartRate: number }

const earliest = Date.UTC(1990, 0)

/** Parses an XML date and time; without a zone it is UTC, as the formats require. */
export function instantOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`
  const t = Date.parse(zoned)
  return Number.isFinite(t) && t >= earliest ? t : undefined
}

/** Whether the coordinates are a valid position; receivers write 0° 0° before their first fix. */
export function isPlace(lat: number | undefined, lon: number | undefined): boolean {
  if (lat === undefined || lon === undefined || (lat === 0 && lon === 0)) return false
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}

const heartRateOf = (value: number | undefined) =>
  value !== undefined && value >= 20 && value <= 250 ? Math.round(value) : null
const elevationOf = (value: number | undefined) =>
  value !== undefined && value > -500 && value < 9500 ? value : null

/** Collects points into stretches without a pause. */
export function gathering() {
  const stretches: Stretch[] = []
  const beats: Beat[] = []
  let points = 0
  let untimed = 0
  return {
    stretches,
    beats,
    get untimed() {
      return untimed
    },
    /** Starts a new stretch after a pause. */
    begin() {
      if (stretches.at(-1)?.length !== 0) stretches.push([])
    },
    add({ time, lat, lon, elevation, heartRate }: RawPoint) {
      if (++points > mostPoints) throw new FileRefused('tooLarge')
      const t = instantOf(time)
      const placed = isPlace(lat, lon)
      if (t === undefined) {
        if (placed) untimed++
        return
      }
      const beat = heartRateOf(heartRate)
      if (placed) {
        if (!stretches.length) stretches.push([])
        const position = { t, lat: lat!, lon: lon!, elevation: elevationOf(elevation), accuracy: null }
        stretches.at(-1)!.push({ ...position, heartRate: beat })
      } else if (beat !== null) beats.push({ t, heartRate: beat })
    },
  }
}
export type Gathering = ReturnType<typeof gathering>

/** Milliseconds between two stretches that are no pause. */
const shortest = 10_000
/** Number of usual intervals between points that are no pause. */
const usualIntervals = 3

/**
 * Sorts the stretches by time and derives the pauses between them. Writers split tracks by number of points, laps or
 * files too: a gap about as long as the interval between points is no pause.
 */
export function joined(stretches: readonly Stretch[]): { positions: Position[]; pauses: Pause[] } {
  const kept = stretches
    .filter((stretch) => stretch.length > 0)
    .map((stretch) => stretch.toSorted((one, other) => one.t - other.t))
    .sort((one, other) => one[0]!.t - other[0]!.t)
  const least = Math.max(shortest, usualIntervals * usualInterval(kept))
  const pauses: Pause[] = []
  for (const [at, stretch] of kept.entries()) {
    const before = kept[at - 1]?.at(-1)
    if (before && stretch[0]!.t - before.t > least) pauses.push([before.t, stretch[0]!.t])
  }
  return { positions: kept.flat().sort((one, other) => one.t - other.t), pauses }
}

/** Median milliseconds between two points of a stretch; 0 without any. */
function usualInterval(stretches: readonly Stretch[]): number {
  const intervals = stretches.flatMap((stretch) =>
    stretch.slice(1).map(({ t }, place) => t - stretch[place]!.t),
  )
  return intervals.sort((one, other) => one - other)[intervals.length >> 1] ?? 0
}

/** Milliseconds to a heart rate in a point of its own that a position without one takes. */
const beatReach = 10_000

/**
 * Positions, pauses and heart rates of an activity. Heart rates in points of their own go to the positions around
 * them; a single position is no route, so that its heart rate stands alone.
 */
export function gathered({ stretches, beats }: Gathering) {
  const { positions, pauses } = joined(stretches)
  const alone = beats.toSorted((one, other) => one.t - other.t)
  if (positions.length < 2) {
    const own = positions.flatMap(({ t, heartRate }) => (heartRate === null ? [] : [{ t, heartRate }]))
    return { positions: [], pauses, beats: [...alone, ...own].sort((one, other) => one.t - other.t) }
  }
  let next = 0
  const beating = positions.map((position) => {
    const { t } = position
    const away = (at: number) => Math.abs((alone[at]?.t ?? Number.POSITIVE_INFINITY) - t)
    while (next + 1 < alone.length && away(next + 1) <= away(next)) next++
    const isNear = position.heartRate === null && away(next) <= beatReach
    return isNear ? { ...position, heartRate: alone[next]!.heartRate } : position
  })
  return { positions: beating, pauses, beats: [] }
}

/** Metres counted by a device at a time. */
export type Counted = { t: number; metres: number }

/** Metres covered by a device's counter, which may go on from an earlier activity or begin again. */
export function coveredBy(counted: readonly Counted[]): number {
  const sorted = counted.toSorted((one, other) => one.t - other.t)
  return sorted.reduce(
    (sum, { metres }, at) => sum + Math.max(0, metres - (sorted[at - 1]?.metres ?? metres)),
    0,
  )
}
