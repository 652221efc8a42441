import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Name of the migrated database that test files are cloned from. */
export const templateName = 'template_for_tests'

/** Clones the template on the run's server; returns the connection string. */
export async function cloneDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(`create database ${name} template ${templateName}`)
  } finally {
    await client.end()
  }
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
