type LatLon = { lat: number; lon: number }

/** Metres per pixel of a web map at zoom 0 on the equator: the Earth's circumference over 256 pixels. */
const metresAPixel = 40_075_016.686 / 256
const metresADegree = 111_320

/** Metres that one pixel covers at a zoom and latitude. */
export const pixelMetres = (zoom: number, lat: number) =>
  (metresAPixel * Math.cos((lat * Math.PI) / 180)) / 2 ** zoom

/**
 * Simplifies a line for a zoom: no removed point is further than a pixel from the result (Ramer, Douglas and
 * Peucker, without recursion).
 */
export function simplify<Point extends LatLon>(line: Point[], zoom: number): Point[] {
  if (line.length < 3) return line
  return simplifyTo(line, Math.max(1, pixelMetres(zoom, line[0]!.lat)))
}

/** Points processed together: a worst-case line costs this many times its length, not its square. */
const together = 250

/** The same with the tolerance in metres. */
export function simplifyTo<Point extends LatLon>(line: Point[], metres: number): Point[] {
  const kept = new Uint8Array(line.length)
  const wide = Math.cos((line[0]!.lat * Math.PI) / 180)
  for (let from = 0; from < line.length; from += together) {
    keep(line, kept, [from, Math.min(from + together, line.length - 1)], metres * metres, wide)
  }
  return line.filter((_, i) => kept[i])
}

function keep(line: LatLon[], kept: Uint8Array, whole: [number, number], squared: number, wide: number) {
  kept[whole[0]] = 1
  kept[whole[1]] = 1
  const stack = [whole]
  for (let range = stack.pop(); range; range = stack.pop()) {
    const [from, to] = range
    let furthest = -1
    let most = squared
    for (let i = from + 1; i < to; i++) {
      const off = squaredOff(line[i]!, line[from]!, line[to]!, wide)
      if (off <= most) continue
      furthest = i
      most = off
    }
    if (furthest < 0) continue
    kept[furthest] = 1
    stack.push([from, furthest], [furthest, to])
  }
}

/** Square metres, which avoids a root per point. */
function squaredOff(point: LatLon, from: LatLon, to: LatLon, wide: number) {
  const toX = east(from, to) * wide
  const toY = to.lat - from.lat
  const x = east(from, point) * wide
  const y = point.lat - from.lat
  const length = toX * toX + toY * toY
  const share = length ? Math.min(1, Math.max(0, (x * toX + y * toY) / length)) : 0
  const asideX = x - share * toX
  const asideY = y - share * toY
  return (asideX * asideX + asideY * asideY) * metresADegree * metresADegree
}

/** Degrees to the east, the short way round. */
const east = (from: LatLon, to: LatLon) => ((to.lon - from.lon + 540) % 360) - 180
