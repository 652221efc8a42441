import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'

const size = { width: 1280, height: 720 }

/** Chromium flags for a fake camera that shows `video`, with permission granted. */
export function fakeCamera(video: string): string[] {
  return [...unaskedCamera(video), '--use-fake-ui-for-media-stream']
}

/** A fake camera without permission. */
export function unaskedCamera(video: string): string[] {
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${video}`]
}

/** A film of the pictures, one second each, in the format of Chromium's fake camera. */
export async function film(name: string, pictures: readonly Buffer[]) {
  const path = join(tmpdir(), `forkmile-${process.pid}-${name}.y4m`)
  const frames = await Promise.all(pictures.map(frameOf))
  const header = Buffer.from(`YUV4MPEG2 W${size.width} H${size.height} F1:1 Ip A1:1 C420jpeg\n`)
  await writeFile(
    path,
    Buffer.concat([header, ...frames.flatMap((frame) => [Buffer.from('FRAME\n'), frame])]),
  )
  return { path, remove: () => rm(path, { force: true }) }
}

/** A colorful plate, with enough detail that its JPEG is not taken for blank. `seed` varies it. */
export function plate(seed = 1): Promise<Buffer> {
  const crumbs = Array.from({ length: 500 }, (_, at) => {
    const spread = (at * 7919 + seed * 104_729) % 1000
    const turn = at * 2.399_963
    const [x, y] = [640 + Math.cos(turn) * spread * 0.3, 360 + Math.sin(turn) * spread * 0.3]
    return `<circle cx="${x}" cy="${y}" r="${6 + (spread % 17)}" fill="hsl(${(spread * 37) % 360} 70% 50%)"/>`
  })
  return picture(`<circle cx="640" cy="360" r="330" fill="#fff"/>${crumbs.join('')}`)
}

/** The barcode of a package at a hand's width from the camera. `code` is an EAN-13. */
export function barcode(code: string): Promise<Buffer> {
  const bars = [...ean13(code)].map((bit, at) =>
    bit === '1' ? `<rect x="${260 + at * 8}" y="180" width="8" height="360"/>` : '',
  )
  return picture(`<rect x="140" y="100" width="1000" height="520" fill="#fff"/>${bars.join('')}`)
}

const left = '0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011'.split(' ')
const parities = 'LLLLLL LLGLGG LLGGLG LLGGGL LGLLGG LGGLLG LGGGLL LGLGLG LGLGGL LGGLGL'.split(' ')
const inverted = (bits: string) => bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'))
const reversed = (bits: string) => [...bits].reverse().join('')

/** The bars (1) and gaps (0) of an EAN-13, as GS1 draws them. */
function ean13(code: string): string {
  const [first, ...digits] = [...code].map(Number)
  const drawn = digits.map((digit, at) => {
    const l = left[digit]!
    if (at >= 6) return inverted(l)
    return parities[first!]![at] === 'L' ? l : reversed(inverted(l))
  })
  return `101${drawn.slice(0, 6).join('')}01010${drawn.slice(6).join('')}101`
}

function picture(drawing: string): Promise<Buffer> {
  const { width, height } = size
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#d9c7a8"/>${drawing}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

/** A picture as YUV planes, the color planes at half the size (BT.601). */
async function frameOf(image: Buffer): Promise<Buffer> {
  const { width, height } = size
  const rgb = await sharp(image).resize(width, height).removeAlpha().raw().toBuffer()
  const frame = Buffer.alloc((width * height * 3) / 2)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const [r, g, b] = [rgb[at * 3]!, rgb[at * 3 + 1]!, rgb[at * 3 + 2]!]
      frame[at] = 0.299 * r + 0.587 * g + 0.114 * b
      if (x % 2 || y % 2) continue
      const half = (y / 2) * (width / 2) + x / 2
      frame[width * height + half] = 128 - 0.168_736 * r - 0.331_264 * g + 0.5 * b
      frame[width * height * 1.25 + half] = 128 + 0.5 * r - 0.418_688 * g - 0.081_312 * b
    }
  return frame
}
