import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm'
import type { Queryable } from '../database.ts'
import { prepared } from './prepared.ts'

/**
 * A prepared insert of one row; the row of the same `key` is replaced. The columns come from the table's definition, so
 * new ones are included.
 */
export function preparedUpsert<Owned extends Table>(
  table: Owned,
  name: string,
  key: readonly (keyof Owned['$inferInsert'] & string)[],
) {
  const columns = Object.entries(getTableColumns(table) as Record<string, Column>)
  const names = columns.map(([, column]) => column.name)
  const keys = columns.filter(([property]) => key.includes(property)).map(([, column]) => column.name)
  const replaced = names.filter((column) => !keys.includes(column))
  const statement = {
    name,
    text: `insert into ${getTableName(table)} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})
      on conflict (${keys.join(', ')}) do update set ${replaced.map((column) => `${column} = excluded.${column}`).join(', ')}`,
  }
  return async (db: Queryable, row: Required<Owned['$inferInsert']>): Promise<void> => {
    const values = columns.map(([property, column]) => {
      const value = (row as Record<string, unknown>)[property] ?? null
      return value === null ? null : column.mapToDriverValue(value)
    })
    await prepared(db, statement, values)
  }
}
