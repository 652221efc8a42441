import { parentPort } from 'node:worker_threads'
import type { ActivityType } from '#contract/activities/activities.ts'
import { fromColumns } from '#contract/activities/track/columns.ts'
import type { TrackColumns } from '#contract/activities/track-columns.ts'
import { isOnEarth, sanitizeTrack } from './sanitize-track.ts'
import { analyzeTrack } from './track-analysis.ts'

export type TrackToAnalyze = { columns: TrackColumns; type: ActivityType }

parentPort?.on('message', ({ columns, type }: TrackToAnalyze) => {
  try {
    const recording = fromColumns(columns)
    const result = isOnEarth(recording) ? analyzeTrack(sanitizeTrack(recording), type) : undefined
    parentPort!.postMessage({ result })
  } catch (error) {
    parentPort!.postMessage({ error })
  }
})
parentPort?.postMessage('ready')
