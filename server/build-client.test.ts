import { copyFile, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forkmile-build-'))
  for (const part of ['server', 'web', 'dist/client']) await mkdir(join(folder, part), { recursive: true })
  await copyFile(new URL('./build-client.ts', import.meta.url), join(folder, 'server/build-client.ts'))
  vi.stubEnv('NODE_ENV', 'production')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

/** What builds the client of an installation in a folder of its own. */
const builder = () => import(/* @vite-ignore */ join(folder, 'server/build-client.ts'))

/** The start's step of that installation. */
async function prepared(): Promise<string> {
  const { buildClientIfStale } = await builder()
  return buildClientIfStale(() => {}).then(
    () => 'ready',
    ({ message }: Error) => message,
  )
}

test('in production an installation without a built client says in one sentence what to do', async () => {
  expect(await prepared()).toMatch(/^The web client is not built: run `npm ci && npm run build` .*\.$/)
})

test('in production a client of other sources is named, and one without sources is what runs', async () => {
  await writeFile(join(folder, 'dist/client/.sources'), 'of another version')
  expect(await prepared()).toMatch(/^The web client was built from other sources: .*\.$/)
  await rm(join(folder, 'web'), { recursive: true })
  expect(await prepared()).toBe('ready')
})

test('a source that was only touched leaves the client as built; one that says something else does not', async () => {
  const source = join(folder, 'web/app.ts')
  await writeFile(source, 'one')
  await (await builder()).markBuilt()
  expect(await prepared()).toBe('ready')
  await utimes(source, 1, 1)
  expect(await prepared()).toBe('ready')
  await writeFile(source, 'two')
  expect(await prepared()).toMatch(/built from other sources/)
})
