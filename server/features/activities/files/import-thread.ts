import { Worker } from 'node:worker_threads'
import type { Told, Upload } from './import-worker.ts'

export type ImportThread = ReturnType<typeof openImportThread>

/** Megabytes: a file that needs more ends its thread, not the server. */
const mostMemory = 768

/** A file took longer to read than it may; the thread that reads it has to be reset. */
export class TookTooLong extends Error {}

/** Reads uploads beside the thread that answers requests, one after the other. It begins with the first one. */
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
    // Loading its code takes a while on a busy machine, and is nobody's file.
    ready = new Promise<void>((resolve) => {
      begun.on('message', (message: Told) => 'ready' in message && resolve())
      begun.on('error', () => resolve()).once('exit', () => resolve())
    })
    begun.once('exit', () => {
      if (worker === begun) worker = undefined
    })
    return begun
  }

  return {
    /**
     * What the worker tells, up to its end; each file is taken as stored when the next is asked for. Error:
     * `TookTooLong` where it says nothing for `fileMs`.
     */
    async *read(
      upload: Upload,
      fileMs: number,
    ): AsyncGenerator<Exclude<Told, { end: true } | { ready: true }>> {
      if (closed) throw new Error('The thread that reads files has ended.')
      worker ??= begin()
      const own = worker
      await ready
      if (worker !== own) throw new Error('The thread that reads files has ended.')
      const told: Exclude<Told, { ready: true }>[] = []
      let wake = () => {}
      const tell = (message: Told) => {
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
    /** Ends what is being read, too. */
    async close() {
      closed = true
      await worker?.terminate()
    },
    /** Ends the worker after a failure, so that the next upload begins with a fresh one. */
    async reset() {
      const broken = worker
      worker = undefined
      await broken?.terminate()
    },
  }
}
