import type { Counters } from './counters.ts'

const mostKeys = 50_000

/** Counters of this process. When full, the least recently used keys are evicted. */
export function memoryCounters(clock: () => number = () => performance.now()): Counters {
  const windows = new Map<string, { count: number; endsAt: number }>()
  return {
    async hit(key, windowMs, by = 1) {
      const at = clock()
      let window = windows.get(key)
      windows.delete(key)
      if (!window || window.endsAt <= at) window = { count: 0, endsAt: at + windowMs }
      window.count = Math.max(0, window.count + by)
      windows.set(key, window)
      if (windows.size > mostKeys) windows.delete(windows.keys().next().value!)
      return { count: window.count, leftMs: window.endsAt - at }
    },
    async close() {
      windows.clear()
    },
  }
}
