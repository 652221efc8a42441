import type { ActivityType } from '#contract/activities/activities.ts'
import { activityLabels } from '#contract/labels.ts'
import type { Refusal } from '#server/adapters/activity-files/activity-files.ts'

const refusals: Record<Refusal, string> = {
  unknownKind: 'This is no GPX, TCX or FIT file.',
  otherFit: 'This FIT file holds settings or a day’s steps, no activity.',
  tooDeep: 'This archive lies too deep inside other archives. Unpack it and send it on its own.',
  bomb: 'This swells beyond measure when unpacked, so it was left alone.',
  tooMany: 'This archive holds more than 50 000 files. Send it in smaller parts.',
  broken: 'This file is damaged or breaks off.',
  forbidden: 'This file declares entities or outside references, which no activity file needs.',
  tooLarge: 'This holds more than an activity can have.',
  noTimes: 'This has no times, so there is no telling how long it took.',
  routeOnly: 'This is a planned route, not an activity.',
  noActivity: 'There is no activity in this file.',
  impossible: 'Its figures cannot be.',
}

/** Messages of import and export. */
export const words = {
  refused: (reason: Refusal) => refusals[reason],
  fileTooLarge: 'A file can have up to 500 MB.',
  busy: 'Earlier files are still being worked off. Try again in a minute.',
  interrupted:
    'The server stopped during this import. What it lists is in your history; send the files again for the rest, nothing comes twice.',
  fileTakesTooLong:
    'Reading this took too long, so what is left of it was passed over. Unpack it and send the files by themselves.',
  tooMuchWork:
    'This archive takes more than 20 minutes to read, so the rest was passed over. Send the rest in smaller parts.',
  crashed: 'Reading a file went wrong on our side. What it lists is in your history.',
  exportTakesTooLong: 'Writing this file took too long. A file of another format may take less.',
  exportBusy: 'Other files are being written. Try again in a moment.',
  type: (type: ActivityType) => activityLabels[type],
  csvColumns: (imperial: boolean) => [
    'Day',
    'Start',
    'End',
    'Type',
    'Name',
    'Duration (s)',
    'Moving time (s)',
    imperial ? 'Distance (miles)' : 'Distance (km)',
    imperial ? 'Pace (min/mile)' : 'Pace (min/km)',
    imperial ? 'Speed (mph)' : 'Speed (km/h)',
    'Calories (kcal)',
    'Average heart rate (bpm)',
    'Maximum heart rate (bpm)',
    imperial ? 'Climbed (ft)' : 'Climbed (m)',
    'Weather',
    imperial ? 'Temperature (°F)' : 'Temperature (°C)',
    'Source',
    'Notes',
  ],
  beforeFit: 'FIT files have no dates before 1990. TCX holds this activity’s figures.',
  noRoute: 'This activity has no route to write as GPX. TCX and FIT hold its figures.',
  allHidden: 'All of this route lies within your hidden radius.',
} as const
