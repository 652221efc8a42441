import { setImmediate } from 'node:timers/promises'

/**
 * The answers of `work` in the order of `all`; `width` of them are worked on at a time. Each is begun in a turn of its
 * own: work that computes before it waits would otherwise hold up every request for as many times its length.
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
