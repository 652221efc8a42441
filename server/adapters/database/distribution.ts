import type pg from 'pg'
import { ownedTablesStatement } from './owners/owner-bound.ts'

/**
 * The tables of people that a Citus cluster keeps local while it distributes others; none before any is distributed, and
 * none without Citus. Their rows would outlive their account.
 */
export async function undistributed(client: Pick<pg.ClientBase, 'query'>): Promise<string[]> {
  const { rows: citus } = await client.query(`select to_regclass('pg_dist_partition') is not null as here`)
  if (!citus[0]?.here) return []
  const { rows } = await client.query<{ name: string; distributed: boolean }>(`
    select name, exists (select from pg_dist_partition where logicalrelid = name::regclass) as distributed
    from (${ownedTablesStatement}) owned order by name`)
  const local = rows.filter(({ distributed }) => !distributed).map(({ name }) => name)
  return local.length === rows.length ? [] : local
}
