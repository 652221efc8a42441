import { simplifyTo } from '#contract/activities/track/simplify.ts'

export type Point = { lat: number; lon: number }

/** Positions redrawn with each new one; older ones are final. */
const tailLength = 200
/** Metres, below the resolution of a phone's map. */
const tolerance = 2

/** The recorded line for a map: finished pieces, simplified once, and a short growing tail. */
export function createRouteLine() {
  const pieces: Point[][] = []
  let tail: Point[] = []
  const settle = () => {
    if (tail.length) pieces.push(simplifyTo(tail, tolerance))
  }
  return {
    pieces,
    get tail() {
      return tail
    },
    /** `fresh` starts a new segment, without a line from the previous point. */
    add(point: Point, fresh: boolean) {
      if (fresh || tail.length >= tailLength) {
        settle()
        tail = fresh ? [] : tail.slice(-1)
      }
      tail.push(point)
    },
  }
}
export type RouteLine = ReturnType<typeof createRouteLine>
