import { mostHours } from '#contract/activities/activities.ts'

/** Messages of the activities. */
export const words = {
  noPhoto: 'Choose a photo.',
  removed: 'This activity was removed.',
  inFuture: 'An activity cannot start in the future.',
  tooLongAgo: 'That date is out of range.',
  endsBeforeStart: 'An activity ends after it starts.',
  tooLong: `An activity lasts at most ${mostHours} hours.`,
  maxBelowAverage: 'The maximum heart rate cannot be lower than the average.',
  outsideTheWorld: 'Latitudes go from −90 to 90 degrees, longitudes from −180 to 180.',
  busyWithRecordings: 'Other recordings are being measured. Try again in a moment.',
  recordingTakesTooLong: 'Measuring this recording took too long.',
  measured: 'This was recorded and cannot be typed over.',
  staysGolf: 'A golf round stays golf; remove it and log another activity instead.',
} as const
