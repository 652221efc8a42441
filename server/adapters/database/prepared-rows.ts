import { Column, getTableColumns, getTableName, type InferSelectModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from './database.ts'
import { prepared } from './prepared.ts'
import { selectList } from './select-list.ts'

/**
 * A prepared read of whole rows; its select list comes from the table's definition, so new columns are included.
 * `rest` follows `from`.
 */
export function preparedRows<Table extends PgTable>(table: Table, name: string, rest: string) {
  const columns = Object.entries(getTableColumns(table))
  const mapped = columns.filter(
    ([, { mapFromDriverValue }]) => mapFromDriverValue !== Column.prototype.mapFromDriverValue,
  )
  const statement = {
    name,
    text: `select ${selectList(getTableColumns(table), getTableName(table))} from ${rest}`,
  }
  return async (db: Queryable, values: unknown[]): Promise<InferSelectModel<Table>[]> => {
    const rows = await prepared<Record<string, unknown>>(db, statement, values)
    for (const row of rows)
      for (const [key, column] of mapped)
        if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key])
    return rows as InferSelectModel<Table>[]
  }
}
