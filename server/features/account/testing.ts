import { fromBufferPromise } from 'yauzl'
import type { Database } from '#server/adapters/database/database.ts'
import { packColumns } from '#server/features/activities/tracks/packed-columns.ts'

type Column = { table: string; column: string; type: string; required: boolean }

/** One id for all but the owner's, so that rows refer to each other without knowledge of the schema. */
const anyId = '5eed0000-0000-4000-8000-000000000000'
const values: Record<string, unknown> = {
  uuid: anyId,
  date: '2026-11-20',
  'timestamp with time zone': '2026-11-20T12:00:00Z',
  boolean: 'true',
  jsonb: '[]',
  ARRAY: '{}',
  bytea: packColumns({ time: [0], lat: [0], lon: [0], pauses: [], laps: [], startedAt: 0, endedAt: 1 }),
  tsvector: '',
}

/** Names of tables with a column `user_id`. */
export async function ownedTables(db: Database): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Inserts a row of this account into each of them. */
export async function seedEveryTable(db: Database, userId: string) {
  const { rows } = await db.$client.query<Column>(
    `select table_name as table, column_name as column, data_type as type,
       (is_nullable = 'NO' and column_default is null) as required
     from information_schema.columns where table_schema = 'public' order by 1, ordinal_position`,
  )
  let waiting = await ownedTables(db)
  while (waiting.length) {
    const refused: string[] = []
    for (const table of waiting) {
      const columns = rows.filter((one) => one.table === table && (one.required || one.column === 'user_id'))
      const own: Record<string, unknown> = { ...values, text: `seed of ${userId}` }
      const filled = columns.map(({ column, type }) => (column === 'user_id' ? userId : (own[type] ?? '1')))
      const places = filled.map((_, at) => `$${at + 1}`)
      await db.$client
        .query(
          `insert into ${table} (${columns.map(({ column }) => column)}) values (${places}) on conflict do nothing`,
          filled,
        )
        // A table that refers to a later one.
        .catch((error: { code?: string }) => {
          if (error.code !== '23503') throw error
          refused.push(table)
        })
    }
    if (refused.length === waiting.length) throw new Error(`No row could be put into ${refused}.`)
    waiting = refused
  }
}

/** Tables with `text` in any column of any row. */
export async function tablesThatName(db: Database, text: string): Promise<string[]> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rowCount } = await db.$client.query(
      `select 1 from ${name} as one where one::text ilike '%' || $1 || '%' limit 1`,
      [text],
    )
    if (rowCount) found.push(name)
  }
  return found
}

/** Files of a zip by path. */
export async function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  const archive = await fromBufferPromise(zip)
  const files = new Map<string, Buffer>()
  for await (const entry of archive.eachEntry()) {
    const pieces: Buffer[] = []
    for await (const piece of await archive.openReadStreamPromise(entry)) pieces.push(piece)
    files.set(entry.fileName, Buffer.concat(pieces))
  }
  return files
}
