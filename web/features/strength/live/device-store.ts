import type { DBSchema } from 'idb'
import type { Input } from '#contract/http/endpoint.ts'
import type { NewSet } from '#contract/strength/sets.ts'
import type { recordStrengthWorkout } from '#contract/strength/workouts.ts'
import type { completeWorkout } from '#contract/training/workouts.ts'
import { deviceDatabase } from '#web/device/device-database.ts'
import type { LiveWorkout } from './live-workout.ts'

/** A change that is not on the server yet, in the order of `at`; a later change of the same set replaces it. */
export type KeptChange = {
  /** Id of the set, or of the workout for its end or its resumption; `details` have an id of their own. */
  id: string
  userId: string
  /** Milliseconds since 1970. */
  at: number
  workout: Input<typeof recordStrengthWorkout>['body']
  change:
    | { kind: 'set'; set: NewSet }
    | { kind: 'removal' }
    | { kind: 'finish'; activity: Input<typeof completeWorkout>['body']; isAgain?: true | undefined }
    | { kind: 'details'; effort: number | null }
    | { kind: 'resume' }
  /** `refused`: not accepted, for `reason`. */
  state: 'waiting' | 'refused'
  reason?: string
}

interface Schema extends DBSchema {
  /** Key: user id, one row each. */
  workouts: { key: string; value: LiveWorkout }
  changes: { key: string; value: KeptChange }
}

const { open, rowsOf, keepOnly, wipe } = deviceDatabase<Schema>('strength', (database) => {
  database.createObjectStore('workouts', { keyPath: 'userId' })
  database.createObjectStore('changes', { keyPath: 'id' })
})

/** The running workout and unsent changes on this device. */
export const deviceStore = {
  workoutOf: async (userId: string) => (await open()).get('workouts', userId),
  keepWorkout: async (workout: LiveWorkout) => void (await (await open()).put('workouts', workout)),
  dropWorkout: async (userId: string) => (await open()).delete('workouts', userId),
  unsentOf: async (userId: string) =>
    (await rowsOf('changes', userId)).sort((one, other) => one.at - other.at),
  sessionsOf: async (userId: string) =>
    (await rowsOf('changes', userId)).flatMap(({ state, change }) =>
      state === 'waiting' && change.kind === 'finish' ? (change.activity.sessionId ?? []) : [],
    ),
  keepChange: async (kept: KeptChange) => void (await (await open()).put('changes', kept)),
  /** Deletes a sent change, unless a later one of the same set has replaced it. */
  async dropChange(id: string, at?: number) {
    const store = (await open()).transaction('changes', 'readwrite').store
    const kept = await store.get(id)
    if (kept && (at === undefined || kept.at === at)) await store.delete(id)
  },
  keepOnly: (userId: string) => keepOnly(userId, 'workouts', 'changes'),
  wipe,
}
