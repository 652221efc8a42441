import { expect, inject, test } from 'vitest'
import type { Database } from './database.ts'
import { borrowDatabase } from './spare-databases.ts'

const borrow = () => borrowDatabase(inject('postgresUrl'))

const databaseOf = async (db: Database) => {
  const { rows } = await db.$client.query<{ name: string }>('select current_database() as name')
  return rows[0]!.name
}

test('a database that is borrowed again has no rows, and connections without their earlier wrapping', async () => {
  const first = await borrow()
  let asked = 0
  first.db.$client.on('connect', (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    Object.assign(client, {
      query: (...given: unknown[]) => {
        asked++
        return query(...given)
      },
    })
  })
  await first.db.$client.query(
    `insert into users (id, email, name) values (gen_random_uuid(), 'ann@example.com', 'Ann')`,
  )
  expect(asked).toBe(1)
  const name = await databaseOf(first.db)
  await first.giveBack()

  const second = await borrow()
  expect(await databaseOf(second.db)).toBe(name)
  const { rows } = await second.db.$client.query('select * from users')
  expect(rows).toEqual([])
  expect(asked).toBe(2)
  await second.giveBack()
})

test.for([
  ['a column that was added', 'alter table weigh_ins add column extra text'],
  ['a table that was renamed', 'alter table weigh_ins rename to weigh_ins_away'],
  [
    'a trigger',
    'create trigger kept before update on weigh_ins for each row execute function suppress_redundant_updates_trigger()',
  ],
])('a database with %s is not lent again', async ([, change]) => {
  const changed = await borrow()
  const name = await databaseOf(changed.db)
  await changed.db.$client.query(change!)
  await changed.giveBack()

  const next = await borrow()
  expect(await databaseOf(next.db)).not.toBe(name)
  await next.giveBack()
})

test('a connection that PostgreSQL ended while nobody had it is not lent again', async () => {
  const first = await borrow()
  const query = (text: string) => first.db.$client.query(text)
  await Promise.all([query('select pg_sleep(0.01)'), query('select pg_sleep(0.01)')])
  const name = await databaseOf(first.db)
  await first.giveBack()

  const second = await borrow()
  expect(await databaseOf(second.db)).toBe(name)
  await second.db.$client.query(
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  // By the next answer the end of the others has arrived.
  await databaseOf(second.db)
  const both = await Promise.all([databaseOf(second.db), databaseOf(second.db)])
  expect(both).toEqual([name, name])
  await second.giveBack()
})

test('two that are borrowed at once are two databases', async () => {
  const both = [await borrow(), await borrow()]
  const names = await Promise.all(both.map(({ db }) => databaseOf(db)))
  expect(new Set(names).size).toBe(2)
  for (const one of both) await one.giveBack()
})
