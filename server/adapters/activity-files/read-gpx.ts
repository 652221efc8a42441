import { type FiledActivity, FileRefused } from './activity-file.ts'
import { statedSportOf } from './sport.ts'
import { type Gathering, gathering, joined, type RawPoint } from './trackpoints.ts'
import { readXml } from './xml.ts'

type Track = { name: string | null; type: string | null; points: Gathering }

const number = (text: string | undefined) =>
  text === undefined || text.trim() === '' ? undefined : Number(text)

/**
 * Reads the activities of a GPX file (1.0 or 1.1, with or without namespaces): one per track, with pauses between
 * its segments. Tracks less than an hour apart are one activity. Errors: `FileRefused`.
 */
export function readGpx(bytes: Uint8Array): FiledActivity[] {
  const tracks: Track[] = []
  let point: RawPoint | undefined
  let planned = false
  let fileName: string | null = null
  readXml(bytes, {
    open(name, attributes) {
      if (name === 'trk') tracks.push({ name: null, type: null, points: gathering() })
      else if (name === 'trkseg') tracks.at(-1)?.points.begin()
      else if (name === 'rtept') planned = true
      else if (name === 'trkpt') {
        // Some writers omit the track around segments, or the segment around points.
        if (!tracks.length) tracks.push({ name: null, type: null, points: gathering() })
        const [lat, lon] = [number(attributes.lat), number(attributes.lon)]
        point = { lat, lon, time: undefined, elevation: undefined, heartRate: undefined }
      }
    },
    close(name, text, parent) {
      if (name === 'trkpt') {
        if (point) tracks.at(-1)!.points.add(point)
        point = undefined
      } else if (point) {
        if (name === 'time') point.time = text
        else if (name === 'ele') point.elevation = number(text)
        else if (name === 'hr' || name === 'heartrate') point.heartRate = number(text)
      } else if (parent === 'trk') {
        const track = tracks.at(-1)!
        if (name === 'name') track.name ??= text || null
        else if (name === 'type') track.type ??= text || null
      } else if (name === 'name' && (parent === 'gpx' || parent === 'metadata')) fileName ??= text || null
    },
  })
  const timed = tracks.filter(({ points }) => points.stretches.some((stretch) => stretch.length > 0))
  if (!timed.length) {
    if (tracks.some(({ points }) => points.untimed > 1)) throw new FileRefused('noTimes')
    throw new FileRefused(planned ? 'routeOnly' : 'noActivity')
  }
  const activities = together(timed).flatMap((group) => activityOf(group, fileName))
  if (!activities.length) throw new FileRefused('noActivity')
  return activities
}

const withinMs = 3_600_000

function together(tracks: Track[]): Track[][] {
  const span = ({ points }: Track) => joined(points.stretches).positions
  const inOrder = tracks
    .map((track) => ({ track, at: span(track) }))
    .sort((one, other) => one.at[0]!.t - other.at[0]!.t)
  const groups: Track[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const { track, at } of inOrder) {
    const last = groups.at(-1)
    if (last && at[0]!.t - end <= withinMs && last[0]!.type === track.type) last.push(track)
    else groups.push([track])
    end = at.at(-1)!.t
  }
  return groups
}

/** Empty for tracks without duration, such as a single point. */
function activityOf(group: Track[], fileName: string | null): FiledActivity[] {
  const { positions, pauses } = joined(group.flatMap(({ points }) => points.stretches))
  const [startedAt, endedAt] = [positions[0]!.t, positions.at(-1)!.t]
  if (endedAt <= startedAt) return []
  const [{ name, type }] = group as [Track]
  return [
    {
      recording: { positions, beats: [], pauses, laps: [], startedAt, endedAt },
      laps: [],
      isCountedByDevice: false,
      type: statedSportOf(type, name, fileName),
      name: name ?? fileName,
      distance: null,
      calories: null,
      avgHeartRate: null,
      maxHeartRate: null,
      elevation: null,
    },
  ]
}
