import { rounded } from '../measures/rounded.ts'
import { kilometresPerMile } from '../measures/units.ts'

/** Bounds of typed figures in the contract: minutes a kilometre, kilometres an hour. */
const [slowestPace, fastestSpeed] = [1000, 300]

type Stated = {
  /** Kilometres. */
  distance?: number | null
  /** Minutes a kilometre. */
  pace?: number | null
  /** Kilometres an hour. */
  speed?: number | null
  /** Miles an hour. */
  averageSpeed?: number | null
}

/** Distance, pace and speeds of an activity of so many seconds; missing ones are derived, or null where implausible. */
export function paceOf(stated: Stated, seconds: number) {
  const distance = stated.distance == null ? null : rounded(stated.distance, 3)
  const way = distance && distance > 0 ? distance : undefined
  const statedSpeed =
    stated.speed ?? (stated.averageSpeed == null ? undefined : stated.averageSpeed * kilometresPerMile)
  const speed = statedSpeed ?? (way && upTo(fastestSpeed, way / (seconds / 3600)))
  return {
    distance,
    pace: stated.pace ?? (way && upTo(slowestPace, seconds / 60 / way)) ?? null,
    speed: speed ?? null,
    averageSpeed: stated.averageSpeed ?? (speed === undefined ? null : rounded(speed / kilometresPerMile, 3)),
  }
}

/** What is measured of a recording; `distance` in kilometres. */
type Measured = { elapsedSeconds: number; movingSeconds: number; distance: number | null | undefined }

/** The figures of a finished recording, the same where it was recorded and where it is stored. */
export const recordedFigures = ({ elapsedSeconds, movingSeconds, distance }: Measured) => ({
  duration: wholeSeconds(elapsedSeconds),
  movingTime: Math.round(movingSeconds),
  ...paceOf({ distance }, movingSeconds),
})

/** Whole seconds, at least one. */
export function wholeSeconds(seconds: number): number {
  return Math.max(1, Math.round(seconds))
}

function upTo(most: number, value: number): number | undefined {
  return value <= most ? value : undefined
}
