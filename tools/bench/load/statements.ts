import pg from 'pg'
import { idOf } from '#testing/load/accounts.ts'
import { daysAstray } from '#testing/load/totals.ts'

export type Statement = { calls: number; meanMs: number; share: number; text: string }
export type Sizes = Record<string, { bytes: number; rows: number }>

const checkedPeople = 50

/** Enables pg_stat_statements from the next start of the database on; then starts its count. */
export async function countStatements(url: string, step: 'enable' | 'reset' = 'enable') {
  if (step === 'enable') await asked(url, `alter system set shared_preload_libraries = 'pg_stat_statements'`)
  else await asked(url, 'create extension pg_stat_statements; select pg_stat_statements_reset()')
}

/** The statements with the most database time, and their share of it. */
export async function longestStatements(url: string, count: number): Promise<Statement[]> {
  const rows = await asked<{ calls: string; mean: number; share: number; query: string }>(
    url,
    `select calls, mean_exec_time as mean, total_exec_time / sum(total_exec_time) over () as share, query
     from pg_stat_statements order by total_exec_time desc limit ${count}`,
  )
  return rows.map(({ calls, mean, share, query }) => ({
    calls: Number(calls),
    meanMs: Math.round(mean * 1000) / 1000,
    share: Math.round(share * 1000) / 1000,
    text: query.replace(/\s+/g, ' ').slice(0, 120),
  }))
}

/** Bytes of write-ahead log per write over all its statements; writes are counted by their idempotency receipts. */
export async function logBytesPerWrite(url: string): Promise<number> {
  const [row] = await asked<{ bytes: number }>(
    url,
    `select (sum(wal_bytes) / sum(calls) filter (where query ilike 'insert into write_receipts%'))::int as bytes
     from pg_stat_statements`,
  )
  return row!.bytes
}

/** Bytes on disk of each table with indexes and TOAST, and its rows. */
export async function tableSizes(url: string): Promise<Sizes> {
  const rows = await asked<{ name: string; bytes: string; rows: number }>(
    url,
    `select relname as name, pg_total_relation_size(oid) as bytes, greatest(reltuples, 0) as rows
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > 0 order by 2 desc`,
  )
  return Object.fromEntries(
    rows.map(({ name, bytes, rows }) => [name, { bytes: Number(bytes), rows: Math.round(rows) }]),
  )
}

/** Days of some of `people` accounts whose stored totals differ from the sum of their entries. */
export async function countAstray(url: string, people: number, days: [string, string]): Promise<number> {
  const some = Array.from({ length: checkedPeople }, (_, at) =>
    idOf(1 + Math.floor((at * people) / checkedPeople)),
  )
  const [row] = await asked<{ astray: number }>(url, daysAstray, [some, ...days])
  return row!.astray
}

async function asked<Row extends pg.QueryResultRow>(
  url: string,
  text: string,
  values?: unknown[],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}
