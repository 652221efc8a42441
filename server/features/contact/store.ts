import { and, desc, eq, getTableColumns, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { ContactMessage } from '#contract/admin.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'
import type { Place } from '#server/http/page.ts'
import { contactMessages } from './table.ts'

export type MessageRow = typeof contactMessages.$inferSelect & { account: string | null }
/** End of a page of open messages; those of Pro accounts come first. */
export type InboxPlace = Place & { priority: boolean }
type Change = { state?: ContactMessage['state']; note?: string | null }

/** Contact messages of all senders. */
export function contactStore(db: Queryable) {
  const { id, email, createdAt, priority, state } = contactMessages
  const columns = {
    ...getTableColumns(contactMessages),
    account: sql<
      string | null
    >`(select ${users.email} from ${users} where ${users.id} = ${contactMessages.userId} and ${users.emailVerified})`,
  }
  const rows = (where: SQL | undefined, order: SQL[], limit: number) =>
    db
      .select(columns)
      .from(contactMessages)
      .where(where)
      .orderBy(...order)
      .limit(limit)
  return {
    async add(message: typeof contactMessages.$inferInsert) {
      await db.insert(contactMessages).values(message)
    },
    /** Those of Pro accounts first, then the newest. */
    open(limit: number, before?: InboxPlace): Promise<MessageRow[]> {
      const earlier =
        before &&
        sql`(${priority}, ${createdAt}, ${id}) < (${before.priority}::boolean, ${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
      return rows(and(ne(state, 'done'), earlier), [desc(priority), desc(createdAt), desc(id)], limit)
    },
    /** Newest first. */
    done(limit: number, before?: Place): Promise<MessageRow[]> {
      const earlier =
        before && sql`(${createdAt}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
      return rows(and(eq(state, 'done'), earlier), [desc(createdAt), desc(id)], limit)
    },
    /** Locks the message, so that the logged change is the actual one. */
    async toChange(messageId: string): Promise<MessageRow | undefined> {
      const [row] = await db.select(columns).from(contactMessages).where(eq(id, messageId)).for('update')
      return row
    },
    async change(messageId: string, change: Change) {
      await db.update(contactMessages).set(change).where(eq(id, messageId))
    },
    async forgetFrom(address: string) {
      await db.delete(contactMessages).where(eq(email, address.toLowerCase()))
    },
    /** Deletes closed messages from before `before`. */
    async forgetDone(before: Date) {
      await db.delete(contactMessages).where(and(eq(state, 'done'), lt(createdAt, before)))
    },
  }
}
