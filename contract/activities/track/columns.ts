import type { TrackColumns } from '../track-columns.ts'
import type { Position, Recording } from './position.ts'

/** A recording in its transfer form. */
export function toColumns(recording: Recording): TrackColumns {
  const { positions, beats, pauses, laps, startedAt, endedAt } = recording
  const rows = positions.length ? positions : beats
  const some = (figures: (number | null)[]) => (figures.some((one) => one !== null) ? figures : undefined)
  const rounded = (figure: number | null, times = 1) => (figure === null ? null : Math.round(figure * times))
  return {
    time: differences(rows.length ? rows.map(({ t }) => Math.round(t)) : [startedAt, endedAt]),
    lat: differences(positions.map(({ lat }) => Math.round(lat * 1e6))),
    lon: differences(positions.map(({ lon }) => Math.round(lon * 1e6))),
    elevation: some(positions.map(({ elevation }) => rounded(elevation, 10))),
    // Rounded up: an accuracy too poor to count stays so.
    accuracy: some(positions.map(({ accuracy }) => (accuracy === null ? null : Math.ceil(accuracy)))),
    heartRate: some(rows.map(({ heartRate }) => rounded(heartRate))),
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
