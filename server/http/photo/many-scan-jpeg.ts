/**
 * A gray progressive JPEG with many valid scans, for tests and drills: each takes a few bytes of the file and a
 * pass over the whole image when decoded. At most 882 scans.
 */
export function manyScanJpeg(side: number, scans: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const head = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0]),
    // DC: difference 0 has code 0. AC: end-of-block runs have codes of four bits.
    segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0]),
    segment(0xc4, [0x10, 0, 0, 0, 15, ...Array<number>(12).fill(0), ...ends.map((bits) => bits << 4)]),
    scan(0, 0, '0'.repeat(blocks)),
  ]
  const empty = emptyRuns(blocks)
  const further = Array.from({ length: scans - 1 }, (_, at) => {
    const bit = 13 - (at % 14)
    return scan(1 + Math.floor(at / 14), ((bit === 13 ? 0 : bit + 1) << 4) | bit, empty)
  })
  return Buffer.concat([...head, ...further, Buffer.from([0xff, 0xd9])])
}

const ends = Array.from({ length: 15 }, (_, bits) => bits)

function segment(marker: number, bytes: number[]) {
  const length = bytes.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...bytes])
}

/** One pass over one coefficient. */
function scan(coefficient: number, approximation: number, bits: string) {
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((eight) => Number.parseInt(eight.padEnd(8, '1'), 2))
  const stuffed = bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte]))
  const head = segment(0xda, [1, 1, 0x00, coefficient, coefficient, approximation])
  return Buffer.concat([head, Buffer.from(stuffed)])
}

function emptyRuns(blocks: number): string {
  let bits = ''
  for (let left = blocks; left > 0; ) {
    const run = Math.min(left, 32_767)
    const size = Math.floor(Math.log2(run))
    bits += size.toString(2).padStart(4, '0')
    if (size) bits += (run - 2 ** size).toString(2).padStart(size, '0')
    left -= run
  }
  return bits
}
