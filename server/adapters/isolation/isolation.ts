import { fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/http/errors.ts'
import { limitConcurrency } from '#server/http/limits/limit-concurrency.ts'

/** A thread or process that says `ready`, then answers one message with one message, and can be ended in the middle of it. */
type Place = {
  /** Its code is loaded: it has said `ready`. Rejects where it ends before. */
  ready: Promise<void>
  send(job: unknown): void
  end(): void
  /** Replaces the listeners: `answer` hears the next message, `lost` an error or the end. */
  listen(answer: (message: unknown) => void, lost: (error: unknown) => void): void
}

type Bounds = {
  atOnce: number
  /** Jobs that may wait for a place. */
  waiting: number
  /** A job that takes longer ends its place; loading its code, once, is not counted. */
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
  const limited = limitConcurrency(bounds.atOnce, bounds.waiting, bounds.busy)
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
    limited(async () => {
      const place = take()
      let timer: NodeJS.Timeout | undefined
      try {
        await place.ready
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

/** Milliseconds after which a place that has not begun never will. */
const mostBeginMs = 60_000

/** One pair of listeners for good: a port whose last listener leaves is closed. */
function placeOf(
  on: (message: (message: unknown) => void, lost: (error: unknown) => void) => void,
  send: Place['send'],
  end: Place['end'],
): Place {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(() => reject(new Error('It did not begin in time.')), mostBeginMs)
  promise.catch(() => {}).finally(() => clearTimeout(timer))
  let answer: (message: unknown) => void = () => {}
  let lost: (error: unknown) => void = () => {}
  on(
    (message) => (message === 'ready' ? resolve() : answer(message)),
    (error) => {
      reject(error)
      lost(error)
    },
  )
  const listen: Place['listen'] = (nextAnswer, nextLost) => {
    answer = nextAnswer
    lost = nextLost
  }
  return { ready: promise, send, end, listen }
}

/** A thread: quick to begin, and what it computes can be ended; native code in it cannot. */
export function threadOf(file: URL, mostMegabytes: number): Place {
  const worker = new Worker(file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  worker.unref()
  return placeOf(
    (message, lost) => {
      worker.on('message', message).on('error', lost)
      worker.on('exit', () => lost(new Error('The thread has ended.')))
    },
    (job) => worker.postMessage(job),
    () => void worker.terminate(),
  )
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
  return placeOf(
    (message, lost) => {
      child.on('message', message).on('error', lost)
      child.on('exit', () => lost(new Error('The process has ended.')))
    },
    // A child that has ended already tells it by its exit.
    (job) => void child.send(job as object, () => {}),
    () => void child.kill('SIGKILL'),
  )
}
