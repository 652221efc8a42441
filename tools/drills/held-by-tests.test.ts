import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drills } from './drills.ts'
import { heldByDrill, heldByTests } from './held-by-tests.ts'

test('what holds a promise in place of a drill exists', () => {
  const files = Object.values(heldByTests).flat()
  expect(files.filter((file) => !existsSync(new URL(`../../${file}`, import.meta.url)))).toEqual([])
  const names = drills.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(Object.values(heldByDrill)))
})
