import type { Pause, Position } from '#contract/activities/track/position.ts'
import { FileRefused, mostPoints } from './activity-file.ts'

/** A point as files write it, before anybody has looked whether it can be. */
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

/** The instant of an XML date and time; one without a zone is read as UTC, which is what the formats demand. */
export function instantOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  const zoned = /(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`
  const t = Date.parse(zoned)
  return Number.isFinite(t) && t >= earliest ? t : undefined
}

/** A place on Earth; the corner of the Gulf of Guinea at 0° 0° is what receivers write before they know. */
export function isPlace(lat: number | undefined, lon: number | undefined): boolean {
  if (lat === undefined || lon === undefined || (lat === 0 && lon === 0)) return false
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}

const heartRateOf = (value: number | undefined) =>
  value !== undefined && value >= 20 && value <= 250 ? Math.round(value) : null
const elevationOf = (value: number | undefined) =>
  value !== undefined && value > -500 && value < 9500 ? value : null

/** Gathers points into stretches without pause. */
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
    /** The points that follow stand after a pause. */
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

/** The stretches in the order of time, and the pauses between them. */
export function joined(stretches: readonly Stretch[]): { positions: Position[]; pauses: Pause[] } {
  const kept = stretches
    .filter((stretch) => stretch.length > 0)
    .map((stretch) => stretch.toSorted((one, other) => one.t - other.t))
    .sort((one, other) => one[0]!.t - other[0]!.t)
  const pauses: Pause[] = []
  for (const [at, stretch] of kept.entries()) {
    const before = kept[at - 1]?.at(-1)
    if (before && stretch[0]!.t > before.t) pauses.push([before.t, stretch[0]!.t])
  }
  return { positions: kept.flat().sort((one, other) => one.t - other.t), pauses }
}
