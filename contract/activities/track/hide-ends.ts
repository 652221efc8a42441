type LatLon = { lat: number; lon: number }

const metresADegree = 111_320

/**
 * Removes the parts within `radius` metres of a route's start or end, also of later passes and between two points.
 * Lines break at removed parts.
 */
export function linesWithoutEnds(lines: readonly LatLon[][], radius: number): LatLon[][] {
  const [first, last] = [lines[0]?.[0], lines.at(-1)?.at(-1)]
  if (!radius || !first || !last) return lines.filter((line) => line.length > 1)
  const ends = [first, last]
  const isShown = (from: LatLon, to: LatLon) => ends.every((end) => metresFrom(end, from, to) > radius)
  const shown: LatLon[][] = []
  for (const line of lines) {
    let piece: LatLon[] = []
    for (const point of line) {
      const before = piece.at(-1)
      if (before && !isShown(before, point)) {
        shown.push(piece)
        piece = []
      }
      if (isShown(point, point)) piece.push(point)
    }
    shown.push(piece)
  }
  return shown.filter((piece) => piece.length > 1)
}

/** Metres from a place to a segment, on the plane around the place. */
function metresFrom(place: LatLon, from: LatLon, to: LatLon): number {
  const wide = Math.cos((place.lat * Math.PI) / 180)
  const flat = ({ lat, lon }: LatLon) => [
    (lon - place.lon) * wide * metresADegree,
    (lat - place.lat) * metresADegree,
  ]
  const [ax, ay] = flat(from) as [number, number]
  const [bx, by] = flat(to) as [number, number]
  const [dx, dy] = [bx - ax, by - ay]
  const square = dx * dx + dy * dy
  const share = square ? Math.min(1, Math.max(0, -(ax * dx + ay * dy) / square)) : 0
  return Math.hypot(ax + share * dx, ay + share * dy)
}
