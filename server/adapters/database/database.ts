import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Drizzle over a pool of connections; `$client` is the pool, for prepared reads on hot paths. */
export type Database = NodePgDatabase & { $client: pg.Pool }
/** What stores take: the database, or a transaction on it. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

// A day stays the text it was stored as: a Date would move it across zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Our decimals have a few places and stay far below 2^53, so a JavaScript number holds them.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** Opens a pool on `url`. Nothing connects before the first query. */
export function openDatabase(url: string, connections = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // An idle connection that breaks is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // Nor may one that breaks between two statements of a transaction: the next statement fails and says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  return drizzle(pool) as Database
}

const away = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '53100',
  '53200',
  '55000',
  // Broken off in favour of another transaction, more often than was tried again.
  '40001',
  '40P01',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
])

/** Whether an error means that the database cannot answer now (away, starting, full, in each other's way) rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: string }).code
    if (code && away.has(code)) return true
    if (
      /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
        cause.message,
      )
    )
      return true
  }
  return false
}

/** Whether the database answers within two seconds. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const late = setTimeout(() => resolve(false), 2000).unref()
  db.$client.query('select 1').then(
    () => resolve(true),
    () => resolve(false),
  )
  return promise.finally(() => clearTimeout(late))
}

/** The SQLSTATE of a failed statement. Constraint names differ between shards, so nothing else tells errors apart. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = (cause as { code?: string }).code
    if (code && /^[0-9A-Z]{5}$/.test(code)) return code
  }
  return undefined
}
export const uniqueViolation = '23505'
export const foreignKeyViolation = '23503'
export const serializationFailure = '40001'
export const deadlock = '40P01'
export const lockNotAvailable = '55P03'
