import { Column, getTableName } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { prepared } from './prepared.ts'
import { type Columns, type RowOf, selectList } from './select-list.ts'

/**
 * A prepared read of rows of one table; its select list comes from the table's columns, so new ones are included.
 * `rest` follows `from`.
 */
export function preparedRows<Chosen extends Columns>(chosen: Chosen, name: string, rest: string) {
  const columns = Object.entries(chosen)
  const mapped = columns.filter(
    ([, { mapFromDriverValue }]) => mapFromDriverValue !== Column.prototype.mapFromDriverValue,
  )
  const statement = {
    name,
    text: `select ${selectList(chosen, getTableName(columns[0]![1].table))} from ${rest}`,
  }
  return async (db: Queryable, values: unknown[]): Promise<RowOf<Chosen>[]> => {
    const rows = await prepared<Record<string, unknown>>(db, statement, values)
    for (const row of rows)
      for (const [key, column] of mapped)
        if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key])
    return rows as RowOf<Chosen>[]
  }
}
