import { Worker } from 'node:worker_threads'
import type { Upload, WorkerMessage } from './import-worker.ts'

export type ImportThread = ReturnType<typeof openImportThread>

/** Megabytes; a file that needs more ends its thread, not the server. */
const mostMemory = 768

/** Reading exceeded the time limit; its thread must be reset. */
export class TookTooLong extends Error {}

/** Reads uploads one after the other in a worker thread, started with the first one. */
export function openImportThread() {
  let worker: Worker | undefined
  let ready = Promise.resolve()
  let closed = false

  function begin(): Worker {
    const begun = new Worker(new URL('./import-worker.ts', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: mostMemory },
    })
    begun.unref()
    // Loading the code is slow on a busy machine and not counted to a file.
    ready = new Promise<void>((resolve) => {
      begun.on('message', (message: WorkerMessage) => 'ready' in message && resolve())
      begun.on('error', () => resolve()).once('exit', () => resolve())
    })
    begun.once('exit', () => {
      if (worker === begun) worker = undefined
    })
    return begun
  }

  return {
    /**
     * Yields the worker's messages; a file counts as stored when the next is requested. Error: `TookTooLong` after
     * `fileMs` without a message.
     */
    async *read(
      upload: Upload,
      fileMs: number,
    ): AsyncGenerator<Exclude<WorkerMessage, { end: true } | { ready: true }>> {
      if (closed) throw new Error('The thread that reads files has ended.')
      worker ??= begin()
      const own = worker
      await ready
      if (worker !== own) throw new Error('The thread that reads files has ended.')
      const told: Exclude<WorkerMessage, { ready: true }>[] = []
      let wake = () => {}
      const tell = (message: WorkerMessage) => {
        if ('ready' in message) return
        told.push(message)
        wake()
      }
      const fail = (error: unknown) => tell({ end: true, error })
      const exit = () => fail(new Error('The thread that reads files has ended.'))
      own.on('message', tell).on('error', fail).on('exit', exit)
      own.postMessage(upload)
      try {
        for (;;) {
          const message = told.shift()
          if (!message) {
            const timer = setTimeout(() => tell({ end: true, error: new TookTooLong() }), fileMs)
            await new Promise<void>((resolve) => (wake = resolve))
            clearTimeout(timer)
          } else if ('end' in message) {
            if (message.error) throw message.error
            return
          } else {
            yield message
            if ('file' in message) own.postMessage('stored')
          }
        }
      } finally {
        own.off('message', tell).off('error', fail).off('exit', exit)
      }
    },
    /** Also terminates a running read. */
    async close() {
      closed = true
      await worker?.terminate()
    },
    /** Ends the worker after a failure; the next upload starts a new one. */
    async reset() {
      const broken = worker
      worker = undefined
      await broken?.terminate()
    },
  }
}
