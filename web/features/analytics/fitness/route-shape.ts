import { decodePolyline } from '#contract/activities/track/polyline.ts'

/** Margin around a route, in parts of 100. */
const margin = 8

/**
 * SVG paths of encoded polylines, centered in a square of 100 by 100, north up, with start and end. Undefined
 * without points. Longitudes are scaled by the cosine of the latitude.
 */
export function routeShape(lines: readonly string[]) {
  const decoded = lines.map(decodePolyline).filter((line) => line.length > 1)
  const all = decoded.flat()
  if (!all.length) return undefined
  const lats = all.map(({ lat }) => lat)
  const middle = (Math.min(...lats) + Math.max(...lats)) / 2
  const narrowed = Math.cos((middle * Math.PI) / 180)
  const flat = decoded.map((line) => line.map(({ lat, lon }) => ({ x: lon * narrowed, y: -lat })))
  const xs = flat.flat().map(({ x }) => x)
  const ys = flat.flat().map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const scale = (100 - 2 * margin) / Math.max(width, height, 1e-9)
  const [besides, above] = [(100 - width * scale) / 2, (100 - height * scale) / 2]
  const placed = flat.map((line) =>
    line.map(({ x, y }) => ({ x: tenth((x - left) * scale + besides), y: tenth((y - top) * scale + above) })),
  )
  return {
    paths: placed.map((line) => `M${line.map(({ x, y }) => `${x} ${y}`).join('L')}`),
    start: placed[0]![0]!,
    end: placed.at(-1)!.at(-1)!,
  }
}

const tenth = (value: number) => Math.round(value * 10) / 10
