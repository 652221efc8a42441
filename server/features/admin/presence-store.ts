import { sql } from 'drizzle-orm'
import type { Platform } from '#contract/admin.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { presence } from './table.ts'

export type Seen = { userId: string; platform: Platform; at: Date }

/** Notes that an account is used, unless that was noted after `since`. An account deleted meanwhile is not noted. */
export async function noteSeen(db: Database, { userId, platform, at }: Seen, since: Date) {
  await db
    .insert(presence)
    .values({ userId, platform, lastActiveAt: at })
    .onConflictDoUpdate({
      target: presence.userId,
      set: { platform: sql`excluded.platform`, lastActiveAt: sql`excluded.last_active_at` },
      setWhere: sql`${presence.lastActiveAt} <= ${since.toISOString()}::timestamptz`,
    })
}
