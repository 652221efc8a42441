import type { DBSchema } from 'idb'
import { deviceDatabase } from '../device-database.ts'

/** Which log an entry stands in. */
export type EntryKind = 'meal' | 'drink' | 'activity'

/** One thing that somebody logged, from the moment of the tap until the server has it. */
export type Entry = {
  /** Also its idempotency key: sent again, it is logged once. */
  id: string
  userId: string
  kind: EntryKind
  path: string
  body: unknown
  /** The entry as its feature shows it until the server’s own is there. */
  shown: unknown
  /** The paths whose answers it changes. */
  changes: readonly string[]
  /** Milliseconds since 1970. */
  loggedAt: number
  /** How often the server answered that it could not just now. */
  failures: number
  /**
   * `refused`: the server does not take it, for the reason given. `sent`: the server has it, but what this device has
   * seen of its day may be older. `withdrawn`: its owner threw it away, and the server may have it.
   */
  state: 'waiting' | 'refused' | 'sent' | 'withdrawn'
  /** Whether the server may have it, whatever was heard of that. */
  tried?: boolean
  reason?: string
  /** Milliseconds since 1970. */
  sentAt?: number
}

interface Schema extends DBSchema {
  /** By place in the order of logging. */
  entries: { key: number; value: Entry; indexes: { id: string } }
}

const { open, wipe } = deviceDatabase<Schema>('outbox', (database) => {
  database.createObjectStore('entries', { autoIncrement: true }).createIndex('id', 'id', { unique: true })
})

/** What was logged on this device and is not on the server, of every account that used the device. */
export const outboxStore = {
  /** In the order of logging. */
  entriesOf: async (userId: string) =>
    (await (await open()).getAll('entries')).filter((entry) => entry.userId === userId),
  /** At the end of the order; one that is there already stays where it is. */
  async add(entry: Entry) {
    const change = (await open()).transaction('entries', 'readwrite')
    if (!(await change.store.index('id').getKey(entry.id))) await change.store.add(entry)
    await change.done
  },
  /** Changes an entry in its place; false where it is gone, or was thrown away meanwhile. */
  async change(id: string, changed: Partial<Entry>): Promise<boolean> {
    const change = (await open()).transaction('entries', 'readwrite')
    const cursor = await change.store.index('id').openCursor(id)
    const known = cursor && cursor.value.state !== 'withdrawn'
    if (known) await cursor.update({ ...cursor.value, ...changed })
    await change.done
    return Boolean(known)
  },
  /** Throws an entry away: at once where the server cannot have it, else it stays to be withdrawn there. */
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
  /** Forgets what the server has had since before `before` (milliseconds since 1970). */
  async dropSent(before: number) {
    const change = (await open()).transaction('entries', 'readwrite')
    for await (const cursor of change.store)
      if ((cursor.value.sentAt ?? before) < before) await cursor.delete()
    await change.done
  },
  async dropAll(userId: string) {
    const change = (await open()).transaction('entries', 'readwrite')
    for await (const cursor of change.store) if (cursor.value.userId === userId) await cursor.delete()
    await change.done
  },
  wipe,
}
