import { count, gte, lt } from 'drizzle-orm'
import type { Event } from '#contract/events.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { events } from './table.ts'

export function eventStore(db: Database) {
  return {
    async record(list: Event[], platform: string) {
      await db.insert(events).values(list.map((event) => ({ id: crypto.randomUUID(), platform, ...event })))
    },
    async countSince(since: Date): Promise<number> {
      const [row] = await db.select({ events: count() }).from(events).where(gte(events.at, since))
      return row!.events
    },
    async forgetBefore(before: Date) {
      await db.delete(events).where(lt(events.at, before))
    },
  }
}
