import type { ActivityType } from '#contract/activities/activities.ts'
import type { Recording } from '#contract/activities/track/position.ts'

/** A lap as the device counted it; metres are null where it does not say. */
export type FiledLap = { seconds: number; metres: number | null; heartRate: number | null }

/** One activity read from a device's file. Figures that the file does not state are null. */
export type FiledActivity = {
  recording: Recording
  /** Whether the device's distance counts before that of the positions: in water and indoors. */
  isCountedByDevice: boolean
  /** Laps stated by the device; shown where no positions tell them. */
  laps: FiledLap[]
  type: ActivityType
  name: string | null
  /** Kilometres counted by the device; the distance of an activity without positions. */
  distance: number | null
  calories: number | null
  avgHeartRate: number | null
  maxHeartRate: number | null
  /** Metres climbed. */
  elevation: number | null
}

/** Reasons for refusing a file; the importing feature holds the sentences. */
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
