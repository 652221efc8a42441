import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { checkImports } from './check-imports.ts'

const ours = fileURLToPath(new URL('../../..', import.meta.url))
let planted = ''
afterEach(() => rm(planted, { recursive: true, force: true }))

async function violationsIn(files: Record<string, string>): Promise<string[]> {
  planted = await mkdtemp(join(tmpdir(), 'forkmile-imports-'))
  const roots = ['contract', 'server', 'web', 'tools', 'testing']
  const imports = Object.fromEntries(roots.map((root) => [`#${root}/*`, `./${root}/*`]))
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
  // Reads every file of the project.
}, 60_000)

test('a route that reads a table itself is found', async () => {
  expect(
    await violationsIn({
      'server/features/nutrition/routes.ts': `import { logs } from './table.ts'\nexport const all = logs`,
      'server/features/nutrition/table.ts': 'export const logs = 1',
    }),
  ).toEqual(['tables-belong-to-stores: server/features/nutrition/routes.ts'])
})

test('a feature that reaches into another one is found, its service is not', async () => {
  const found = await violationsIn({
    'server/features/nutrition/service.ts': `import { secret } from '../insights/totals.ts'\nimport { add } from '../insights/service.ts'\nexport const x = [secret, add]`,
    'server/features/insights/totals.ts': 'export const secret = 1',
    'server/features/insights/service.ts': 'export const add = 1',
  })
  expect(found).toEqual(['features-meet-in-services: server/features/nutrition/service.ts'])
})

test('a screen that imports the server, and a contract that imports a library, are found', async () => {
  const found = await violationsIn({
    'web/features/nutrition/log-page.tsx': `import { secret } from '#server/features/nutrition/service.ts'\nexport const page = <p>{secret}</p>`,
    'server/features/nutrition/service.ts': 'export const secret = 1',
    'contract/nutrition/nutrition.ts': `import { readFileSync } from 'node:fs'\nexport const read = readFileSync`,
  })
  expect(found.sort()).toEqual([
    'contract-stands-alone: contract/nutrition/nutrition.ts',
    'no-server-in-the-client: web/features/nutrition/log-page.tsx',
  ])
})

test('a vendor’s kit outside the adapters is found', async () => {
  const found = await violationsIn({
    'server/features/nutrition/service.ts': `import sharp from 'sharp'\nexport const shrink = sharp`,
  })
  expect(found).toEqual(['vendor-kits-in-adapters: server/features/nutrition/service.ts'])
})

test('a screen that imports another feature’s part is found, its hook is not', async () => {
  const found = await violationsIn({
    'web/features/fridge/scan-page.tsx': `import { part } from '#web/features/recipes/list.tsx'\nimport { useList } from '#web/features/recipes/use-list.ts'\nexport const x = [part, useList]`,
    'web/features/recipes/list.tsx': 'export const part = 1',
    'web/features/recipes/use-list.ts': 'export const useList = 1',
  })
  expect(found).toEqual(['web-features-stand-apart: web/features/fridge/scan-page.tsx'])
})

test('a screen may import what the device keeps, which imports no feature, and calls do not import it', async () => {
  const found = await violationsIn({
    'web/features/fridge/scan-page.tsx': `import { kept } from '#web/device/kept.ts'\nexport const x = kept`,
    'web/device/kept.ts': `import { list } from '#web/features/recipes/use-list.ts'\nexport const kept = list`,
    'web/features/recipes/use-list.ts': 'export const list = 1',
    'web/http/calls.ts': `import { kept } from '#web/device/kept.ts'\nexport const x = kept`,
  })
  expect(found.sort()).toEqual([
    'device-knows-no-feature: web/device/kept.ts',
    'ui-knows-no-screen: web/http/calls.ts',
  ])
})

test('the product that needs a tool, and a tool that borrows from another, are found', async () => {
  const found = await violationsIn({
    'server/start.ts': `import { draw } from '#tools/scripts/draw.ts'\nexport const x = draw`,
    'tools/drills/crash.ts': `import { draw } from '#tools/scripts/draw.ts'\nexport const x = draw`,
    'tools/scripts/draw.ts': 'export const draw = 1',
  })
  expect(found.sort()).toEqual([
    'no-tools-in-the-product: server/start.ts',
    'tools-stand-apart: tools/drills/crash.ts',
  ])
})

test('files that import each other are found, types alone too', async () => {
  const found = await violationsIn({
    'contract/day.ts': `import type { Week } from './week.ts'\nexport type Day = { of: Week }`,
    'contract/week.ts': `import type { Day } from './day.ts'\nexport type Week = Day[]`,
  })
  expect(found).toEqual(['no-circles: contract/day.ts'])
})
