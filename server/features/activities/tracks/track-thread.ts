import { AppError } from '#contract/http/errors.ts'
import { isolated, threadOf } from '#server/adapters/isolation/isolation.ts'
import { words } from '../words.ts'
import type { TrackAnalysis } from './track-analysis.ts'
import type { TrackToAnalyze } from './track-worker.ts'

const analyzeBeside = isolated<TrackToAnalyze, TrackAnalysis | undefined>(
  () => threadOf(new URL('./track-worker.ts', import.meta.url), 512),
  {
    atOnce: 1,
    waiting: 500,
    mostMs: 60_000,
    idleMs: 60_000,
    busy: words.busyWithRecordings,
    tooLong: words.recordingTakesTooLong,
  },
)

/**
 * Analyzes a recording in a worker thread. Errors: `invalid` on `track.lat` for a position outside the globe;
 * `unavailable` when 500 are queued.
 */
export async function analyzed(track: TrackToAnalyze): Promise<TrackAnalysis> {
  const analysis = await analyzeBeside(track)
  if (analysis) return analysis
  throw new AppError('invalid', words.outsideTheWorld, { fields: { 'track.lat': words.outsideTheWorld } })
}
