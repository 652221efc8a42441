import { fromColumns } from '#contract/activities/track/columns.ts'
import { summarise } from '#contract/activities/track/summarise.ts'
import {
  type ExportFormat,
  type OutgoingActivity,
  writeActivity,
} from '#server/adapters/activity-export/activity-export.ts'
import { answerJobs } from '#server/adapters/job-thread/job-thread.ts'
import { unpackColumns } from '../tracks/packed-columns.ts'
import { withoutEnds } from './hidden-ends.ts'

/** An activity to be written; `packed` is missing for a typed one. Times in milliseconds since 1970. */
export type Outgoing = {
  format: ExportFormat
  figures: Omit<OutgoingActivity, 'recording'>
  startedAt: number
  endedAt: number
  packed: Uint8Array | undefined
  /** Radius in metres of the hidden start and end. */
  radius: number
}
/** The file, or the reason for having none. */
export type Written = { bytes: Uint8Array } | { missing: 'route' | 'shownRoute' }

answerJobs(written)

async function written({ format, figures, startedAt, endedAt, packed, radius }: Outgoing): Promise<Written> {
  const whole = packed
    ? fromColumns(unpackColumns(packed))
    : { positions: [], beats: [], pauses: [], laps: [], startedAt, endedAt }
  const recording = withoutEnds(whole, radius)
  if (format === 'gpx' && !recording.positions.length)
    return { missing: whole.positions.length ? 'shownRoute' : 'route' }
  // A shortened route shortens its figures, or they would reveal the hidden length.
  const cut = recording.positions.length < whole.positions.length && recording.positions.length > 0
  const shown = cut ? summarise(recording, figures.type) : undefined
  const shownFigures = shown && { distance: shown.distanceKm, movingTime: shown.movingSeconds }
  return { bytes: await writeActivity(format, { ...figures, ...shownFigures, recording }) }
}
