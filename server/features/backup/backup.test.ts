import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, test, vi } from 'vitest'
import { logDrink, removeDrink } from '#contract/hydration/hydration.ts'
import { diskBlobs } from '#server/adapters/blobs/disk-blobs.ts'
import { knownLevels, migrateDatabase } from '#server/adapters/database/migrate.ts'
import { testApp } from '#server/testing.ts'
import { backUp, type Place } from './back-up.ts'
import { restore } from './restore.ts'

// Each restore makes every table anew.
vi.setConfig({ testTimeout: 120_000 })

const at = new Date('2026-05-01T10:00:00Z')
const folder = await mkdtemp(join(tmpdir(), 'backup-test-'))
const app = await testApp()
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const source: Place = { url: urlOf(app.db.$client), folder: await newFolder(), blobs: app.blobs }
const quietly = { replace: false, say() {} }

test('rows, photos and secrets come back as they were, odd ones too', async () => {
  const ann = app.as('ann')
  const odd = '"quoted" \\N back\\slash, 日本 🍲'
  const drink = await ann.call(logDrink, {
    body: { drinkType: 'other', customName: odd, volume: 250, calories: 1 } as never,
  })
  await ann.call(removeDrink, { params: { id: (drink as { id: string }).id } })
  await ann.call(logDrink, { body: { drinkType: 'other', customName: odd, volume: 3, calories: 1 } as never })
  await many(source.url, 3000)
  await source.blobs.put('photos/ann/one.webp', Buffer.from([0, 1, 2, 255]), 'image/webp')
  await source.blobs.put('photos/bob/two.webp', Buffer.alloc(300_000, 7), 'image/webp')
  await writeFile(join(source.folder, 'auth-secret'), 'the secret')

  const file = join(folder, 'whole.zip')
  await backUp(source, file, at)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const target = await emptyPlace()
  await restore(target, file, quietly)

  const before = await hashes(source.url)
  expect(await hashes(target.url)).toEqual(before)
  expect(Number(before.events?.rows)).toBeGreaterThanOrEqual(3000)
  expect(before.write_receipts?.rows).toBe('3')
  expect(await photosOf(target)).toEqual(await photosOf(source))
  expect(await readFile(join(target.folder, 'auth-secret'), 'utf8')).toBe('the secret')
})

test('a backup is of one moment: what is written meanwhile is in none of its tables', async () => {
  const file = join(folder, 'moment.zip')
  const writer = new pg.Client({ connectionString: source.url })
  await writer.connect()
  const blobs = {
    ...source.blobs,
    // The photos come after the tables were read; the events before, within the same moment.
    async *list() {
      await writer.query(`insert into blobs_to_delete (prefix, since) values ('photos/late/', now())`)
      yield* source.blobs.list()
    },
  }
  const written = await backUp({ ...source, blobs }, file, at)
  await writer.query('delete from blobs_to_delete')
  await writer.end()
  expect(written.tables.find(({ name }) => name === 'blobs_to_delete')?.bytes).toBe(0)
})

test('data that is there is replaced only when told', async () => {
  const file = join(folder, 'again.zip')
  await backUp(source, file, at)
  const target = await emptyPlace()
  await restore(target, file, quietly)
  await run(target.url, `update users set first_name = 'Changed'`)
  await target.blobs.put('photos/eve/later.webp', Buffer.from([1]), 'image/webp')
  const changed = await hashes(target.url)

  // As extensions do, Citus among them.
  await run(target.url, 'create view of_an_extension as select 7 as seven')

  await expect(restore(target, file, quietly)).rejects.toThrow('add --replace')
  expect(await hashes(target.url)).toEqual(changed)
  await restore(target, file, { ...quietly, replace: true })
  expect(await hashes(target.url)).toEqual(await hashes(source.url))
  expect(await photosOf(target)).toEqual(await photosOf(source))
  expect(await run(target.url, 'select seven from of_an_extension')).toEqual([{ seven: 7 }])
})

test('an instance of an older schema is brought up to date', async () => {
  const levels = await knownLevels()
  const old = await emptyPlace()
  await migrateDatabase(old.url, levels[1])
  const id = randomUUID()
  await run(old.url, `insert into users (id, email, name) values ('${id}', 'old@example.com', 'Old')`)
  const file = join(folder, 'old.zip')
  expect(await backUp(old, file, at)).toMatchObject({ level: levels[1] })

  const target = await emptyPlace()
  await restore(target, file, quietly)
  expect(Object.keys(await hashes(target.url))).toEqual(Object.keys(await hashes(source.url)))
  expect(await run(target.url, 'select id, email from users')).toEqual([{ id, email: 'old@example.com' }])
})

test('what is damaged, foreign, newer or in use changes nothing', async () => {
  const target = await emptyPlace()
  const whole = join(folder, 'good.zip')
  await backUp(source, whole, at)
  await expect(backUp(source, whole, at)).rejects.toThrow('is there already')

  const foreign = join(folder, 'foreign.zip')
  await writeFile(foreign, 'nothing of ours')
  await expect(restore(target, foreign, quietly)).rejects.toThrow('is no backup of ours')

  // One bit within the first photo, which lies in the file as it is.
  const bytes = await readFile(whole)
  const hurt = bytes.indexOf(Buffer.alloc(1000, 7)) + 10
  bytes[hurt] = 8
  const damaged = join(folder, 'damaged.zip')
  await writeFile(damaged, bytes)
  await expect(restore(target, damaged, quietly)).rejects.toThrow('a photo is not what was written')

  const server = new pg.Client({ connectionString: target.url, application_name: 'forkmile-jobs' })
  await server.connect()
  await expect(restore(target, whole, { ...quietly, replace: true })).rejects.toThrow('A server is running')
  await server.end()
  expect(await hashes(target.url)).toEqual({})
})

function urlOf(pool: pg.Pool): string {
  return (pool as unknown as { options: { connectionString: string } }).options.connectionString
}

async function newFolder(): Promise<string> {
  return mkdtemp(join(folder, 'place-'))
}

/** A database without a table, and a folder without a file. */
async function emptyPlace(): Promise<Place> {
  const url = new URL(inject('postgresUrl'))
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  await run(url.href, `create database ${name}`)
  url.pathname = `/${name}`
  const own = await newFolder()
  return { url: url.href, folder: own, blobs: diskBlobs(join(own, 'blobs')) }
}

async function run(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

/** Enough rows that they come in many pieces. */
async function many(url: string, count: number) {
  const columns = (await run(
    url,
    `select column_name, data_type, is_nullable from information_schema.columns where table_name = 'events'`,
  )) as { column_name: string; data_type: string }[]
  const value: Record<string, string> = {
    uuid: 'gen_random_uuid()',
    text: `repeat(E'x\\ty\\\\', 50)`,
    jsonb: `'null'::jsonb`,
    'timestamp with time zone': `now() - n * interval '1.000001 second'`,
  }
  const list = columns.map(({ column_name }) => column_name).join(', ')
  const values = columns.map(({ data_type }) => value[data_type] ?? 'null').join(', ')
  await run(url, `insert into events (${list}) select ${values} from generate_series(1, ${count}) n`)
}

/** Of each table, how many rows it holds and one hash over all of them. */
async function hashes(url: string): Promise<Record<string, { rows: string; hash: string }>> {
  const tables = (await run(
    url,
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )) as { name: string }[]
  if (tables.length === 0) return {}
  const hashOf = ({ name }: { name: string }) =>
    `select '${name}' as name, count(*)::text as rows,
            md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from ${name} t`
  // One connection and statement: there are more than fifty tables.
  const all = await run(url, `${tables.map(hashOf).join(' union all ')} order by name`)
  return Object.fromEntries(
    (all as { name: string; rows: string; hash: string }[]).map(({ name, ...hashed }) => [name, hashed]),
  )
}

async function photosOf({ blobs }: Place): Promise<Record<string, string>> {
  const keys = (await Array.fromAsync(blobs.list())).sort()
  const bytes = await Promise.all(keys.map(async (key) => (await blobs.get(key))!.bytes.toString('base64')))
  return Object.fromEntries(keys.map((key, at) => [key, bytes[at]!]))
}
