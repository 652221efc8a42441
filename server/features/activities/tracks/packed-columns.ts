import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { TrackColumns } from '#contract/activities/track-columns.ts'

const version = 1
/** Brotli quality: nearly the smallest size in a twentieth of the time. */
const quality = 5
/** Several times the uncompressed size of two days of positions; larger data is not a recording. */
const mostBytes = 32_000_000

const differences = ['time', 'lat', 'lon'] as const
const figures = ['elevation', 'accuracy', 'heartRate'] as const

/**
 * Compresses a recording to a fraction of its JSON: each number as a variable-length difference from the one
 * before.
 */
export function packColumns(columns: TrackColumns): Uint8Array {
  const bytes = writer()
  bytes.number(version)
  bytes.number(columns.startedAt)
  bytes.number(columns.endedAt)
  for (const name of differences) bytes.list(columns[name])
  for (const name of figures) bytes.listOfSome(columns[name] ?? [])
  bytes.list(columns.pauses.flat())
  bytes.list(columns.laps)
  return brotliCompressSync(bytes.written(), { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

export function unpackColumns(packed: Uint8Array): TrackColumns {
  const bytes = reader(brotliDecompressSync(packed, { maxOutputLength: mostBytes }))
  const found = bytes.number()
  if (found !== version) throw new Error(`Recordings of version ${found} are not known.`)
  const [startedAt, endedAt] = [bytes.number(), bytes.number()]
  const [time, lat, lon] = [bytes.list(), bytes.list(), bytes.list()]
  const some = () => {
    const column = bytes.listOfSome()
    return column.length ? column : undefined
  }
  const [elevation, accuracy, heartRate] = [some(), some(), some()]
  const moments = bytes.list()
  const pauses = Array.from({ length: moments.length / 2 }, (_, at): [number, number] => [
    moments[at * 2]!,
    moments[at * 2 + 1]!,
  ])
  return { time, lat, lon, elevation, accuracy, heartRate, pauses, laps: bytes.list(), startedAt, endedAt }
}

function writer() {
  let bytes = new Uint8Array(65_536)
  let length = 0
  /** Zigzag varint, seven bits a byte; by arithmetic, since times have more than 32 bits. */
  function number(value: number) {
    if (length + 10 > bytes.length) {
      const longer = new Uint8Array(bytes.length * 2)
      longer.set(bytes)
      bytes = longer
    }
    let rest = value < 0 ? -value * 2 - 1 : value * 2
    while (rest >= 128) {
      bytes[length++] = (rest % 128) + 128
      rest = Math.floor(rest / 128)
    }
    bytes[length++] = rest
  }
  return {
    number,
    list(values: number[]) {
      number(values.length)
      for (const value of values) number(value)
    },
    /** Null is 0; other values are shifted by one. */
    listOfSome(values: (number | null)[]) {
      number(values.length)
      let before = 0
      for (const value of values) {
        const change = value === null ? null : value - before
        number(change === null ? 0 : change < 0 ? change : change + 1)
        before = value ?? before
      }
    },
    written: () => bytes.subarray(0, length),
  }
}

function reader(bytes: Uint8Array) {
  let at = 0
  function number() {
    let value = 0
    let factor = 1
    for (;;) {
      const byte = bytes[at++]
      if (byte === undefined) throw new Error('The recording ends too early.')
      value += (byte % 128) * factor
      if (byte < 128) return value % 2 ? -(value + 1) / 2 : value / 2
      factor *= 128
    }
  }
  return {
    number,
    list: () => Array.from({ length: number() }, number),
    listOfSome() {
      let before = 0
      return Array.from({ length: number() }, () => {
        const change = number()
        if (change === 0) return null
        before += change < 0 ? change : change - 1
        return before
      })
    },
  }
}
