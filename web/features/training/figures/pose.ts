/** Degrees clockwise from the right, as in SVG: −90 is up, 90 down. */
type Angle = number
/** From the joint at the trunk outwards: upper arm and forearm, thigh and shin. */
type Limb = readonly [near: Angle, far: Angle]

/** A body in side view, facing right, from the hip up to the shoulder; the first limb of each pair is the near one. */
export type Pose = { trunk: Angle; arms: readonly [Limb, Limb]; legs: readonly [Limb, Limb]; head?: Angle }
type Point = readonly [x: number, y: number]
export type Body = {
  head: Point
  trunk: readonly [Point, Point]
  arms: readonly (readonly [Point, Point, Point])[]
  legs: readonly (readonly [Point, Point, Point])[]
}

const lengths = { trunk: 27, neck: 11, arm: [13, 12], leg: [19, 19] } as const
export const floor = 94
export const headRadius = 6.5

/**
 * Coordinates of a pose's joints in a square of 100, centered and standing on the floor, or hanging at height
 * `hangsFrom`.
 */
export function bodyOf({ trunk, arms, legs, head = trunk }: Pose, hangsFrom?: number): Body {
  const hip: Point = [0, 0]
  const shoulder = from(hip, trunk, lengths.trunk)
  const limb = (start: Point, [near, far]: Limb, [first, second]: readonly [number, number]) => {
    const middle = from(start, near, first)
    return [start, middle, from(middle, far, second)] as const
  }
  const body = {
    head: from(shoulder, head, lengths.neck),
    trunk: [hip, shoulder] as const,
    arms: arms.map((one) => limb(shoulder, one, lengths.arm)),
    legs: legs.map((one) => limb(hip, one, lengths.leg)),
  }
  const points = [body.head, ...body.trunk, ...body.arms.flat(), ...body.legs.flat()]
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const hands = body.arms.map(([, , hand]) => hand[1])
  const dx = 50 - (Math.min(...xs) + Math.max(...xs)) / 2
  const dy = hangsFrom === undefined ? floor - Math.max(...ys) : hangsFrom - Math.min(...hands)
  const moved = ([x, y]: Point): Point => [tenths(x + dx), tenths(y + dy)]
  const path = ([a, b, c]: readonly [Point, Point, Point]) => [moved(a), moved(b), moved(c)] as const
  return {
    head: moved(body.head),
    trunk: [moved(hip), moved(shoulder)],
    arms: body.arms.map(path),
    legs: body.legs.map(path),
  }
}

function from([x, y]: Point, angle: Angle, length: number): Point {
  const radians = (angle * Math.PI) / 180
  return [x + Math.cos(radians) * length, y + Math.sin(radians) * length]
}
const tenths = (value: number) => Math.round(value * 10) / 10
