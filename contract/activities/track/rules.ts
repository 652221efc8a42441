import type { ActivityType } from '../activities.ts'

/** Plausible motion of an activity type. */
export type Rules = {
  /**
   * Metres a second above which a position is a receiver's error; well above human speeds, for downhill and noise.
   */
  fastest: number
  /** Seconds within a few metres that count as standing. */
  standingAfter: number
  /** Metres a second below which that is standing. */
  slow: number
  /** Seconds on either side used for smoothing: long enough for noise, short enough for corners. */
  smoothing: number
}

const onFoot = { fastest: 4, standingAfter: 20, slow: 0.5, smoothing: 5 }
const running = { fastest: 12, standingAfter: 12, slow: 1, smoothing: 3 }
const onWater = { fastest: 9, standingAfter: 15, slow: 0.8, smoothing: 4 }

const ofType: Partial<Record<ActivityType, Rules>> = {
  running,
  walking: onFoot,
  hiking: { ...onFoot, standingAfter: 30, slow: 0.35 },
  climbing: { ...onFoot, standingAfter: 40, slow: 0.2 },
  cycling: { fastest: 30, standingAfter: 8, slow: 1, smoothing: 2 },
  rowing: onWater,
  swimming: { fastest: 4, standingAfter: 30, slow: 0.3, smoothing: 6 },
  other: { fastest: 60, standingAfter: 15, slow: 0.8, smoothing: 4 },
}

export const rulesOf = (type: ActivityType): Rules => ofType[type] ?? running
