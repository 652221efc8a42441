import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Queryable } from './database.ts'

/** A statement with a name of its own: each connection reads and plans it once. */
export type Prepared = { name: string; text: string }

/**
 * Runs a prepared statement, within the transaction where `db` is one. For what runs with every write: a statement that
 * the query builder makes anew costs more here than it costs the database. Rows come as the driver gives them.
 */
export async function prepared<Row>(
  db: Queryable,
  { name, text }: Prepared,
  values: unknown[],
): Promise<Row[]> {
  const session = (db as NodePgDatabase)._.session
  const query = session.prepareQuery<{ execute: { rows: Row[] }; all: unknown; values: unknown }>(
    { sql: text, params: values },
    undefined,
    name,
    false,
  )
  return (await query.execute()).rows
}
