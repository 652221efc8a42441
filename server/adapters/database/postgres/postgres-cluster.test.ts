import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DatabaseStartError } from './postgres-binaries.ts'
import { createCluster } from './postgres-cluster.ts'

const folder = await mkdtemp(join(tmpdir(), 'forkmile-cluster-'))
afterAll(() => rm(folder, { recursive: true }))

test('a disk that is full at the first start is said in a sentence, and nothing is left half made', async () => {
  const initdb = join(folder, 'initdb.sh')
  // The message of PostgreSQL's own program in that case.
  const said = 'FATAL:  could not extend file "base/1/2691": No space left on device'
  await writeFile(
    initdb,
    `#!/bin/sh\necho 'running bootstrap script ... 2026-01-01 UTC [7] ${said}' >&2\nexit 1\n`,
    { mode: 0o755 },
  )
  const runner = {
    binaries: { initdb, postgres: initdb },
    osUser: {},
    pathOf: (own: string) => own,
  }
  const made = createCluster(runner, folder, join(folder, 'cluster'), 'secret')
  await expect(made).rejects.toThrow(DatabaseStartError)
  await expect(made).rejects.toThrow(
    `made in ${folder}: could not extend file "base/1/2691": No space left on device.`,
  )
  expect(await readdir(folder)).toEqual(['initdb.sh'])
})
