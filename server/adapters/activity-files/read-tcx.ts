import { type FiledActivity, FileRefused } from './activity-file.ts'
import { statedSportOf } from './sport.ts'
import { type Gathering, gathering, instantOf, joined, type RawPoint } from './trackpoints.ts'
import { readXml } from './xml.ts'

type Lap = {
  start: number | undefined
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
  metres: number
  lastAt: number | undefined
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
          metres: 0,
          lastAt: undefined,
        })
      else if (name === 'Lap' && activity)
        activity.laps.push({
          start: instantOf(attributes.StartTime),
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
        if (activity && point) {
          activity.points.add(point)
          activity.metres = Math.max(activity.metres, point.metres ?? 0)
          activity.lastAt = instantOf(point.time) ?? activity.lastAt
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

function activityOf({ sport, notes, laps, points, metres, lastAt }: Noted): FiledActivity[] {
  const { positions, pauses } = joined(points.stretches)
  const { beats } = points
  const seconds = sum(laps, (lap) => lap.seconds)
  const startedAt = laps[0]?.start ?? positions[0]?.t ?? beats[0]?.t
  if (startedAt === undefined) return []
  const lapsEnd = startedAt + seconds * 1000
  const lastPoint = Math.max(positions.at(-1)?.t ?? 0, beats.at(-1)?.t ?? 0, lastAt ?? 0)
  const endedAt = lastPoint > startedAt ? lastPoint : lapsEnd
  if (endedAt <= startedAt) return []
  const weighted = laps.filter(({ hearts }) => hearts[0] > 0)
  const counted = sum(weighted, (lap) => lap.seconds)
  const average = counted ? Math.round(sum(weighted, (lap) => lap.hearts[0] * lap.seconds) / counted) : null
  const highest = Math.max(0, ...laps.map(({ hearts }) => hearts[1]))
  const lapMetres = sum(laps, (lap) => lap.metres)
  return [
    {
      recording: {
        positions,
        beats: positions.length ? [] : beats,
        pauses,
        laps: laps
          .slice(1)
          .flatMap(({ start }) => (start === undefined || start <= startedAt ? [] : [start])),
        startedAt: Math.min(startedAt, positions[0]?.t ?? startedAt),
        endedAt,
      },
      type: statedSportOf(sport, notes),
      name: notes,
      distance: (lapMetres || metres) > 0 ? (lapMetres || metres) / 1000 : null,
      calories: sum(laps, (lap) => lap.calories) || null,
      avgHeartRate: average,
      maxHeartRate: highest || null,
      elevation: null,
    },
  ]
}
