import { sql } from 'drizzle-orm'
import type { Platform } from '#contract/admin.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { presence } from './table.ts'

export type Seen = { userId: string; platform: Platform; at: Date }

/** Records an account's use, unless recorded after `since`. Ignored for a deleted account. */
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
