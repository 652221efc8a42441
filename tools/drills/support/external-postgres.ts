import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#server/adapters/database/postgres/embedded-postgres.ts'
import { temporaryFolder } from './test-bed.ts'

/** A PostgreSQL server outside of our servers: the named one, else one started for the drill. */
export async function externalPostgres(named: string | undefined) {
  if (named) return { url: named, stop: async () => {} }
  const folder = await temporaryFolder()
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), () => {})
  return {
    url: postgres.url(),
    async stop() {
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
