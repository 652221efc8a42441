import { parentPort } from 'node:worker_threads'

/**
 * Answers the jobs of this thread, which `isolated` (`isolation.ts`) began, with what `work` returns or throws. Apart from
 * `isolation.ts`, so that a thread does not load what the main thread needs.
 */
export function answerJobs<Job, Result>(work: (job: Job) => Result | Promise<Result>): void {
  parentPort?.on('message', async (job: Job) => {
    try {
      parentPort!.postMessage({ result: await work(job) })
    } catch (error) {
      parentPort!.postMessage({ error })
    }
  })
  parentPort?.postMessage('ready')
}
