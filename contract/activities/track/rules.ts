import type { ActivityType } from '../activities.ts'

/** What is believable of a kind of moving. */
export type Rules = {
  /** Metres a second: faster is a receiver’s error. Well above what people do, for downhill and noise. */
  fastest: number
  /** Seconds within the same few metres after which a person counts as standing. */
  standingAfter: number
  /** Metres a second below which that is standing. */
  slow: number
  /** Seconds on either side that are weighed into a position: long enough for noise, short enough for corners. */
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
