import { fork } from 'node:child_process'
import { Worker } from 'node:worker_threads'
import { AppError } from '#contract/http/errors.ts'
import { limitConcurrency } from '#server/http/limits/limit-concurrency.ts'

/**
 * A worker thread or process that sends `ready`, answers each message with one message, and can be terminated at
 * any time.
 */
type Place = {
  /** Resolves when its code is loaded. Rejects when it ends before. */
  ready: Promise<void>
  send(job: unknown): void
  end(): void
  /** Replaces the listeners: `answer` for the next message, `lost` for an error or the end. */
  listen(answer: (message: unknown) => void, lost: (error: unknown) => void): void
}

type Bounds = {
  atOnce: number
  /** Maximum number of queued jobs. */
  waiting: number
  /** Time limit of a job in milliseconds, without loading the code; a longer one terminates the worker. */
  mostMs: number
  /** Idle time in milliseconds after which a worker is ended to free its memory. */
  idleMs: number
  /** Sentences for a full queue, and for a job over the limit of time or memory. */
  busy: string
  tooLong: string
}

/** A worker's answer: a result or an error. */
export type Answered<Result> = { result: Result } | { error: unknown }

/**
 * Runs jobs in terminable workers beside the main thread. Errors: `unavailable` with `busy` when the queue is full,
 * `invalid` with `tooLong`, and errors of the job.
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
          const refuse = () => reject(new AppError('invalid', bounds.tooLong))
          place.listen(
            (message) => resolve(message as Answered<Result>),
            (error) => (isOutOfMemory(error) ? refuse() : reject(error)),
          )
          timer = setTimeout(refuse, bounds.mostMs)
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

const isOutOfMemory = (error: unknown) => (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY'

/** Time limit for starting a worker, in milliseconds. */
const mostBeginMs = 60_000

/** Keeps one pair of listeners: a port without listeners is closed. */
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

/** A thread: starts fast and can be terminated, except in native code. */
export function threadOf(file: URL, mostMegabytes: number): Place {
  const worker = new Worker(file, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes, maxYoungGenerationSizeMb: 16 },
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

/** A process: native code can be terminated too and its memory is returned. It gets no settings of the server. */
export function processOf(file: URL): Place {
  const child = fork(file, [], {
    execArgv: [],
    // Returns the memory of decoded images to the system instead of keeping one arena per thread.
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
    // A child that has ended reports it by its exit.
    (job) => void child.send(job as object, () => {}),
    () => void child.kill('SIGKILL'),
  )
}
