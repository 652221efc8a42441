import { and, eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Database, Queryable } from './database.ts'

const pageSize = 500

/** What a person owns of one table, for the copy that they can take away. */
export type Holding = {
  /** The file it becomes, without its ending. */
  file: string
  table: string
  /** Every row, a few hundred at a time, without the owner's id. */
  pages: AsyncIterable<Record<string, unknown>[]>
}

/**
 * The rows of `table` that `userId` owns. They are read by the rest of the primary key, page after page, so that a long
 * history takes no more memory than a short one. `without` names columns that are no part of a copy.
 */
export function holding<T extends PgTable>(
  db: Database,
  userId: string,
  file: string,
  table: T,
  without: (keyof T['_']['columns'])[] = [],
): Holding {
  return { file, table: getTableName(table), pages: pagesOf(db, userId, table, without as string[]) }
}

async function* pagesOf(db: Database, userId: string, table: PgTable, without: string[]) {
  const { userId: owner, ...columns } = getTableColumns(table) as Record<string, PgColumn>
  for (const name of without) delete columns[name]
  const key = keyOf(table, columns)
  const order = key.map(([, column]) => column)
  let after: unknown[] | undefined
  for (;;) {
    const further =
      after && sql`(${sql.join(order, sql`, `)}) > (${sql.join(after.map(typed(order)), sql`, `)})`
    const page = await inKeyOrder(db, (tx) =>
      tx
        .select(columns)
        .from(table)
        .where(and(eq(owner!, userId), further))
        .orderBy(...order)
        .limit(pageSize),
    )
    if (page.length) yield page
    // With no key of its own besides the owner, a table holds one row a person.
    if (page.length < pageSize || !key.length) return
    after = key.map(([name]) => page.at(-1)![name])
  }
}

/**
 * Reads one page by the order of an index. Left to itself PostgreSQL takes a person for somebody with few rows, fetches
 * all that are left and sorts them, for every page again.
 */
export function inKeyOrder<T>(db: Database, read: (tx: Queryable) => PromiseLike<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_sort = off`)
    return read(tx)
  })
}

/** The columns of the primary key besides the owner, under the names that rows have them by. */
function keyOf(table: PgTable, columns: Record<string, PgColumn>): [string, PgColumn][] {
  const names = getTableConfig(table).primaryKeys.flatMap((key) => key.columns.map(({ name }) => name))
  const own = Object.entries(columns)
  const single = own.filter(([, column]) => column.primary)
  return [...single, ...names.flatMap((name) => own.filter(([, column]) => column.name === name))]
}

const typed = (columns: PgColumn[]) => (value: unknown, at: number) => sql.param(value, columns[at])
