import type { DBSchema } from 'idb'
import type { Workout } from '#contract/training/workouts.ts'
import { deviceDatabase } from '#web/device/device-database.ts'
import type { Completion } from './outcome.ts'
import type { Run } from './run/run.ts'

/** A workout that this device keeps, so that it opens without a network. */
export type KeptWorkout = { userId: string; key: string; workout: Workout }
/** A run in progress. */
export type KeptRun = KeptWorkout & {
  run: Run
  /** When the page was last alive. */
  seenAt: number
}
/** A finished one that the server does not have yet. */
export type KeptCompletion = {
  id: string
  userId: string
  body: Completion
  /** `refused`: not accepted, for `reason`. */
  state: 'waiting' | 'refused'
  reason?: string
}

interface Schema extends DBSchema {
  workouts: { key: [string, string]; value: KeptWorkout & { openedAt: number } }
  /** Key: user, who has at most one. */
  runs: { key: string; value: KeptRun }
  completions: { key: string; value: KeptCompletion }
}

/** Limit of stored workouts; the least recently opened are deleted. */
const mostKept = 50
const { open, rowsOf, keepOnly, wipe } = deviceDatabase<Schema>('coach', (database) => {
  database.createObjectStore('workouts', { keyPath: ['userId', 'key'] })
  database.createObjectStore('runs', { keyPath: 'userId' })
  database.createObjectStore('completions', { keyPath: 'id' })
})

/** Workouts, the run in progress, and unsent completions of this device. */
export const deviceStore = {
  workoutOf: async (userId: string, key: string) =>
    (await (await open()).get('workouts', [userId, key]))?.workout,
  async keepWorkout(kept: KeptWorkout) {
    const database = await open()
    await database.put('workouts', { ...kept, openedAt: Date.now() })
    const all = await database.getAll('workouts')
    const old = all.sort((one, other) => other.openedAt - one.openedAt).slice(mostKept)
    for (const { userId, key } of old) await database.delete('workouts', [userId, key])
  },
  runOf: async (userId: string) => (await open()).get('runs', userId),
  keepRun: async (kept: KeptRun) => void (await (await open()).put('runs', kept)),
  dropRun: async (userId: string) => (await open()).delete('runs', userId),
  unsentOf: (userId: string) => rowsOf('completions', userId),
  sessionsOf: async (userId: string) =>
    (await rowsOf('completions', userId)).flatMap(({ state, body }) =>
      state === 'waiting' ? (body.sessionId ?? []) : [],
    ),
  keepCompletion: async (kept: KeptCompletion) => void (await (await open()).put('completions', kept)),
  dropCompletion: async (id: string) => (await open()).delete('completions', id),
  keepOnly: (userId: string) => keepOnly(userId, 'workouts', 'runs', 'completions'),
  wipe,
}
