import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { undistributed } from './distribution.ts'
import { migrateDatabase } from './migrate.ts'
import { ownedTablesStatement } from './owners/owner-bound.ts'
import { cloneDatabase, dropDatabase } from './testing.ts'

const distribute = readFileSync(new URL('../../../docs/deploy/distribute.sql', import.meta.url), 'utf8')

/** What the script and the check ask of Citus, which refuses a table that a foreign key leads to or from. */
const citusDouble = `
  create table pg_dist_partition (logicalrelid regclass primary key);
  create function create_distributed_table(one regclass, key text, colocate_with text) returns void language plpgsql as $$
    begin
      if exists (
        select from pg_constraint where contype = 'f' and conrelid = one or contype = 'f' and confrelid = one
          and not exists (select from pg_dist_partition where logicalrelid = conrelid))
      then raise exception '% has foreign keys', one; end if;
      insert into pg_dist_partition values (one);
    end $$;
  create function citus_add_local_table_to_metadata(one regclass) returns void language sql as
    'insert into pg_dist_partition values (one)'`

async function database() {
  const url = await cloneDatabase(inject('postgresUrl'))
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await dropDatabase(url)
  })
  const texts = async (statement: string) =>
    (await client.query<{ text: string }>(statement)).rows.map(({ text }) => text)
  return {
    url,
    client,
    keys: () =>
      texts(`select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text
        from pg_constraint where contype = 'f' order by 1`),
    distributed: () => texts('select logicalrelid::text as text from pg_dist_partition order by 1'),
    owned: () => texts(`select name as text from (${ownedTablesStatement}) owned order by 1`),
  }
}

test('the script distributes every table of people, keeps their keys, and takes new tables when it is run again', async () => {
  const db = await database()
  await db.client.query(citusDouble)
  const keys = await db.keys()
  expect(await undistributed(db.client)).toEqual([])

  await db.client.query(distribute)
  const owned = await db.owned()
  expect(owned.length).toBeGreaterThan(40)
  expect(await db.distributed()).toEqual([...owned, 'blobs_to_delete'].toSorted())
  expect(await db.keys()).toEqual(keys)
  await db.client.query(distribute)
  expect(await db.distributed()).toHaveLength(owned.length + 1)

  await db.client.query(`create table fasts (
    user_id uuid not null references profiles on delete cascade, id uuid not null, primary key (user_id, id))`)
  expect(await undistributed(db.client)).toEqual(['fasts'])
  await expect(migrateDatabase(db.url)).rejects.toThrow(
    'These tables of people are not distributed yet: fasts. Run docs/deploy/distribute.sql on the coordinator, and start again.',
  )
  await db.client.query(distribute)
  expect(await undistributed(db.client)).toEqual([])
  expect(await db.keys()).toHaveLength(keys.length + 1)
  await migrateDatabase(db.url)
})

test('without Citus the script and the check do nothing', async () => {
  const db = await database()
  const keys = await db.keys()
  await db.client.query(distribute)
  expect(await db.keys()).toEqual(keys)
  expect(await undistributed(db.client)).toEqual([])
})
