import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'

const ours = fileURLToPath(new URL('..', import.meta.url))
let planted = ''
afterEach(() => rm(planted, { recursive: true, force: true }))

async function violationsIn(files: Record<string, string>): Promise<string[]> {
  planted = await mkdtemp(join(tmpdir(), 'forkmile-imports-'))
  const imports = { '#contract/*': './contract/*', '#server/*': './server/*', '#web/*': './web/*' }
  await writeFile(join(planted, 'package.json'), JSON.stringify({ type: 'module', imports }))
  await symlink(join(ours, 'node_modules'), join(planted, 'node_modules'))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(planted, path)), { recursive: true })
    await writeFile(join(planted, path), text)
  }
  const { violations } = await checkImports(planted)
  return violations.map(({ rule, from }) => `${rule}: ${from}`)
}

test('this project keeps its own import rules, and the check sees all of it', async () => {
  const { modules, violations } = await checkImports(ours)
  expect(violations).toEqual([])
  expect(modules).toBeGreaterThan(100)
})

test('a route that reads a table itself is found', async () => {
  expect(
    await violationsIn({
      'server/nutrition/routes.ts': `import { logs } from './table.ts'\nexport const all = logs`,
      'server/nutrition/table.ts': 'export const logs = 1',
    }),
  ).toEqual(['tables-belong-to-stores: server/nutrition/routes.ts'])
})

test('a feature that reaches into another one is found, its service is not', async () => {
  const found = await violationsIn({
    'server/nutrition/service.ts': `import { secret } from '../insights/totals.ts'\nimport { add } from '../insights/service.ts'\nexport const x = [secret, add]`,
    'server/insights/totals.ts': 'export const secret = 1',
    'server/insights/service.ts': 'export const add = 1',
  })
  expect(found).toEqual(['features-meet-in-services: server/nutrition/service.ts'])
})

test('a screen that imports the server, and a contract that imports a library, are found', async () => {
  const found = await violationsIn({
    'web/nutrition/log-page.tsx': `import { secret } from '#server/nutrition/service.ts'\nexport const page = <p>{secret}</p>`,
    'server/nutrition/service.ts': 'export const secret = 1',
    'contract/nutrition.ts': `import { readFileSync } from 'node:fs'\nexport const read = readFileSync`,
  })
  expect(found.sort()).toEqual([
    'contract-stands-alone: contract/nutrition.ts',
    'no-server-in-the-client: web/nutrition/log-page.tsx',
  ])
})

test('a vendor’s kit outside the adapters is found', async () => {
  const found = await violationsIn({
    'server/nutrition/service.ts': `import sharp from 'sharp'\nexport const shrink = sharp`,
  })
  expect(found).toEqual(['vendor-kits-in-adapters: server/nutrition/service.ts'])
})
