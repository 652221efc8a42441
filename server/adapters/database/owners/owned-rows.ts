import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from '../database.ts'
import { keysetPages, rowsAtOnce } from '../keyset-pages.ts'

/**
 * Yields the rows of `table` that `userId` owns, up to 500 at a time, without the owner's id and the columns `without`.
 * Pages follow the rest of the primary key, so memory does not grow with a history.
 */
export function ownedRows(
  db: Database,
  userId: string,
  table: PgTable,
  without: readonly string[] = [],
): AsyncGenerator<Record<string, unknown>[]> {
  const { userId: owner, ...columns } = getTableColumns(table) as Record<string, PgColumn>
  for (const name of without) delete columns[name]
  const key = keyOf(table, columns)
  const order = key.map(([, column]) => column)
  const further = (after: unknown[] | undefined) =>
    after && sql`(${sql.join(order, sql`, `)}) > (${sql.join(after.map(typed(order)), sql`, `)})`
  return keysetPages(
    (after: unknown[] | undefined) =>
      inKeyOrder(db, (tx) =>
        tx
          .select(columns)
          .from(table)
          .where(and(eq(owner!, userId), further(after)))
          .orderBy(...order)
          .limit(rowsAtOnce),
      ),
    (row: Record<string, unknown>) => key.map(([name]) => row[name]),
  )
}

/**
 * Reads one page in index order. Without this PostgreSQL estimates few rows a person and sorts all remaining rows for
 * every page.
 */
export function inKeyOrder<T>(db: Database, read: (tx: Queryable) => PromiseLike<T>): Promise<T> {
  return db.transaction(async (tx) => {
    // Citus hands a setting on to its workers only where it is told to; elsewhere the first one means nothing.
    await tx.execute(sql`set local citus.propagate_set_commands = 'local'`)
    await tx.execute(sql`set local enable_sort = off`)
    return read(tx)
  })
}

/** The columns of the primary key besides the owner, by their property names. */
function keyOf(table: PgTable, columns: Record<string, PgColumn>): [string, PgColumn][] {
  const names = getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map(({ name }) => name))
  const own = Object.entries(columns)
  const single = own.filter(([, column]) => column.primary)
  return [...single, ...names.flatMap((name) => own.filter(([, column]) => column.name === name))]
}

const typed = (columns: PgColumn[]) => (value: unknown, at: number) => sql.param(value, columns[at])
