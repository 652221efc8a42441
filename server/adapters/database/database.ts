import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** Drizzle over a connection pool, which is `$client`. */
export type Database = NodePgDatabase & { $client: pg.Pool }
/** The database or a transaction; the parameter type of stores. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

// Days stay text: a Date would shift across time zones.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Stored decimals have few places and stay far below 2^53, so a JavaScript number is exact enough.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** Creates a pool for `url`; the first query connects. */
export function openDatabase(url: string, connections = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
  })
  // A broken idle connection is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  // The same between two statements of a transaction: the next statement fails and reports it.
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
  // Serialization failure or deadlock, after all retries.
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

/**
 * Whether an error means that the database is temporarily unavailable (unreachable, starting, full, contended), not
 * that a query is wrong.
 */
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

/** The SQLSTATE of a failed statement; constraint names differ between shards. */
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
