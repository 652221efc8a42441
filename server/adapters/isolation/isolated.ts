import { fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/errors.ts'
import { turns } from '../../http/turns.ts'

/** A thread or process that answers one message with one message, and can be ended in the middle of it. */
type Place = {
  send(job: unknown): void
  end(): void
  /** Replaces the listeners: `answer` hears the next message, `lost` an error or the end. */
  listen(answer: (message: unknown) => void, lost: (error: unknown) => void): void
}

type Bounds = {
  atOnce: number
  /** Jobs that may wait for a place. */
  waiting: number
  /** A job that takes longer ends its place. */
  mostMs: number
  /** An unused place is ended after this time, which gives its memory back. */
  idleMs: number
  /** Sentences for a full line, and for a job that took too long. */
  busy: string
  tooLong: string
}

/** What a place answers: a result, or an error of its own. */
export type Answered<Result> = { result: Result } | { error: unknown }

/**
 * Runs jobs beside the thread that answers requests, where they can be ended. Errors: `unavailable` with `busy` where
 * the line is full, `invalid` with `tooLong`, and what the job itself throws.
 */
export function isolated<Job, Result>(begin: () => Place, bounds: Bounds) {
  const inTurn = turns(bounds.atOnce, bounds.waiting, bounds.busy)
  const idle = new Map<Place, NodeJS.Timeout>()

  function take(): Place {
    const [known] = [...idle.keys()].slice(-1)
    if (!known) return begin()
    clearTimeout(idle.get(known))
    idle.delete(known)
    return known
  }

  function leave(place: Place) {
    const end = () => {
      idle.delete(place)
      place.end()
    }
    idle.set(place, setTimeout(end, bounds.idleMs).unref())
    place.listen(() => {}, end)
  }

  return (job: Job): Promise<Result> =>
    inTurn(async () => {
      const place = take()
      let timer: NodeJS.Timeout | undefined
      try {
        const answered = await new Promise<Answered<Result>>((resolve, reject) => {
          place.listen((message) => resolve(message as Answered<Result>), reject)
          timer = setTimeout(() => reject(new AppError('invalid', bounds.tooLong)), bounds.mostMs)
          place.send(job)
        })
        leave(place)
        if ('error' in answered) throw answered.error
        return answered.result
      } catch (error) {
        if (!idle.has(place)) place.end()
        throw error
      } finally {
        clearTimeout(timer)
      }
    })
}

/** A thread: quick to begin, and what it computes can be ended; native code in it cannot. */
export function threadOf(file: URL, mostMegabytes: number): Place {
  const worker = new Worker(file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  worker.unref()
  return {
    send: (job) => worker.postMessage(job),
    end: () => void worker.terminate(),
    listen(answer, lost) {
      worker.removeAllListeners()
      worker.on('message', answer).on('error', lost)
      worker.on('exit', () => lost(new Error('The thread has ended.')))
    },
  }
}

/**
 * A process: native code in it can be ended too, and its memory goes with it. It knows none of the server's settings.
 */
export function processOf(file: URL): Place {
  const child = fork(file, [], {
    execArgv: [],
    // Memory of decoded pictures goes back to the system instead of staying with one arena a thread.
    env: { PATH: process.env.PATH, MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return {
    // A child that has ended already tells it by its exit.
    send: (job) => void child.send(job as object, () => {}),
    end: () => void child.kill('SIGKILL'),
    listen(answer, lost) {
      child.removeAllListeners('message').removeAllListeners('error').removeAllListeners('exit')
      child.on('message', answer).on('error', lost)
      child.on('exit', () => lost(new Error('The process has ended.')))
    },
  }
}
