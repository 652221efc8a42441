import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { type ReminderKind, reminders } from '../table.ts'

export type { ReminderKind }

export type ReminderRow = typeof reminders.$inferSelect

/** Reminders of one account. */
export function reminderStore(db: Queryable, userId: string) {
  const mine = eq(reminders.userId, userId)
  return {
    async list(): Promise<ReminderRow[]> {
      return db.select().from(reminders).where(mine)
    },
    async put(row: Omit<ReminderRow, 'userId'>) {
      await db
        .insert(reminders)
        .values({ ...row, userId })
        .onConflictDoUpdate({ target: [reminders.userId, reminders.kind], set: row })
    },
    async start(rows: Omit<ReminderRow, 'userId'>[]) {
      await db
        .insert(reminders)
        .values(rows.map((row) => ({ ...row, userId })))
        .onConflictDoNothing()
    },
    async stop(kinds: ReminderKind[]) {
      if (kinds.length) await db.delete(reminders).where(and(mine, inArray(reminders.kind, kinds)))
    },
  }
}

/** Due reminders of all accounts at `now`, the longest due first. */
export async function dueReminders(db: Database, now: Date, limit: number): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(lte(reminders.nextAt, now))
    .orderBy(asc(reminders.nextAt), asc(reminders.userId))
    .limit(limit)
}

/** Advances a reminder to its next time. False when another instance did or it was changed meanwhile. */
export async function claim(db: Database, seen: ReminderRow, next: { at: Date; zone: string }) {
  const moved = await db
    .update(reminders)
    .set({ nextAt: next.at, zone: next.zone })
    .where(
      and(
        eq(reminders.userId, seen.userId),
        eq(reminders.kind, seen.kind),
        eq(reminders.nextAt, seen.nextAt),
      ),
    )
    .returning({ kind: reminders.kind })
  return moved.length > 0
}
