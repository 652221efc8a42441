import { setImmediate } from 'node:timers/promises'

/**
 * Maps `all` with `width` calls of `work` at a time, in order. Each starts in its own event loop turn, so that
 * synchronous work does not block requests for the whole batch.
 */
export async function inParallel<T, R>(all: T[], width: number, work: (one: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  let at = 0
  let turn: Promise<unknown> = Promise.resolve()
  const worker = async () => {
    while (at < all.length) {
      const mine = at++
      turn = turn.then(() => setImmediate())
      await turn
      results[mine] = await work(all[mine]!)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, all.length) }, worker))
  return results
}
