import pg from 'pg'

const instanceLock = 7_263_412

/**
 * Marks the embedded database as one server process's own. The mark lives in a connection, so it goes
 * with the process however that ends; when the database restarts it is taken again.
 * Undefined when another live process holds it.
 */
export async function takeInstanceLock(url: string): Promise<{ release(): Promise<void> } | undefined> {
  let client: pg.Client
  let released = false

  async function take(): Promise<boolean> {
    client = new pg.Client({ connectionString: url, keepAlive: true })
    // The end of the connection follows; a listener keeps the error from ending the process.
    client.on('error', () => {})
    await client.connect()
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [instanceLock])
    if (rows[0]?.taken !== true) {
      await client.end()
      return false
    }
    client.once('end', takeAgain)
    return true
  }
  function takeAgain() {
    if (!released) setTimeout(() => take().catch(takeAgain), 200).unref()
  }

  if (!(await take())) return undefined
  return {
    async release() {
      released = true
      await client.end().catch(() => {})
    },
  }
}
