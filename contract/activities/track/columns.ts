import type { TrackColumns } from '../track-columns.ts'
import type { Position, Recording } from './position.ts'

/** A position with the precision of the transfer form, so that sender and receiver compute the same figures. */
export const inTransferPrecision = (position: Position): Position => ({
  t: Math.round(position.t),
  lat: Math.round(position.lat * 1e6) / 1e6,
  lon: Math.round(position.lon * 1e6) / 1e6,
  elevation: position.elevation === null ? null : Math.round(position.elevation * 10) / 10,
  // Rounded up: an accuracy too poor to count stays so.
  accuracy: position.accuracy === null ? null : Math.ceil(position.accuracy),
  heartRate: position.heartRate === null ? null : Math.round(position.heartRate),
})

/** A recording in its transfer form. */
export function toColumns(recording: Recording): TrackColumns {
  const { beats, pauses, laps, startedAt, endedAt } = recording
  const positions = recording.positions.map(inTransferPrecision)
  const rows = positions.length ? positions : beats
  const some = (figures: (number | null)[]) => (figures.some((one) => one !== null) ? figures : undefined)
  return {
    time: differences(rows.length ? rows.map(({ t }) => Math.round(t)) : [startedAt, endedAt]),
    lat: differences(positions.map(({ lat }) => Math.round(lat * 1e6))),
    lon: differences(positions.map(({ lon }) => Math.round(lon * 1e6))),
    elevation: some(
      positions.map(({ elevation }) => (elevation === null ? null : Math.round(elevation * 10))),
    ),
    accuracy: some(positions.map(({ accuracy }) => accuracy)),
    heartRate: some(rows.map(({ heartRate }) => (heartRate === null ? null : Math.round(heartRate)))),
    pauses,
    laps,
    startedAt,
    endedAt,
  }
}

/** Decodes a recording; positions are sorted by time. */
export function fromColumns(columns: TrackColumns): Recording {
  const { pauses, laps, startedAt, endedAt } = columns
  const times = sums(columns.time)
  const [lat, lon] = [sums(columns.lat), sums(columns.lon)]
  const heartRate = (i: number) => columns.heartRate?.[i] ?? null
  const positions: Position[] = lat.map((degrees, i) => ({
    t: times[i]!,
    lat: degrees / 1e6,
    lon: lon[i]! / 1e6,
    elevation: tenth(columns.elevation?.[i]),
    accuracy: columns.accuracy?.[i] ?? null,
    heartRate: heartRate(i),
  }))
  const beats = positions.length
    ? []
    : times.flatMap((t, i) => (heartRate(i) === null ? [] : [{ t, heartRate: heartRate(i)! }]))
  return {
    positions: positions.sort((one, other) => one.t - other.t),
    beats,
    pauses,
    laps,
    startedAt,
    endedAt,
  }
}

const tenth = (decimetres: number | null | undefined) => (decimetres == null ? null : decimetres / 10)

const differences = (figures: number[]) => figures.map((one, i) => one - (figures[i - 1] ?? 0))

function sums(figures: number[]) {
  let sum = 0
  return figures.map((one) => (sum += one))
}
