import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { takeInstanceLock } from '../instance-lock.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

let folder = ''
let started: { stop(): Promise<void> }[] = []
const stopAll = async () => {
  for (const postgres of started) await postgres.stop()
  started = []
}
const newFolder = async () => {
  folder = await mkdtemp(join(tmpdir(), 'forkmile-pg-'))
}
const removeFolder = () => rm(folder, { recursive: true, force: true })

async function start() {
  const postgres = await startEmbeddedPostgres(folder, () => {})
  started.push(postgres)
  return postgres
}
async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
const serverPid = async () =>
  Number((await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')[0])

describe('the first start of a folder', () => {
  beforeEach(newFolder)
  // In one hook: a running server writes in the folder that is removed.
  afterEach(async () => {
    await stopAll()
    await removeFolder()
  })

  test('a process that is cut off ends its database, and a start meanwhile waits for it and begins anew', async () => {
    const module = new URL('./embedded-postgres.ts', import.meta.url).href
    const code = `const { startEmbeddedPostgres } = await import('${module}')
      const postgres = await startEmbeddedPostgres('${folder}', () => {})
      postgres.endWithProcess()
      process.exit(1)`
    expect(spawnSync(process.execPath, ['--input-type=module', '-e', code]).status).toBe(1)
    const left = await serverPid().catch(() => 0)
    const { url } = await start()
    expect(await query(url(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await serverPid()).not.toBe(left)
  })

  test('two first starts at the same moment, after one that was killed half way, end up with one server', async () => {
    const ended = spawnSync('true').pid
    await mkdir(join(folder, `cluster.${ended}-0a1b2c3d`))
    await writeFile(join(folder, `cluster.${ended}-0a1b2c3d/PG_VERSION`), '18')
    const both = await Promise.all([start(), start()])
    for (const { url } of both) expect(await query(url(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(both[0].url()).toBe(both[1].url())
    expect((await readdir(folder)).sort()).toEqual(['cluster', 'password'])
  })
})

describe('a later start', () => {
  // A cluster is made once: making one takes seconds.
  beforeAll(newFolder)
  afterEach(stopAll)
  afterAll(removeFolder)

  test('what was written is there after a clean stop and a new start, with fsync on, closed to others', async () => {
    const first = await start()
    for (const name of ['password', 'cluster']) expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
    await query(first.url(), 'create table kept (id int)')
    await first.stop()
    const second = await start()
    expect(await query(second.url(), 'select * from kept')).toEqual([])
    expect(await query(second.url(), 'show fsync')).toEqual([{ fsync: 'on' }])
  })

  test('a database process that a killed server left behind is adopted', async () => {
    await start()
    const left = await serverPid()
    const again = await start()
    expect(await query(again.url(), 'select 1 as one')).toEqual([{ one: 1 }])
    expect(await serverPid()).toBe(left)
  })

  test('a database process that dies while we run comes back on the same address', async () => {
    const { url } = await start()
    process.kill(await serverPid(), 'SIGKILL')
    await expect.poll(() => query(url(), 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

test('only one process holds the instance, and its end frees it', async () => {
  const url = inject('postgresUrl')
  const first = await takeInstanceLock(url)
  expect(first).toBeDefined()
  expect(await takeInstanceLock(url)).toBeUndefined()
  await first!.release()
  const second = await takeInstanceLock(url)
  expect(second).toBeDefined()
  await second!.release()
})
