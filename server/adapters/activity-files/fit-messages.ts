import FitParser from 'fit-file-parser'
import { FileRefused } from './activity-file.ts'

/** Fields of a FIT message by profile name: times as dates, other values scaled, positions in degrees. */
export type FitMessage = Record<string, unknown>
type Kind = 'file_id' | 'record' | 'lap' | 'session' | 'event'
export type FitMessages = Record<Kind, FitMessage[]>

const signature = [0x2e, 0x46, 0x49, 0x54]
const crcBytes = 2
/** Limit per file: each counted message is an object in memory. */
const mostMessages = 1_500_000
/** Twice two days of one record a second with thirty fields each. */
const mostFields = 12_000_000
const deepestChain = 50

/**
 * Reads the messages of a FIT file and of files chained after it. A truncated or damaged file is read up to its
 * last whole frame. Errors: `FileRefused`, `broken` without a header, `tooLarge` beyond the bounds.
 */
export function readFitMessages(bytes: Uint8Array): FitMessages {
  const messages: FitMessages = { file_id: [], record: [], lap: [], session: [], event: [] }
  let at = 0
  for (let files = 0; files < deepestChain && isFit(bytes, at); files++) {
    const { header, end, next } = framed(bytes, at)
    const found = decoded(bytes.subarray(at, end), header)
    for (const kind of Object.keys(messages) as Kind[])
      for (const message of found[kind] ?? []) messages[kind].push(message)
    at = next
  }
  if (at === 0) throw new FileRefused('broken')
  return messages
}

function isFit(bytes: Uint8Array, at: number): boolean {
  return (
    (bytes[at] === 12 || bytes[at] === 14) && signature.every((byte, place) => bytes[at + 8 + place] === byte)
  )
}

/** Finds the end of a file's last whole message, by the sizes in its definitions, and the start of the next file. */
function framed(bytes: Uint8Array, start: number) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const header = bytes[start]!
  const dataEnd = start + header + view.getUint32(start + 4, true)
  const last = Math.min(dataEnd, bytes.length)
  const shapes = new Map<number, { size: number; timed: number; fields: number }>()
  let [at, messages, fields] = [start + header, 0, 0]
  while (at < last) {
    const head = bytes[at]!
    const isTimed = (head & 0x80) !== 0
    const local = isTimed ? (head >> 5) & 3 : head & 15
    let next: number
    if (!isTimed && (head & 0x40) !== 0) {
      const count = bytes[at + 5] ?? 0
      const ownEnd = at + 6 + count * 3
      const more = (head & 0x20) !== 0 ? (bytes[ownEnd] ?? 0) : undefined
      next = more === undefined ? ownEnd : ownEnd + 1 + more * 3
      if (next > last) break
      let size = 0
      for (let field = 0; field < count; field++) size += bytes[at + 6 + field * 3 + 1]!
      for (let field = 0; field < (more ?? 0); field++) size += bytes[ownEnd + 1 + field * 3 + 1]!
      const timed = count > 0 && bytes[at + 6] === 253 ? bytes[at + 7]! : 0
      shapes.set(local, { size, timed, fields: count + (more ?? 0) })
    } else {
      const shape = shapes.get(local)
      if (!shape || (!isTimed && (head & 0x30) !== 0)) break
      next = at + 1 + shape.size - (isTimed ? shape.timed : 0)
      if (next > last) break
      fields += shape.fields
    }
    if (++messages > mostMessages || fields > mostFields) throw new FileRefused('tooLarge')
    at = next
  }
  return { header, end: at, next: dataEnd + crcBytes }
}

/** Decodes `file`, cut after its last whole message; the header is rewritten to that length. */
function decoded(file: Uint8Array, header: number): Partial<FitMessages> {
  const whole = Buffer.from(file)
  whole.writeUInt32LE(whole.length - header, 4)
  let messages: Partial<FitMessages> = {}
  try {
    new FitParser({ force: true, mode: 'list' }).parse(whole, (error, parsed) => {
      if (error) throw new FileRefused('broken')
      messages = parsed?.messages as Partial<FitMessages>
    })
  } catch {
    throw new FileRefused('broken')
  }
  return messages
}
