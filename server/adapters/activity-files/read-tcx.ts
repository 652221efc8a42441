import { type FiledActivity, FileRefused } from './activity-file.ts'
import { statedSportOf } from './sport.ts'
import {
  type Counted,
  coveredBy,
  type Gathering,
  gathered,
  gathering,
  instantOf,
  type RawPoint,
} from './trackpoints.ts'
import { readXml } from './xml.ts'

type Lap = {
  start: number | undefined
  /** Earliest point. */
  firstAt: number
  seconds: number
  metres: number
  calories: number
  hearts: [number, number]
}
type Noted = {
  sport: string | null
  notes: string | null
  laps: Lap[]
  points: Gathering
  counted: Counted[]
  lastAt: number
}

const number = (text: string) => (text.trim() === '' ? undefined : Number(text))
const sum = (laps: Lap[], of: (lap: Lap) => number) => laps.reduce((total, lap) => total + of(lap), 0)

/**
 * Reads the activities of a TCX file (Garmin Training Center): laps, tracks with pauses between them, indoor tracks
 * with metres but no positions. Errors: `FileRefused`.
 */
export function readTcx(bytes: Uint8Array): FiledActivity[] {
  const noted: Noted[] = []
  let point: (RawPoint & { metres?: number | undefined }) | undefined
  let inside: 'average' | 'maximum' | undefined
  readXml(bytes, {
    open(name, attributes) {
      const activity = noted.at(-1)
      if (name === 'Activity')
        noted.push({
          sport: attributes.Sport ?? null,
          notes: null,
          laps: [],
          points: gathering(),
          counted: [],
          lastAt: 0,
        })
      else if (name === 'Lap' && activity)
        activity.laps.push({
          start: instantOf(attributes.StartTime),
          firstAt: Number.POSITIVE_INFINITY,
          seconds: 0,
          metres: 0,
          calories: 0,
          hearts: [0, 0],
        })
      else if (name === 'Track' && activity) activity.points.begin()
      else if (name === 'AverageHeartRateBpm') inside = 'average'
      else if (name === 'MaximumHeartRateBpm') inside = 'maximum'
      else if (name === 'Trackpoint')
        point = {
          time: undefined,
          lat: undefined,
          lon: undefined,
          elevation: undefined,
          heartRate: undefined,
        }
    },
    close(name, text, parent) {
      const activity = noted.at(-1)
      const lap = activity?.laps.at(-1)
      if (name === 'Trackpoint') {
        const t = instantOf(point?.time)
        if (activity && point) activity.points.add(point)
        if (activity && point && t !== undefined) {
          if (point.metres !== undefined) activity.counted.push({ t, metres: point.metres })
          if (lap) lap.firstAt = Math.min(lap.firstAt, t)
          activity.lastAt = Math.max(activity.lastAt, t)
        }
        point = undefined
      } else if (point) {
        if (name === 'Time') point.time = text
        else if (name === 'LatitudeDegrees') point.lat = number(text)
        else if (name === 'LongitudeDegrees') point.lon = number(text)
        else if (name === 'AltitudeMeters') point.elevation = number(text)
        else if (name === 'DistanceMeters') point.metres = number(text)
        else if (name === 'Value') point.heartRate = number(text)
      } else if (name === 'Notes' && activity && parent === 'Activity') activity.notes ??= text || null
      else if (lap && name === 'TotalTimeSeconds') lap.seconds = number(text) ?? 0
      else if (lap && name === 'DistanceMeters') lap.metres = number(text) ?? 0
      else if (lap && name === 'Calories') lap.calories = number(text) ?? 0
      else if (lap && name === 'Value' && inside) lap.hearts[inside === 'average' ? 0 : 1] = number(text) ?? 0
      else if (name === 'AverageHeartRateBpm' || name === 'MaximumHeartRateBpm') inside = undefined
    },
  })
  const activities = noted.flatMap(activityOf)
  if (!activities.length) throw new FileRefused('noActivity')
  return activities
}

function activityOf({ sport, notes, laps, points, counted, lastAt }: Noted): FiledActivity[] {
  const { positions, pauses, beats } = gathered(points)
  const seconds = sum(laps, (lap) => lap.seconds)
  const starts = startsOf(laps)
  const startedAt = Math.min(...starts, positions[0]?.t ?? beats[0]?.t ?? Number.POSITIVE_INFINITY)
  if (!Number.isFinite(startedAt)) return []
  const statedEnd = startedAt + seconds * 1000
  // Without positions the points may be few; the laps' times leave out pauses, which positions hold.
  const endedAt = positions.length ? Math.max(lastAt, positions.at(-1)!.t) : Math.max(lastAt, statedEnd)
  if (endedAt <= startedAt) return []
  const weighted = laps.filter(({ hearts }) => hearts[0] > 0)
  const beaten = sum(weighted, (lap) => lap.seconds)
  const average = beaten ? Math.round(sum(weighted, (lap) => lap.hearts[0] * lap.seconds) / beaten) : null
  const highest = Math.max(0, ...laps.map(({ hearts }) => hearts[1]))
  const metres = metresOf(laps, counted)
  return [
    {
      recording: {
        positions,
        beats,
        pauses,
        laps: starts.filter((start) => start > startedAt).sort((one, other) => one - other),
        startedAt,
        endedAt,
      },
      laps: laps.map((lap) => ({
        seconds: lap.seconds,
        metres: lap.metres || null,
        heartRate: lap.hearts[0] || null,
      })),
      isCountedByDevice: false,
      type: statedSportOf(sport, notes),
      name: notes,
      distance: metres > 0 ? metres / 1000 : null,
      calories: sum(laps, (lap) => lap.calories) || null,
      avgHeartRate: average,
      maxHeartRate: highest || null,
      elevation: null,
    },
  ]
}

/** Starts of the laps: the stated one where it lies before the lap's points by no more than the lap took. */
function startsOf(laps: readonly Lap[]): number[] {
  return laps.flatMap(({ start, firstAt, seconds }) => {
    if (!Number.isFinite(firstAt)) return start ?? []
    const isPlausible = start !== undefined && start <= firstAt && firstAt - start <= seconds * 1000
    return isPlausible ? start : firstAt
  })
}

/** Metres of the laps, or of the points' counter where a lap states none. */
function metresOf(laps: readonly Lap[], counted: readonly Counted[]): number {
  const ofLaps = sum([...laps], (lap) => lap.metres)
  return laps.every(({ metres }) => metres > 0) ? ofLaps : Math.max(ofLaps, coveredBy(counted))
}
