import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Queryable } from '../database.ts'

/** A named statement, parsed and planned once per connection. */
export type Prepared = { name: string; text: string }

/**
 * Runs a prepared statement, within the transaction if `db` is one. For queries of every write, where the query
 * builder costs more than the database. Rows come as the driver returns them.
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
