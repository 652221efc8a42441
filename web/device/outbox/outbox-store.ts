import type { DBSchema } from 'idb'
import { deviceDatabase } from '../device-database.ts'

/** The log of an entry; a `sentence` becomes a `meal` once the server has read it. */
export type EntryKind = 'meal' | 'sentence' | 'drink' | 'activity'

/** A logged entry that the server does not have yet. */
export type Entry = {
  /** Also the idempotency key. */
  id: string
  userId: string
  kind: EntryKind
  path: string
  body: unknown
  /** The provisional entry, shown until the server's own arrives. */
  shown: unknown
  /** Paths whose cached answers become stale. */
  changes: readonly string[]
  /** Milliseconds since 1970. */
  loggedAt: number
  /** Number of server errors. */
  failures: number
  /**
   * `refused`: not accepted, for `reason`. `sent`: stored by the server, kept while cached answers may be older.
   * `withdrawn`: discarded by the user, possibly stored by the server.
   */
  state: 'waiting' | 'refused' | 'sent' | 'withdrawn'
  /** Whether it was sent, so that the server may have it. */
  tried?: boolean
  reason?: string
  /** HTTP status of the refusal. */
  status?: number
  /** Milliseconds since 1970. */
  sentAt?: number
}

interface Schema extends DBSchema {
  /** Key: position in the order of logging. */
  entries: { key: number; value: Entry; indexes: { id: string } }
}

const { open, rowsOf, deleteRows } = deviceDatabase<Schema>('outbox', (database) => {
  database.createObjectStore('entries', { autoIncrement: true }).createIndex('id', 'id', { unique: true })
})

/** Unsent entries of every account of this device. */
export const outboxStore = {
  /** In the order of logging. */
  entriesOf: (userId: string) => rowsOf('entries', userId),
  /** Appends an entry; an existing one keeps its position. */
  async add(entry: Entry) {
    const change = (await open()).transaction('entries', 'readwrite')
    if (!(await change.store.index('id').getKey(entry.id))) await change.store.add(entry)
    await change.done
  },
  /** Changes an entry; false if it is gone or was discarded. */
  async change(id: string, changed: Partial<Entry>): Promise<boolean> {
    const change = (await open()).transaction('entries', 'readwrite')
    const cursor = await change.store.index('id').openCursor(id)
    const known = cursor && cursor.value.state !== 'withdrawn'
    if (known) await cursor.update({ ...cursor.value, ...changed })
    await change.done
    return Boolean(known)
  },
  /** Discards an entry: deletes it if it was never sent, otherwise marks it for withdrawal. */
  async throwAway(id: string) {
    const change = (await open()).transaction('entries', 'readwrite')
    const cursor = await change.store.index('id').openCursor(id)
    if (cursor?.value.tried && cursor.value.state !== 'refused')
      await cursor.update({ ...cursor.value, state: 'withdrawn', failures: 0, sentAt: undefined })
    else await cursor?.delete()
    await change.done
  },
  async drop(id: string) {
    const change = (await open()).transaction('entries', 'readwrite')
    const key = await change.store.index('id').getKey(id)
    if (key !== undefined) await change.store.delete(key)
    await change.done
  },
  /** Deletes entries sent before `before` (milliseconds since 1970). */
  dropSent: (before: number) => deleteRows('entries', ({ sentAt = before }) => sentAt < before),
  /** Those that the server does not have. */
  unsentOf: async (userId: string) =>
    (await outboxStore.entriesOf(userId)).filter(({ state }) => state !== 'sent'),
  /** Entries of other accounts stay until these sign in again. */
  wipe: (userId: string) => deleteRows('entries', (entry) => entry.userId === userId),
}
