import { execFileSync } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { postgresUser } from './postgres-binaries.ts'
import { runnerFor } from './postgres-reach.ts'

// Users other than root start the database under their own account, which can read its home.
describe.skipIf(process.getuid?.() !== 0)('as root in a home that nobody else may enter', () => {
  let outside: string
  let home: string
  let folder: string
  beforeEach(async () => {
    outside = await mkdtemp(join(tmpdir(), 'forkmile-reach-'))
    await chmod(outside, 0o755)
    home = join(outside, 'home')
    folder = join(home, 'data')
    await mkdir(join(home, 'package/native/bin'), { recursive: true })
    await mkdir(folder)
    await chown(folder, postgresUser().uid!, postgresUser().gid!)
    await writeFile(join(home, 'package/package.json'), '{"version":"18.9.9"}')
    for (const name of ['initdb', 'postgres'])
      await writeFile(join(home, 'package/native/bin', name), `#!/bin/sh\necho ${name}\n`, { mode: 0o700 })
    await chmod(home, 0o700)
  })
  afterEach(() => rm(outside, { recursive: true }))
  const binaries = () => ({
    initdb: join(home, 'package/native/bin/initdb'),
    postgres: join(home, 'package/native/bin/postgres'),
  })
  const runner = (...places: string[]) => runnerFor(binaries(), folder, postgresUser(), places)

  test('the programs run from a copy that the database’s user can execute, made once a version', async () => {
    const place = join(outside, 'copies')
    const { binaries: copied, notice } = await runner(place)
    expect(execFileSync(copied.postgres, postgresUser()).toString()).toBe('postgres\n')
    expect(notice).toContain(`a copy in ${place}/postgresql-18.9.9, the data stay in ${folder}`)
    const { ino } = await stat(copied.postgres)
    await Promise.all([runner(place), runner(place)])
    expect((await stat(copied.postgres)).ino).toBe(ino)
    expect(await readdir(place)).toEqual(['postgresql-18.9.9'])
  })

  test('no copy is made or run where others could exchange it', async () => {
    const [open, own] = [join(outside, 'open'), join(outside, 'own')]
    await mkdir(open)
    await chmod(open, 0o777)
    expect((await runner(open, own)).binaries.postgres).toContain(own)
    expect(await readdir(open)).toEqual([])
  })

  test('without any place for a copy the start says so in one sentence', async () => {
    const file = join(outside, 'file')
    await writeFile(file, '')
    await expect(runner(join(file, 'copies'))).rejects.toThrow(
      /^The database's OS user cannot reach \S+, and no copy can be made in \S+: move the project, or [^.]+\.$/,
    )
  })

  test('the data stay in the data folder: found again after a stop, and adopted after a kill', async () => {
    const first = await startEmbeddedPostgres(join(home, 'postgres'), () => {})
    const pid = async () =>
      (await readFile(join(home, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[0]
    const left = await pid()
    const adopting = await startEmbeddedPostgres(join(home, 'postgres'), () => {})
    expect(await pid()).toBe(left)
    expect(adopting.url()).toBe(first.url())
    await Promise.all([first.stop(), adopting.stop()])
    // The first eight bytes of this file identify a cluster.
    const identifier = async () =>
      (await readFile(join(home, 'postgres/cluster/global/pg_control'))).subarray(0, 8)
    const made = await identifier()
    const again = await startEmbeddedPostgres(join(home, 'postgres'), () => {})
    await again.stop()
    expect(await identifier()).toEqual(made)
  })
})
