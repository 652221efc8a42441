import type { ActivityType } from '../activities.ts'

/** Plausible motion of an activity type, metres a second. */
export type Rules = {
  /** Speed above which a position is a receiver's error; well above human speeds, for downhill and noise. */
  fastest: number
  /** Vertical speed above which an elevation is an altimeter's error. */
  steepest: number
  /** Speed that is still motion; slower is standing. */
  slowest: number
  /** Seconds on either side used for smoothing: long enough for noise, short enough for corners. */
  smoothing: number
}

const running = { fastest: 12, steepest: 3, slowest: 0.6, smoothing: 3 }

const ofType: Partial<Record<ActivityType, Rules>> = {
  running,
  walking: { fastest: 4, steepest: 2, slowest: 0.4, smoothing: 5 },
  hiking: { fastest: 4, steepest: 2, slowest: 0.2, smoothing: 5 },
  climbing: { fastest: 4, steepest: 2, slowest: 0.1, smoothing: 5 },
  cycling: { fastest: 30, steepest: 8, slowest: 0.8, smoothing: 2 },
  rowing: { fastest: 9, steepest: 2, slowest: 0.5, smoothing: 4 },
  swimming: { fastest: 4, steepest: 2, slowest: 0.25, smoothing: 6 },
  other: { fastest: 60, steepest: 20, slowest: 0.4, smoothing: 4 },
}

export const rulesOf = (type: ActivityType): Rules => ofType[type] ?? running

/** Metres: drift of a resting receiver with a clear sky; larger for a poor accuracy. */
export const stillRadius = 12

/** Seconds within the still radius that are slower than motion. */
export const standingAfter = ({ slowest }: Rules): number => stillRadius / slowest
