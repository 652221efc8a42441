import { fairQueue } from './fair-queue.ts'
import { type ImportThread, openImportThread } from './import-thread.ts'

/** Time limits of reading in milliseconds: per file and per upload. */
export type TimeLimits = { fileMs: number; allMs: number }

/** Limits of the quick lane; longer jobs move to the slow lane. */
const quick: TimeLimits = { fileMs: 1500, allMs: 1500 }
const slow: TimeLimits = { fileMs: 60_000, allMs: 20 * 60_000 }
/** Archives and large files read concurrently, each in a thread and for a different account. */
const slowAtOnce = 2
/** Idle time in milliseconds after which a thread ends: files of one drop follow each other, archives rarely do. */
const idleMs = { quick: 30_000, slow: 3000 }

/** Outcome of a job in the quick lane. */
export type Ended = 'done' | 'took too long'
type Job = { user: { id: string }; isQuick: boolean }
type Work<One> = (job: One, thread: ImportThread, limits: TimeLimits, isLast: boolean) => Promise<Ended>

/**
 * Processes jobs in two lanes, each fair by account: single files, and archives with jobs that proved slow. An
 * archive delays no single file, and a slow file delays the next at most by the quick lane's limit.
 */
export function openLanes<One extends Job>(work: Work<One>) {
  let closing = false
  const quickLine = fairQueue<One>(({ user }) => user.id)
  const slowLine = fairQueue<One>(({ user }) => user.id)
  const atWork = new Set<string>()
  const quickThread = lane(idleMs.quick)
  const slowThreads = Array.from({ length: slowAtOnce }, () => lane(idleMs.slow))

  /** A thread that runs jobs one after the other while `next` returns any. */
  function lane(restMs: number) {
    const thread = openImportThread()
    let busy = false
    let running: Promise<void> | undefined
    let idle: NodeJS.Timeout | undefined
    return {
      begin(next: () => One | undefined, one: (job: One) => Promise<void>) {
        if (busy) return
        busy = true
        running = (async () => {
          clearTimeout(idle)
          for (let job = closing ? undefined : next(); job; job = closing ? undefined : next()) await one(job)
          busy = false
          idle = setTimeout(() => void thread.reset(), restMs).unref()
        })()
      },
      thread,
      async close() {
        clearTimeout(idle)
        await thread.close()
        await running
      },
    }
  }

  function beginQuick() {
    quickThread.begin(quickLine.take, async (job) => {
      if ((await work(job, quickThread.thread, quick, false)) === 'done') return
      slowLine.add(job)
      beginSlow()
    })
  }

  function beginSlow() {
    for (const { begin, thread } of slowThreads)
      begin(
        () => {
          const job = slowLine.take((person) => !atWork.has(person))
          if (job) atWork.add(job.user.id)
          return job
        },
        async (job) => {
          try {
            await work(job, thread, slow, true)
          } finally {
            atWork.delete(job.user.id)
          }
        },
      )
  }

  return {
    add(job: One) {
      if (job.isQuick) quickLine.add(job)
      else slowLine.add(job)
      if (job.isQuick) beginQuick()
      else beginSlow()
    },
    /** Terminates running jobs and starts no more. */
    async close() {
      closing = true
      await Promise.all([quickThread, ...slowThreads].map((one) => one.close()))
    },
  }
}
