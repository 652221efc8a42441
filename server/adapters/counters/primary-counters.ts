import type { Counted, Counters } from './counters.ts'
import { memoryCounters } from './memory-counters.ts'

/** Counts kept by another process, called through `ask`; counted locally when it does not answer. */
export function primaryCounters(
  ask: (key: string, windowMs: number, by: 1 | -1) => Promise<Counted | undefined>,
): Counters {
  const own = memoryCounters()
  return {
    hit: async (key, windowMs, by = 1) => (await ask(key, windowMs, by)) ?? own.hit(key, windowMs, by),
    close: () => own.close(),
  }
}
