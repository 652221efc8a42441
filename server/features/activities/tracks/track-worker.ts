import type { ActivityType } from '#contract/activities/activities.ts'
import { fromColumns } from '#contract/activities/track/columns.ts'
import type { TrackColumns } from '#contract/activities/track-columns.ts'
import { answerJobs } from '#server/adapters/job-thread/job-thread.ts'
import { isOnEarth, sanitizeTrack } from './sanitize-track.ts'
import { analyzeTrack } from './track-analysis.ts'

export type TrackToAnalyze = { columns: TrackColumns; type: ActivityType }

answerJobs(({ columns, type }: TrackToAnalyze) => {
  const recording = fromColumns(columns)
  return isOnEarth(recording) ? analyzeTrack(sanitizeTrack(recording), type) : undefined
})
