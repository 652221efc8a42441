import type { Readable } from 'node:stream'
import pg from 'pg'
import { migrateDatabase, migrationLevel } from '../migrate.ts'
import { copyIn, copyOut } from './copy.ts'

/** A dumped table; its rows hold these columns in this order. */
export type DumpedTable = { name: string; columns: string[] }

export type Dump = {
  /** Migration level of the dump; see `migrationLevel`. */
  level: number
  tables: DumpedTable[]
  rows(table: DumpedTable): Readable
  close(): Promise<void>
}

/**
 * Opens a consistent snapshot of the database at `url` while it stays in use. Jobs are left out; they are scheduled
 * anew.
 */
export async function openDump(url: string): Promise<Dump> {
  const client = await connect(url)
  await client.query('begin transaction isolation level repeatable read, read only')
  const tables = await tablesOf(client)
  return {
    level: await migrationLevel(client),
    tables,
    rows: ({ name, columns }) => copyOut(client, `copy public.${quoted(name)} (${list(columns)}) to stdout`),
    close: () => client.end(),
  }
}

/** Whether the database at `url` has any row of the application. */
export async function holdsRows(url: string): Promise<boolean> {
  const client = await connect(url)
  try {
    for (const { name } of await tablesOf(client)) {
      const { rowCount } = await client.query(`select 1 from public.${quoted(name)} limit 1`)
      if (rowCount) return true
    }
    return false
  } finally {
    await client.end()
  }
}

/** Whether a server uses the database at `url`, detected by its job connections. */
export async function isServed(url: string): Promise<boolean> {
  const client = await connect(url)
  try {
    const { rowCount } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = 'forkmile-jobs' limit 1`,
    )
    return rowCount !== 0
  } finally {
    await client.end()
  }
}

/**
 * Replaces the contents of the database at `url` by a dump: the schema of the dump's level, the rows in one
 * transaction, then the later migrations.
 */
export async function loadDump(
  url: string,
  level: number,
  tables: { table: DumpedTable; rows: () => Promise<AsyncIterable<Uint8Array>> }[],
): Promise<void> {
  const client = await connect(url)
  try {
    await dropEverything(client)
    await migrateDatabase(url, level)
    const order = await parentsFirst(client)
    const sorted = tables.toSorted((a, b) => order.indexOf(a.table.name) - order.indexOf(b.table.name))
    await client.query('begin')
    // A migration may have inserted rows.
    if (sorted.length)
      await client.query(`truncate ${sorted.map(({ table }) => `public.${quoted(table.name)}`).join(', ')}`)
    for (const { table, rows } of sorted)
      await copyIn(
        client,
        `copy public.${quoted(table.name)} (${list(table.columns)}) from stdin`,
        await rows(),
      )
    await client.query('commit')
    await client.query('analyze')
  } finally {
    await client.end()
  }
  await migrateDatabase(url)
}

/** Tables of `public` by their names: it may hold an extension's tables and views, Citus' among them. */
async function dropEverything(client: pg.Client) {
  const tables = (await tablesOf(client)).map(({ name }) => `public.${quoted(name)}`)
  if (tables.length) await client.query(`drop table ${tables.join(', ')} cascade`)
  for (const schema of ['drizzle', 'jobs']) await client.query(`drop schema if exists ${schema} cascade`)
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function tablesOf(client: pg.Client): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(`
    select c.relname as name, json_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    group by c.relname order by c.relname`)
  return rows
}

/** Table names in order of their foreign keys. */
async function parentsFirst(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ child: string; parent: string }>(`
    select distinct conrelid::regclass::text as child, confrelid::regclass::text as parent
    from pg_constraint where contype = 'f' and conrelid <> confrelid`)
  const sorted: string[] = []
  const visit = (name: string) => {
    if (sorted.includes(name)) return
    for (const { child, parent } of rows) if (child === name) visit(parent)
    sorted.push(name)
  }
  for (const { name } of await tablesOf(client)) visit(name)
  return sorted
}

const quoted = pg.escapeIdentifier
const list = (columns: string[]) => columns.map(quoted).join(', ')
