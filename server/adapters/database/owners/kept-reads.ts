import type { Database } from '../database.ts'

/** Accounts whose newest read is kept; a dashboard takes about 20 kB. */
const most = 500
/** Bounds how long rows that were changed past `ownerTransaction`, by hand or by a migration, stay unseen. */
const keptMs = 300_000

type Kept<Rows> = { version: string; key: string; until: number; rows: Rows }
/** Reads rows of an account: those kept under `key` while the account's version stands, else by `read`. */
export type KeptReads<Rows> = (
  db: Database,
  userId: string,
  at: { key: string; now: Date },
  read: () => Promise<Rows>,
) => Promise<Rows>

/**
 * Keeps the newest rows that were read for each account, in this process. `key` holds all that `read` depends on besides the
 * account's own tables, such as the day. Callers share the rows and must not change them.
 */
export function keptReads<Rows>(): KeptReads<Rows> {
  const kept = new Map<string, Kept<Rows>>()
  return async (db, userId, { key, now }, read) => {
    // Read before the rows: they are at least as new as the version they are kept under.
    const version = await versionOf(db, userId)
    const last = kept.get(userId)
    if (last?.version === version && last.key === key && last.until > now.getTime()) return last.rows
    const rows = await read()
    // Deleted first, so that the account becomes the newest of the map's order.
    kept.delete(userId)
    kept.set(userId, { version, key, until: now.getTime() + keptMs, rows })
    if (kept.size > most) kept.delete(kept.keys().next().value!)
    return rows
  }
}

async function versionOf(db: Database, userId: string): Promise<string> {
  const { rows } = await db.$client.query<{ version: string }>({
    name: 'account_version',
    text: 'select version from profiles where user_id = $1',
    values: [userId],
  })
  return rows[0]!.version
}
