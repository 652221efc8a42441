import type { ActivityDetail, ActivityType, Split } from '#contract/activities/activities.ts'
import { toColumns } from '#contract/activities/track/columns.ts'
import { encodePolyline } from '#contract/activities/track/polyline.ts'
import type { Recording } from '#contract/activities/track/position.ts'
import { simplify } from '#contract/activities/track/simplify.ts'
import { summarise } from '#contract/activities/track/summarise.ts'
import { rounded } from '#contract/measures/rounded.ts'
import { packColumns } from './packed-columns.ts'

/** Details of a recording beyond the activity's own figures. */
export type TrackDetails = Pick<ActivityDetail, 'splits' | 'series' | 'efforts' | 'descent'> & {
  /** Absent in live recordings, and in files imported before it was kept. */
  stated?: ActivityDetail['stated']
}
/** South, west, north, east; degrees. */
export type Bounds = [number, number, number, number]

/** Results of analyzing a recording, ready to be stored. */
export type TrackAnalysis = {
  startedAt: number
  endedAt: number
  movingSeconds: number
  /** Kilometres; null without a plausible position. */
  distance: number | null
  /** Metres climbed; null without elevations. */
  elevation: number | null
  avgHeartRate: number | null
  maxHeartRate: number | null
  hasRoute: boolean
  recording: Uint8Array
  details: TrackDetails
  /** By `routeZooms`. */
  lines: string[][]
  bounds: Bounds | null
}

/** Zooms with a stored route; a map gets the next finer one. The last omits only what receivers cannot resolve. */
export const routeZooms = [7, 9, 11, 13, 15, 17] as const

/** Maximum plausible climb of two days, in metres; higher values are altimeter faults. */
const mostClimb = 100_000

/** Analyzes a sanitized recording. Takes about 2 µs a position: call it from a worker thread. */
export function analyzeTrack(recording: Recording, type: ActivityType): TrackAnalysis {
  const {
    distanceKm,
    movingSeconds,
    gain,
    loss,
    avgHeartRate,
    maxHeartRate,
    splits,
    efforts,
    series,
    lines,
  } = summarise(recording, type)
  const drawn = lines.filter((line) => line.length > 1).map(unbroken)
  return {
    startedAt: recording.startedAt,
    endedAt: recording.endedAt,
    movingSeconds,
    distance: lines.length ? distanceKm : null,
    elevation: climbed(gain),
    avgHeartRate,
    maxHeartRate,
    hasRoute: drawn.length > 0,
    recording: packColumns(toColumns(recording)),
    details: {
      splits: {
        kilometres: splits.kilometres.map(roundedSplit),
        miles: splits.miles.map(roundedSplit),
        laps: splits.laps.map(roundedSplit),
      },
      series: series.map((sample) => ({
        distance: rounded(sample.distance, 3),
        elevation: maybe(sample.elevation, 1),
        speed: maybe(sample.speed, 2),
        heartRate: maybe(sample.heartRate, 0),
      })),
      efforts: Object.fromEntries(
        Object.entries(efforts).map(([name, seconds]) => [name, rounded(seconds, 1)]),
      ),
      descent: maybe(climbed(loss), 1),
    },
    lines: drawn.length
      ? routeZooms.map((zoom) => drawn.map((line) => encodePolyline(simplify(line, zoom))))
      : [],
    bounds: drawn.length ? boundsOf(drawn) : null,
  }
}

/** An analysis anew of a recording whose distance and laps were counted by its device, which still count. */
export function countedByDevice(analysis: TrackAnalysis, { splits, stated }: TrackDetails): TrackAnalysis {
  return {
    ...analysis,
    distance: stated?.distance ?? null,
    details: { ...analysis.details, efforts: {}, splits, stated },
  }
}

type Line = { lat: number; lon: number }[]

/** Unwraps longitudes past ±180. */
function unbroken(line: Line): Line {
  let turns = 0
  return line.map(({ lat, lon }, at) => {
    const step = at ? lon - line[at - 1]!.lon : 0
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return { lat, lon: lon + turns * 360 }
  })
}

function boundsOf(lines: Line[]): Bounds {
  const bounds: Bounds = [90, 540, -90, -540]
  for (const line of lines)
    for (const { lat, lon } of line) {
      bounds[0] = Math.min(bounds[0], lat)
      bounds[1] = Math.min(bounds[1], lon)
      bounds[2] = Math.max(bounds[2], lat)
      bounds[3] = Math.max(bounds[3], lon)
    }
  return bounds
}

function roundedSplit({ distance, seconds, gain, loss, heartRate }: Split): Split {
  return {
    distance: rounded(distance, 3),
    seconds: rounded(seconds, 1),
    gain: rounded(gain, 1),
    loss: rounded(loss, 1),
    heartRate,
  }
}

function climbed(metres: number | null): number | null {
  return metres !== null && metres <= mostClimb ? metres : null
}

function maybe(value: number | null, places: number): number | null {
  return value === null ? null : rounded(value, places)
}
