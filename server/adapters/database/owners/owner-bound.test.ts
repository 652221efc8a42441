import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { testApp } from '#server/testing.ts'
import { changesOwned, ownedTablesStatement, unbound } from './owner-bound.ts'
import { ownerTransaction } from './owner-transaction.ts'

const app = await testApp()
app.app.get('/api/planted', async () => (await app.db.$client.query('select * from drink_logs')).rows)
app.app.get('/api/planted-in-a-transaction', () =>
  app.db.transaction(async (tx) => (await tx.execute('delete from drink_logs where id is null')).rows),
)
app.app.get('/api/admin/planted', async () => (await app.db.$client.query('select * from drink_logs')).rows)
const changed = 'delete from drink_logs where user_id = gen_random_uuid()'
app.app.get('/api/planted-change', async () => (await app.db.$client.query(changed)).rows)
app.app.get('/api/planted-in-turn', () =>
  ownerTransaction(app.db, randomUUID(), async (tx) => (await tx.execute(changed)).rows),
)
afterAll(() => app.close())

/** Held by accounts, but global by nature: sign-in, money, whose device a token or routine a link is, messages to the owner, presence. */
const global = [
  'app_store_purchases',
  'contact_messages',
  'device_owners',
  'email_changes',
  'presence',
  'routine_links',
  'sessions',
  'sign_in_codes',
  'sign_in_methods',
  'subscriptions',
  'token_families',
]

test('every table that a person owns carries the person in each of its keys, and hangs on the profile', async () => {
  const { rows } = await app.db.$client.query<{ name: string; anchored: boolean; loose: string[] }>(`
    select c.relname as name, c.relname in (select name from (${ownedTablesStatement}) anyones) as anchored,
      array(
        select i.indexrelid::regclass::text from pg_index i
        where i.indrelid = c.oid and i.indisunique and not a.attnum = any(i.indkey)) as loose
    from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
  const owned = rows.filter(({ name }) => !global.includes(name))
  expect(owned.length).toBeGreaterThan(25)
  expect(owned.filter(({ anchored }) => !anchored).map(({ name }) => name)).toEqual([])
  expect(owned.flatMap(({ loose }) => loose)).toEqual([])
})

test('no foreign key leads from what a person owns to what is global', async () => {
  const { rows } = await app.db.$client.query<{ name: string }>(`
    with anyones as (${ownedTablesStatement})
    select conname as name from pg_constraint f
    where contype = 'f' and conrelid::regclass::text in (select name from anyones)
      and confrelid::regclass::text not in (select name from anyones)`)
  expect(rows).toEqual([])
})

test.each([
  ['select 1 from drink_logs where user_id = $1'],
  [
    'select 1 from "drink_logs" d join "profiles" p on (d."user_id" = p."user_id" and d.id = $2) where p.user_id = $1',
  ],
  ['insert into "drink_logs" ("user_id", "id") values ($1, $2)'],
  ['update drink_logs set volume_ml = 1 where (("drink_logs"."user_id", "drink_logs"."id") in (($1, $2)))'],
  [
    'insert into "drink_logs" ("user_id", "id") values ($1, $2) on conflict ("user_id") do update set "id" = (select max(id) from drink_logs where user_id = $1) returning "user_id"',
  ],
  ['select 1 from foods where name = $1'],
])('%s asks one person’s rows', (statement) => {
  expect(unbound(statement, new Set(['drink_logs', 'profiles']))).toBeUndefined()
})

test.each([
  ['select 1 from drink_logs'],
  ['select 1 from drink_logs where id = $1'],
  ['select 1 from drink_logs d join profiles p on d.id = p.id where p.user_id = $1'],
  ['delete from drink_logs where id = $1 -- user_id = $1'],
  [`select 1 from drink_logs where name = 'user_id = 1'`],
  ['update drink_logs set volume_ml = 1, "user_id" = $1 where user_id = $1'],
  [
    'insert into "drink_logs" ("user_id", "id") values ($1, $2) on conflict ("user_id", "id") do update set "user_id" = $1',
  ],
])('%s is told apart', (statement) => {
  expect(unbound(statement, new Set(['drink_logs', 'profiles']))).toBeDefined()
})

test('a call that asks for everybody’s rows fails in every test, but for the owner’s desk and jobs', async () => {
  const status = async (url: string) => (await app.stranger.raw({ method: 'GET', url })).statusCode
  expect(await status('/api/planted')).toBe(500)
  expect(await status('/api/planted-in-a-transaction')).toBe(500)
  expect(await status('/api/admin/planted')).toBe(200)
  await app.jobs.run('send-notifications')
})

test('a call that changes a person’s rows fails in every test, but for one that holds the account', async () => {
  const status = async (url: string) => (await app.stranger.raw({ method: 'GET', url })).statusCode
  expect(await status('/api/planted-change')).toBe(500)
  expect(await status('/api/planted-in-turn')).toBe(200)
})

test.each([
  ['insert into "drink_logs" ("user_id", "id") values ($1, $2)', true],
  ['update drink_logs set volume_ml = 1 where user_id = $1', true],
  ['with gone as (delete from drink_logs where user_id = $1 returning id) select 1 from gone', true],
  ['select 1 from drink_logs where user_id = $1 for update', false],
  ['insert into profiles (user_id) values ($1) on conflict do nothing', false],
  ['update foods set name = $1', false],
])('%s changes a person’s rows: %s', (statement, changes) => {
  expect(changesOwned(statement, new Set(['drink_logs', 'profiles']))).toBe(changes)
})
