import { isolated, threadOf } from '#server/adapters/isolation/isolation.ts'
import type { ScheduleToBuild } from './schedule-worker.ts'
import { words } from './words.ts'

/**
 * Generates a schedule in a worker thread (up to 60 ms for a year); resolves with the answer of `generateSchedule` as
 * JSON. Error: `unavailable` when 50 are queued.
 */
export const buildBeside = isolated<ScheduleToBuild, string>(
  () => threadOf(new URL('./schedule-worker.ts', import.meta.url), 96),
  {
    atOnce: 1,
    waiting: 50,
    mostMs: 10_000,
    idleMs: 3_000,
    busy: words.busyWithSchedules,
    tooLong: words.scheduleTakesTooLong,
  },
)
