import { crc32 } from 'node:zlib'

/** Named parts of a binary file: lines of text, or numbers of one type. */
export type Section = readonly string[] | Float32Array | Uint32Array | Uint16Array | Uint8Array
const types = { f32: Float32Array, u32: Uint32Array, u16: Uint16Array, u8: Uint8Array } as const
type TypeName = keyof typeof types | 'lines'

/** A binary file that is cut short, changed or of another version. */
export class SectionsError extends Error {}

const magic = 'FMSC'
const prefixBytes = 16

/**
 * Packs sections in one buffer: magic, CRC-32 and length of the rest, the length of a JSON header, the header with
 * each section's name, type and bytes, then the sections, each at a multiple of four bytes. Little-endian.
 */
export function packSections(sections: Readonly<Record<string, Section>>): Buffer {
  const bodies = Object.values(sections).map((section) =>
    isLines(section)
      ? Buffer.from(section.map((line) => `${line}\n`).join(''), 'utf8')
      : Buffer.from(section.buffer, section.byteOffset, section.byteLength),
  )
  const header = Object.entries(sections).map(([name, section], at) => ({
    name,
    type: typeOf(section),
    bytes: bodies[at]!.length,
  }))
  const rest = Buffer.concat([padded(Buffer.from(JSON.stringify(header))), ...bodies.map(padded)])
  const prefix = Buffer.alloc(prefixBytes)
  prefix.write(magic, 0, 'latin1')
  prefix.writeUInt32LE(crc32(rest), 4)
  prefix.writeUInt32LE(rest.length, 8)
  prefix.writeUInt32LE(Buffer.byteLength(JSON.stringify(header)), 12)
  return Buffer.concat([prefix, rest])
}

/** The sections of a packed file, numbers as views on `file`. Error: `SectionsError`. */
export function unpackSections(file: Buffer): Record<string, Section> {
  if (file.length < prefixBytes || file.toString('latin1', 0, 4) !== magic)
    throw new SectionsError('not a table file')
  const rest = file.subarray(prefixBytes)
  if (rest.length !== file.readUInt32LE(8)) throw new SectionsError('cut short')
  if (crc32(rest) !== file.readUInt32LE(4)) throw new SectionsError('damaged')
  const headerBytes = file.readUInt32LE(12)
  const header = JSON.parse(rest.toString('utf8', 0, headerBytes)) as {
    name: string
    type: TypeName
    bytes: number
  }[]
  // Typed arrays need aligned memory, which a buffer of the pool is not.
  const aligned = new Uint8Array(rest.subarray(roundUp(headerBytes)))
  let at = 0
  return Object.fromEntries(
    header.map(({ name, type, bytes }) => {
      const from = at
      at += roundUp(bytes)
      if (type === 'lines')
        return [name, Buffer.from(aligned.buffer, from, bytes).toString('utf8').split('\n').slice(0, -1)]
      const Numbers = types[type]
      return [name, new Numbers(aligned.buffer, from, bytes / Numbers.BYTES_PER_ELEMENT)]
    }),
  )
}

/** Sections under names with a prefix, so that the arrays of several indexes share a file. */
export function prefixed(prefix: string, sections: Readonly<Record<string, Section>>) {
  return Object.fromEntries(Object.entries(sections).map(([name, section]) => [`${prefix}.${name}`, section]))
}

/** The sections under a prefix, by their names. */
export function sectionsOf(prefix: string, sections: Readonly<Record<string, Section>>) {
  return Object.fromEntries(
    Object.entries(sections)
      .filter(([name]) => name.startsWith(`${prefix}.`))
      .map(([name, section]) => [name.slice(prefix.length + 1), section]),
  )
}

function typeOf(section: Section): TypeName {
  if (isLines(section)) return 'lines'
  const found = Object.entries(types).find(([, Numbers]) => section instanceof Numbers)
  return found![0] as TypeName
}

function isLines(section: Section): section is readonly string[] {
  return Array.isArray(section)
}

function padded(body: Buffer): Buffer {
  return Buffer.concat([body, Buffer.alloc(roundUp(body.length) - body.length)])
}

function roundUp(bytes: number) {
  return Math.ceil(bytes / 4) * 4
}
