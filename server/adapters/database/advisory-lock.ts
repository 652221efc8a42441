import pg from 'pg'

/**
 * Runs `work` under the advisory lock `lock` of the database at `url`. The lock belongs to a connection, so it ends
 * with the process. Throws when the database cannot be reached.
 */
export async function withAdvisoryLock<T>(
  url: string,
  lock: number,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
