import pg from 'pg'

const instanceLock = 7_263_412

/**
 * Locks the embedded database for one server process. The lock belongs to a connection, so it ends with the
 * process; it is taken again after a database restart. Undefined when another live process holds it.
 */
export async function takeInstanceLock(url: string): Promise<{ release(): Promise<void> } | undefined> {
  let client: pg.Client
  let released = false

  async function take(): Promise<boolean> {
    client = new pg.Client({ connectionString: url, keepAlive: true })
    // The connection ends next; the listener keeps the error from ending the process.
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
