import type { Chunk, Coded } from './encode.ts'

/** An MP4 file of H.264 pictures (ISO/IEC 14496-12 and -15), its index first, so that it plays while it loads. */
export function mp4(coded: Coded): Buffer {
  const kind = box('ftyp', text('isom'), u32(0x200), text('isomiso2avc1mp41'))
  const pictures = box('mdat', ...coded.chunks.map(({ bytes }) => bytes))
  // Where the pictures begin follows from the length of the index, which does not depend on it.
  const begin = kind.length + index(coded, 0).length + 8
  return Buffer.concat([kind, index(coded, begin), pictures])
}

const thousandth = 1000
const unity = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32)

function index(coded: Coded, begin: number): Buffer {
  const { chunks, width, height } = coded
  const last = chunks.at(-1)!
  const length = last.at + last.lasts
  const movie = full('mvhd', 0, [
    ...[u32(0), u32(0), u32(thousandth), u32(length), u32(0x10000), u16(0x100), Buffer.alloc(10)],
    ...[...unity, Buffer.alloc(24), u32(2)],
  ])
  const track = full('tkhd', 3, [
    ...[u32(0), u32(0), u32(1), u32(0), u32(length), Buffer.alloc(16)],
    ...[...unity, u32(width * 0x10000), u32(height * 0x10000)],
  ])
  const time = full('mdhd', 0, [u32(0), u32(0), u32(thousandth), u32(length), u16(0x55c4), u16(0)])
  const kind = full('hdlr', 0, [u32(0), text('vide'), Buffer.alloc(12), text('Video\0')])
  const here = box('dinf', full('dref', 0, [u32(1), full('url ', 1, [])]))
  const media = box(
    'minf',
    ...[full('vmhd', 1, [Buffer.alloc(8)]), here, box('stbl', ...table(coded, begin))],
  )
  return box('moov', movie, box('trak', track, box('mdia', time, kind, media)))
}

/** What the pictures are, how long each stands, which ones a decoder can begin with, and where they lie. */
function table({ chunks, width, height, setup }: Coded, begin: number): Buffer[] {
  const picture = box(
    'avc1',
    ...[Buffer.alloc(6), u16(1), Buffer.alloc(16), u16(width), u16(height)],
    ...[u32(0x480000), u32(0x480000), u32(0), u16(1), Buffer.alloc(32), u16(24), u16(0xffff)],
    box('avcC', setup),
  )
  const keys = chunks.flatMap(({ key }, at) => (key ? [u32(at + 1)] : []))
  return [
    full('stsd', 0, [u32(1), picture]),
    full('stts', 0, [u32(chunks.length), ...chunks.flatMap(({ lasts }) => [u32(1), u32(lasts)])]),
    full('stss', 0, [u32(keys.length), ...keys]),
    full('stsc', 0, [u32(1), u32(1), u32(chunks.length), u32(1)]),
    full('stsz', 0, [u32(0), u32(chunks.length), ...chunks.map(({ bytes }: Chunk) => u32(bytes.length))]),
    full('stco', 0, [u32(1), u32(begin)]),
  ]
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 8)
  return Buffer.concat([u32(length), text(name), ...parts])
}

/** A box with a version (0) and flags. */
function full(name: string, flags: number, parts: Buffer[]): Buffer {
  return box(name, u32(flags), ...parts)
}

function text(value: string): Buffer {
  return Buffer.from(value, 'latin1')
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function u16(value: number): Buffer {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
