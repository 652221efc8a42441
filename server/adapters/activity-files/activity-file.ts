import type { ActivityType } from '#contract/activities/activities.ts'
import type { Recording } from '#contract/activities/track/position.ts'

/** One activity as a device wrote it down. Figures that the file states are null where it does not. */
export type FiledActivity = {
  recording: Recording
  type: ActivityType
  name: string | null
  /** Kilometres that the device counted; what an activity without positions goes by. */
  distance: number | null
  calories: number | null
  avgHeartRate: number | null
  maxHeartRate: number | null
  /** Metres climbed. */
  elevation: number | null
}

/** Why a file holds nothing that can be taken; the words for people are the importing feature's. */
export const refusals = [
  'unknownKind',
  /** A FIT file of something else: settings, courses, the day's steps. */
  'otherFit',
  'tooDeep',
  'bomb',
  'tooMany',
  'broken',
  'forbidden',
  'tooLarge',
  'noTimes',
  'routeOnly',
  'noActivity',
  'impossible',
] as const
export type Refusal = (typeof refusals)[number]

export class FileRefused extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal) {
    super(reason)
    this.name = 'FileRefused'
    this.reason = reason
  }
}

/** Positions of one file at most: two days, one a second, and some more. */
export const mostPoints = 400_000
