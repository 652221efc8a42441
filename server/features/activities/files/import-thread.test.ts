import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { madeGpx } from '#testing/activity-files.ts'
import { openImportThread, TookTooLong } from './import-thread.ts'

const thread = openImportThread()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forkmile-thread-'))
})
afterAll(async () => {
  await thread.close()
  await rm(folder, { recursive: true, force: true })
})

/** Number of files read within `fileMs` each. */
async function filesIn(name: string, text: string, fileMs: number): Promise<number> {
  const path = join(folder, name)
  await writeFile(path, text)
  let files = 0
  for await (const told of thread.read({ path, name, folder, known: [] }, fileMs)) if ('file' in told) files++
  return files
}

test('a file that takes longer than its limit is ended, and the next is read', async () => {
  const start = Date.UTC(2026, 9, 3, 7)
  const long = madeGpx({ start, seconds: 40_000, every: 1000 })
  await expect(filesIn('long.gpx', long, 1)).rejects.toThrow(TookTooLong)
  await thread.reset()
  expect(await filesIn('short.gpx', madeGpx({ start, seconds: 60 }), 60_000)).toBe(1)
}, 30_000)
