import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database, Queryable } from '#server/adapters/database/database.ts'
import { withoutOwner } from '#server/adapters/database/owners/without-owner.ts'
import { contactCodes, notificationSettings } from './table.ts'

export type SettingsRow = Omit<typeof notificationSettings.$inferSelect, 'userId'>
export type CodeRow = Omit<typeof contactCodes.$inferSelect, 'userId'>
export type ContactChannel = CodeRow['channel']

/** Settings before the first save. */
export const defaultSettings: SettingsRow = {
  emailNotifications: true,
  smsNotifications: false,
  email: null,
  phoneNumber: '',
  confirmedEmail: null,
  confirmedPhone: null,
  workoutReminders: true,
  mealReminders: true,
  progressUpdates: true,
  marketingEmails: false,
  reminderZone: null,
  playerId: null,
}

/** Notification settings of one account, and the codes that confirm its addresses. */
export function settingsStore(db: Queryable, userId: string) {
  const mine = eq(notificationSettings.userId, userId)
  const code = (channel: ContactChannel) =>
    and(eq(contactCodes.userId, userId), eq(contactCodes.channel, channel))
  return {
    async read(): Promise<SettingsRow> {
      const [row] = await db.select().from(notificationSettings).where(mine)
      return row ?? defaultSettings
    },
    async save(change: Partial<SettingsRow>) {
      const set = withoutOwner(change)
      const row = db.insert(notificationSettings).values({ ...set, userId })
      if (Object.keys(set).length === 0) await row.onConflictDoNothing()
      else await row.onConflictDoUpdate({ target: notificationSettings.userId, set })
    },
    async code(channel: ContactChannel): Promise<CodeRow | undefined> {
      const [row] = await db.select().from(contactCodes).where(code(channel))
      return row
    },
    async keepCode(row: CodeRow) {
      const { userId: owner, channel } = contactCodes
      await db
        .insert(contactCodes)
        .values({ ...row, userId })
        .onConflictDoUpdate({ target: [owner, channel], set: withoutOwner(row) })
    },
    /** Consumes one of `most` attempts and returns the code; undefined when none is left or the code has expired. */
    async tryCode(channel: ContactChannel, most: number, now: Date): Promise<CodeRow | undefined> {
      const [row] = await db
        .update(contactCodes)
        .set({ tries: sql`${contactCodes.tries} + 1` })
        .where(and(code(channel), lt(contactCodes.tries, most), gt(contactCodes.expiresAt, now)))
        .returning()
      return row
    },
    async forgetCode(channel: ContactChannel) {
      await db.delete(contactCodes).where(code(channel))
    },
  }
}

/** Deletes codes of all accounts sent before `before`. */
export async function forgetCodes(db: Database, before: Date) {
  await db.delete(contactCodes).where(lt(contactCodes.sentAt, before))
}
