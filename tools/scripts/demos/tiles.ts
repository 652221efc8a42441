import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { trail } from '../demo/route.ts'

/** An eighth of a mile in degrees, the distance of Chicago's streets. */
const [blockNorth, blockEast] = [0.001_81, 0.002_43]
const [shore, park, drive] = [0.0011, -0.0022, -0.0013]
const size = 256

/** Answers map tiles with drawings: films use no tiles of a public server. */
export async function withDrawnTiles(page: Page) {
  await page.route(/tile\.openstreetmap\.org\/\d+\/\d+\/\d+/, async (route) => {
    const [zoom, x, y] = route
      .request()
      .url()
      .match(/(\d+)\/(\d+)\/(\d+)/)!
      .slice(1)
      .map(Number)
    await route.fulfill({ body: await tile(zoom!, x!, y!), contentType: 'image/png' })
  })
}

/** The lakefront as one SVG in Web Mercator; each tile is a part of it. */
function tile(zoom: number, left: number, top: number): Promise<Buffer> {
  const world = size * 2 ** zoom
  const at = ([lat, lon]: readonly [number, number], east = 0) => {
    const sine = Math.sin((lat * Math.PI) / 180)
    const x = ((lon + east + 180) / 360) * world - left * size
    const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * world - top * size
    return `${x.toFixed(1)},${y.toFixed(1)}`
  }
  // Extends the shore beyond both ends of the trail.
  const way = [[trail[0]![0] - 0.2, trail[0]![1] + 0.05] as const, ...trail, [42.2, -87.72] as const]
  const strip = (west: number, east: number) =>
    [...way.map((point) => at(point, west)), ...way.map((point) => at(point, east)).reverse()].join(' ')
  const metre = world / (40_075_016 * Math.cos((41.92 * Math.PI) / 180))
  const line = (points: string, color: string, metres: number, least: number) =>
    `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="${Math.max(least, metres * metre)}" stroke-linejoin="round"/>`
  const streets: string[] = []
  for (let at40 = -60; at40 < 100; at40 += 1) {
    const wide = at40 % 4 === 0
    const lat = 41.8819 + at40 * blockNorth
    const lon = -87.6278 - (at40 + 20) * blockEast
    streets.push(line(`${at([lat, -87.9])} ${at([lat, -87.5])}`, '#fff', wide ? 18 : 9, wide ? 2 : 0.8))
    streets.push(line(`${at([41.7, lon])} ${at([42.1, lon])}`, '#fff', wide ? 18 : 9, wide ? 2 : 0.8))
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
    <rect width="100%" height="100%" fill="#ece5d8"/>${streets.join('')}
    <polygon points="${strip(park, 1)}" fill="#d3e4c3"/>
    <polygon points="${strip(shore, 1)}" fill="#b9d9e8"/>
    ${line(way.map((point) => at(point, drive)).join(' '), '#f6cf8a', 26, 2.5)}
    ${line(way.map((point) => at(point)).join(' '), '#fff', 7, 1.5)}
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
