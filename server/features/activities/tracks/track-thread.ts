import { Worker } from 'node:worker_threads'
import type { ActivityType } from '#contract/activities/activities.ts'
import type { TrackColumns } from '#contract/activities/track-columns.ts'
import { AppError } from '#contract/http/errors.ts'
import { words } from '../words.ts'
import type { TrackAnalysis } from './track-analysis.ts'
import type { Done, Work } from './track-worker.ts'

export type TrackThread = ReturnType<typeof openTrackThread>

/** Analyzes recordings one after the other in a worker thread, started with the first one. */
export function openTrackThread() {
  type Waiting = { resolve: (analysis: TrackAnalysis) => void; reject: (error: unknown) => void }
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let last = 0

  function begin(): Worker {
    const begun = new Worker(new URL('./track-worker.ts', import.meta.url), { execArgv: [] })
    begun.unref()
    begun.on('message', ({ job, analysis, error }: Done) => {
      const asked = waiting.get(job)
      waiting.delete(job)
      if (analysis) asked?.resolve(analysis)
      else asked?.reject(error ?? outsideTheWorld())
    })
    begun.on('error', (error) => end(begun, error))
    begun.on('exit', () => end(begun, new Error('The thread that works recordings up has ended.')))
    return begun
  }

  function end(ended: Worker, error: unknown) {
    // A failed worker ends a moment later, when the next may have started.
    if (worker !== ended) return
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    /** Error: `invalid` on `track.lat` for a position outside the globe. */
    work(columns: TrackColumns, type: ActivityType): Promise<TrackAnalysis> {
      worker ??= begin()
      const job = ++last
      const result = new Promise<TrackAnalysis>((resolve, reject) => waiting.set(job, { resolve, reject }))
      worker.postMessage({ job, columns, type } satisfies Work)
      return result
    },
    async close() {
      await worker?.terminate()
    },
  }
}

function outsideTheWorld() {
  return new AppError('invalid', words.outsideTheWorld, { fields: { 'track.lat': words.outsideTheWorld } })
}
