import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { knownLevels, migrateDatabase, migrationLevel } from './migrate.ts'

test('a migration waits for who uses a table, and nobody waits for the migration meanwhile', {
  tags: 'timer',
}, async () => {
  const levels = await knownLevels()
  const url = await emptyDatabase()
  await migrateDatabase(url, levels[0])
  const [user, other] = [await connect(url), await connect(url)]
  // A second connection writes for a while; later migrations refer to this table.
  await user.query('begin')
  await user.query('lock table profiles in row exclusive mode')

  const migrated = migrateDatabase(url)
  // A write that queued behind the migration for as long as the first one lasts would never come through.
  await other.query(`set statement_timeout = '10s'`)
  for (let waited = 0, asked = 0; waited < 3 && asked < 5000; asked++) {
    await other.query('update profiles set user_id = user_id')
    const { rowCount } = await other.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    waited += rowCount!
  }
  expect(await migrationLevel(other)).toBe(levels[0])

  await user.query('commit')
  await migrated
  expect(await migrationLevel(other)).toBe(levels.at(-1))
  await Promise.all([user.end(), other.end()])
})

async function emptyDatabase(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const client = await connect(url.href)
  const name = `migrated_${randomUUID().replaceAll('-', '')}`
  await client.query(`create database ${name}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}
