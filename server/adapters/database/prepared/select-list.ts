import type { Column, GetColumnData } from 'drizzle-orm'

/** Columns of a hand-written query by the names of its rows. */
export type Columns = Record<string, Column>
/** A row of `Columns`, as the driver returns it. */
export type RowOf<Chosen extends Columns> = { [Name in keyof Chosen]: GetColumnData<Chosen[Name]> }

/** The select list of columns, from the tables' definitions; `alias` is the table's name in the query. */
export const selectList = (columns: Columns, alias: string) =>
  Object.entries(columns)
    .map(([name, column]) => `${alias}.${column.name} as "${name}"`)
    .join(', ')
