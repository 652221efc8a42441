import { simplifyTo } from '#contract/activities/track/simplify.ts'

export type Point = { lat: number; lon: number }

/** Positions that are drawn anew with each one that comes; older ones stand still. */
const tailLength = 200
/** Metres that nobody sees on a phone’s map. */
const tolerance = 2

/** The way so far as a map draws it: finished pieces, simplified once, and a short tail that grows. */
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
    /** `fresh` begins a new stretch: nothing is drawn from the point before. */
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
