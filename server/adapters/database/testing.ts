import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** Name of the migrated database that test databases are cloned from. */
export const templateName = 'template_for_tests'

/** Clones the template on the run's server; returns the connection string. */
export async function cloneDatabase(serverUrl: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await query(serverUrl, `create database ${name} template ${templateName} strategy file_copy`)
  return databaseAt(serverUrl, name)
}

/** Drops a cloned database and ends its connections. */
export async function dropDatabase(url: string) {
  const name = new URL(url).pathname.slice(1)
  await query(databaseAt(url, 'postgres'), `drop database if exists ${name} with (force)`)
}

function databaseAt(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}
