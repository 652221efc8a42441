import type { Chunk, Coded } from './encode.ts'

/** A WebM file of VP9 pictures (RFC 9559): its length and an index stand before the pictures, so that players can seek. */
export function webm({ width, height, chunks }: Coded): Buffer {
  const last = chunks.at(-1)!
  const clusters = groups(chunks).map((group) => ({ at: group[0]!.at, bytes: cluster(group) }))
  const info = element(
    0x1549a966,
    element(0x2ad7b1, uint(1_000_000)),
    element(0x4489, float(last.at + last.lasts)),
    element(0x4d80, Buffer.from('Forkmile')),
    element(0x5741, Buffer.from('Forkmile')),
  )
  const video = element(0xe0, element(0xb0, uint(width)), element(0xba, uint(height)))
  const track = element(
    0xae,
    ...[element(0xd7, uint(1)), element(0x73c5, uint(1)), element(0x83, uint(1)), element(0x9c, uint(0))],
    element(0x86, Buffer.from('V_VP9')),
    video,
  )
  const before = [info, element(0x1654ae6b, track)]
  // Places have a fixed width, so the index is as long as it will be.
  let place = size(before) + index(clusters.map(({ at }) => ({ at, place: 0 }))).length
  const places = clusters.map(({ at, bytes }) => {
    const found = { at, place }
    place += bytes.length
    return found
  })
  return Buffer.concat([
    element(
      0x1a45dfa3,
      ...[element(0x4286, uint(1)), element(0x42f7, uint(1)), element(0x42f2, uint(4))],
      ...[element(0x42f3, uint(8)), element(0x4282, Buffer.from('webm'))],
      ...[element(0x4287, uint(4)), element(0x4285, uint(2))],
    ),
    element(0x18538067, ...before, index(places), ...clusters.map(({ bytes }) => bytes)),
  ])
}

/** A cluster begins where a decoder can begin. */
function groups(chunks: readonly Chunk[]): Chunk[][] {
  const found: Chunk[][] = []
  for (const chunk of chunks) {
    if (chunk.key || !found.length) found.push([])
    found.at(-1)!.push(chunk)
  }
  return found
}

function cluster(group: readonly Chunk[]): Buffer {
  const begin = group[0]!.at
  const blocks = group.map(({ bytes, at, key }) => {
    const head = Buffer.alloc(4)
    head.writeUInt8(0x81)
    head.writeInt16BE(at - begin, 1)
    head.writeUInt8(key ? 0x80 : 0, 3)
    return element(0xa3, head, bytes)
  })
  return element(0x1f43b675, element(0xe7, uint(begin)), ...blocks)
}

function index(places: readonly { at: number; place: number }[]): Buffer {
  const points = places.map(({ at, place }) =>
    element(0xbb, element(0xb3, uint(at)), element(0xb7, element(0xf7, uint(1)), element(0xf1, uint(place)))),
  )
  return element(0x1c53bb6b, ...points)
}

/** An element: its name, the length of what follows in eight bytes, and that. */
function element(id: number, ...parts: Buffer[]): Buffer {
  const name = Buffer.from(
    id.toString(16).padStart(id > 0xffffff ? 8 : id > 0xffff ? 6 : id > 0xff ? 4 : 2, '0'),
    'hex',
  )
  const length = Buffer.alloc(8)
  length.writeBigUInt64BE((1n << 56n) | BigInt(size(parts)))
  return Buffer.concat([name, length, ...parts])
}

const size = (parts: readonly Buffer[]) => parts.reduce((sum, { length }) => sum + length, 0)

function uint(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function float(value: number): Buffer {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
