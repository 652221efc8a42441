import { AppError } from '#contract/http/errors.ts'

/** Lets at most `atOnce` run together and `waiting` stand in line; beyond that, refuses with `unavailable` and `busy`. */
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
      // The place is handed on, not freed and raced for.
      const next = line.shift()
      if (next) next()
      else running--
    }
  }
}
