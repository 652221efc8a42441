import type { DBSchema } from 'idb'
import { deviceDatabase } from '../device-database.ts'

/** A cached answer of the server. */
export type Seen = {
  userId: string
  path: string
  answer: unknown
  /** Milliseconds since 1970. */
  at: number
}

interface Schema extends DBSchema {
  answers: { key: [string, string]; value: Seen; indexes: { at: number } }
}

/** Limit of cached answers per device; the oldest are evicted. */
export const mostSeen = 150

const { open, keepOnly, wipe } = deviceDatabase<Schema>('seen', (database) => {
  database.createObjectStore('answers', { keyPath: ['userId', 'path'] }).createIndex('at', 'at')
})

/** Cache of server answers for offline use. */
export const seenStore = {
  /** Fitted to this version; undefined where it does not fit. */
  async answerTo(userId: string, path: string): Promise<Seen | undefined> {
    const seen = await (await open()).get('answers', [userId, path])
    // Imported here and not in `seen-answers.ts`: the first load would include the schemas.
    const { fitAnswer } = await import('./fit-answer.ts')
    const fitted = seen && fitAnswer(path.split(/[?#]/)[0]!, seen.answer)
    return fitted && { ...seen, ...fitted }
  },
  async keep(seen: Seen) {
    const change = (await open()).transaction('answers', 'readwrite')
    await change.store.put(seen)
    let excess = (await change.store.count()) - mostSeen
    for (let old = await change.store.index('at').openCursor(); old && excess > 0; excess--) {
      await old.delete()
      old = await old.continue()
    }
    await change.done
  },
  keepOnly: (userId: string) => keepOnly(userId, 'answers'),
  wipe,
}
