import { randomUUID } from 'node:crypto'
import { desc, eq, lt, sql } from 'drizzle-orm'
import type { AuditEntry } from '#contract/admin.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'
import type { Place } from '#server/http/page.ts'
import { adminAudit } from './table.ts'

type Deed = Pick<AuditEntry, 'action' | 'details'> & { at: Date; subjectId: string | null }

/** The audit log; entries are written in the transaction of their action. */
export function auditStore(db: Queryable) {
  const { id, at, action, details, subjectId } = adminAudit
  return {
    async add(deed: Deed) {
      await db.insert(adminAudit).values({ ...deed, id: randomUUID() })
    },
    /** False when an entry of this id exists. */
    async addOnce(deed: Deed, entryId: string): Promise<boolean> {
      const added = await db
        .insert(adminAudit)
        .values({ ...deed, id: entryId })
        .onConflictDoNothing()
        .returning({ id })
      return added.length > 0
    },
    async forgetBefore(before: Date) {
      await db.delete(adminAudit).where(lt(at, before))
    },
    async list(limit: number, before?: Place) {
      const rows = await db
        .select({ id, at, action, details, subject: users.email })
        .from(adminAudit)
        .leftJoin(users, eq(users.id, subjectId))
        .where(before && sql`(${at}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`)
        .orderBy(desc(at), desc(id))
        .limit(limit)
      return rows as (Omit<AuditEntry, 'at'> & { at: Date })[]
    },
  }
}
