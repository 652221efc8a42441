import { parentPort } from 'node:worker_threads'
import type { ActivityType } from '#contract/activities/activities.ts'
import { fromColumns } from '#contract/activities/track/columns.ts'
import type { TrackColumns } from '#contract/activities/track-columns.ts'
import { isOnEarth, sanitizeTrack } from './sanitize-track.ts'
import { analyzeTrack, type TrackAnalysis } from './track-analysis.ts'

export type Work = { job: number; columns: TrackColumns; type: ActivityType }
/** `worked` is missing for a recording with positions outside the globe. */
export type Done = { job: number; analysis?: TrackAnalysis; error?: unknown }

parentPort?.on('message', ({ job, columns, type }: Work) => {
  parentPort?.postMessage(done(job, columns, type))
})

function done(job: number, columns: TrackColumns, type: ActivityType): Done {
  try {
    const recording = fromColumns(columns)
    return isOnEarth(recording) ? { job, analysis: analyzeTrack(sanitizeTrack(recording), type) } : { job }
  } catch (error) {
    return { job, error }
  }
}
