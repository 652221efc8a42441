import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { diskBlobs } from '#server/adapters/blobs/disk-blobs.ts'
import { startEmbeddedPostgres } from '#server/adapters/database/postgres/embedded-postgres.ts'
import type { TestBed } from './test-bed.ts'

/** Runs `npm run backup` or `restore`; answers its standard error if it failed. */
export function runCommand({ env }: TestBed, name: 'backup' | 'restore', args: string[]) {
  const script = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url))
  const { DATABASE_URL: _, ...inherited } = process.env
  const child = spawn(process.execPath, [script, ...args], {
    env: { ...inherited, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  return new Promise<string | undefined>((resolve) =>
    child.once('exit', (code) => resolve(code === 0 ? undefined : errors || `code ${code}`)),
  )
}

/** Runs `work` on the database while no server runs. */
export async function withDatabase<T>(
  testBed: TestBed,
  work: (client: pg.Client, url: string) => Promise<T>,
): Promise<T> {
  const embedded = testBed.env.DATABASE_URL
    ? undefined
    : await startEmbeddedPostgres(join(testBed.env.DATA_DIR!, 'postgres'), () => {})
  const url = embedded?.url() ?? testBed.env.DATABASE_URL!
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client, url)
  } finally {
    await client.end()
    await embedded?.stop()
  }
}

/** A hash over the rows of each table, and over the bytes of each photo. */
export async function hashesOf(testBed: TestBed) {
  const rows = await withDatabase(testBed, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
    )
    const all: Record<string, string> = {}
    for (const { name } of tables) {
      const { rows: found } = await client.query<{ count: string; hash: string }>(
        `select count(*), md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as hash from ${name} t`,
      )
      all[name] = `${found[0]!.count} ${found[0]!.hash}`
    }
    return all
  })
  const blobs = diskBlobs(join(testBed.env.DATA_DIR!, 'blobs'))
  const photos: Record<string, string> = {}
  for await (const key of blobs.list())
    photos[key] = createHash('sha256')
      .update((await blobs.get(key))!.bytes)
      .digest('hex')
  return { rows, photos }
}

/** Deletes the rows and the data folder with photos and secrets. No server runs. */
export async function deleteEverything(testBed: TestBed) {
  if (testBed.env.DATABASE_URL) await withDatabase(testBed, dropSchemas)
  await rm(testBed.env.DATA_DIR!, { recursive: true })
}

export async function dropSchemas(client: pg.Client) {
  for (const schema of ['public', 'drizzle', 'jobs'])
    await client.query(`drop schema if exists ${schema} cascade`)
  await client.query('create schema public')
}
