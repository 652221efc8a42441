import type { DBSchema } from 'idb'
import type { ActivityType, SessionLink } from '#contract/activities/activities.ts'
import type { Pause, Position } from '#contract/activities/track/position.ts'
import type { PlannedStep } from '#contract/training/recorded-run.ts'
import { deviceDatabase } from '#web/device/device-database.ts'
import type { GolfDraft } from '../golf/golf-draft.ts'
import type { PlanProgress } from '../plan/plan-progress.ts'

/** Details that a person adds to a finished recording. */
export type Details = { routeName: string | null; effort: number | null }

/** A session of a schedule that is recorded. */
export type PlannedRun = { link: SessionLink; title: string; steps: PlannedStep[] }

/** A recording without its positions. Times are milliseconds since 1970. */
export type Kept = {
  id: string
  userId: string
  activityType: ActivityType
  startedAt: number
  endedAt: number | null
  pauses: Pause[]
  pausedAt: number | null
  laps: number[]
  /** The person’s weight for the calories, where the profile had one. */
  kilograms: number | null
  /** As shown at the end. */
  calories: number | null
  /** The session that it does, and where it stands in its steps. */
  plan?: PlannedRun & { progress: PlanProgress }
  /** Added after the finish; sent after the recording. */
  details?: Details
  /** `refused`: not accepted, for `reason`. */
  state: 'recording' | 'waiting' | 'refused'
  reason?: string
}

interface Schema extends DBSchema {
  recordings: { key: string; value: Kept }
  /** By recording and number of the block. */
  positions: { key: [string, number]; value: Position[] }
  /** By user. */
  golf: { key: string; value: GolfDraft }
}

const { open, rowsOf, wipe } = deviceDatabase<Schema>('tracker', (database) => {
  database.createObjectStore('recordings', { keyPath: 'id' })
  database.createObjectStore('positions')
  database.createObjectStore('golf')
})

const blocksOf = (id: string) => IDBKeyRange.bound([id], [id, []])

/** Recordings, positions and scorecards of this device. */
export const deviceStore = {
  /** The one in progress and unsent ones. */
  unsentOf: (userId: string) => rowsOf('recordings', userId),
  sessionsOf: async (userId: string) =>
    (await rowsOf('recordings', userId)).flatMap(({ state, plan }) =>
      state === 'waiting' && plan ? plan.link.sessionId : [],
    ),
  keep: async (kept: Kept) => void (await (await open()).put('recordings', kept)),
  keepBlock: async (id: string, block: number, positions: Position[]) =>
    void (await (await open()).put('positions', positions, [id, block])),
  /** The blocks of a recording in order, read one at a time to keep the page responsive. */
  async blocksOf(id: string) {
    const database = await open()
    const blocks: Position[][] = []
    for (const key of await database.getAllKeys('positions', blocksOf(id))) {
      blocks.push((await database.get('positions', key)) ?? [])
    }
    return blocks
  },
  /** Adds details to a recording of this device; false if it is gone. */
  async describe(id: string, details: Details) {
    const change = (await open()).transaction('recordings', 'readwrite')
    const kept = await change.store.get(id)
    if (kept) await change.store.put({ ...kept, details })
    await change.done
    return kept !== undefined
  },
  detailsOf: async (id: string) => (await (await open()).get('recordings', id))?.details,
  /** Deletes a recording, unless its details differ from `sent`. */
  async dropSent(id: string, sent: Details | undefined) {
    const change = (await open()).transaction(['recordings', 'positions'], 'readwrite')
    const kept = await change.objectStore('recordings').get(id)
    if (JSON.stringify(kept?.details) === JSON.stringify(sent))
      await Promise.all([
        change.objectStore('recordings').delete(id),
        change.objectStore('positions').delete(blocksOf(id)),
      ])
    await change.done
  },
  async drop(id: string) {
    const change = (await open()).transaction(['recordings', 'positions'], 'readwrite')
    await Promise.all([
      change.objectStore('recordings').delete(id),
      change.objectStore('positions').delete(blocksOf(id)),
      change.done,
    ])
  },
  golfOf: async (userId: string) => (await open()).get('golf', userId),
  keepGolf: async (userId: string, draft: GolfDraft) =>
    void (await (await open()).put('golf', draft, userId)),
  dropGolf: async (userId: string) => (await open()).delete('golf', userId),
  async keepOnly(userId: string) {
    const database = await open()
    const others = (await database.getAll('recordings')).filter((kept) => kept.userId !== userId)
    for (const { id } of others) await deviceStore.drop(id)
    for (const owner of await database.getAllKeys('golf'))
      if (owner !== userId) await deviceStore.dropGolf(owner)
  },
  wipe,
}
