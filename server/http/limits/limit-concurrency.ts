import { AppError } from '#contract/http/errors.ts'

/** Runs at most `atOnce` calls concurrently with `waiting` queued; beyond that throws `unavailable` with `busy`. */
export function limitConcurrency(atOnce: number, waiting: number, busy: string) {
  let running = 0
  const line: (() => void)[] = []
  return async function limited<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running++
    else if (line.length >= waiting) throw new AppError('unavailable', busy, { retryAfterSeconds: 5 })
    else await new Promise<void>((resolve) => line.push(resolve))
    try {
      return await work()
    } finally {
      // The slot is handed over, not released and raced for.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
