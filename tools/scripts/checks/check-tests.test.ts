import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkTests, checkText } from './check-tests.ts'

test('no test of this project depends on time or chance, and the check sees all of them', () => {
  const { files, found } = checkTests(fileURLToPath(new URL('../../..', import.meta.url)))
  expect(found).toEqual([])
  expect(files).toBeGreaterThan(400)
})

const journey = 'e2e/food/day.spec.ts'

test.each([
  ['await page.waitForTimeout(500)', journey],
  ["await page.waitForLoadState('networkidle')", journey],
  ["import { setTimeout as wait } from 'node:timers/promises'", 'server/a.test.ts'],
  ['await new Promise((resolve) => setTimeout(resolve, 50))', 'web/a.test.tsx'],
  ['await vi.waitFor(() => expect(heard).toHaveLength(1))', 'web/a.test.ts'],
  ['expect(performance.now() - begun).toBeLessThan(100)', 'contract/a.test.ts'],
  ['const today = new Date()', journey],
  ['const today = Date.now()', 'e2e/owner/analytics-seed.ts'],
  ["const end = '2026-11-27T18:00:00+01:00'", journey],
  ['const end = day + "+01:00"', journey],
  ['await button.click()\nexpect(await rows.count()).toBe(0)', journey],
  ['export default { test: { retry: 1 } }', 'e2e/vitest.config.ts'],
])('%s is found in %s', (text, file) => {
  expect(checkText(file, text)).toHaveLength(1)
})

test.each([
  ["await page.getByText('Removed').waitFor()\nexpect(await rows.count()).toBe(0)", journey],
  ["const morning = '2026-11-27T08:00:00Z'", journey],
  ['vi.useFakeTimers({ now: Date.now() })', 'web/a.test.ts'],
  ['performance.now()', 'tools/bench/start.ts'],
])('%s is allowed in %s', (text, file) => {
  expect(checkText(file, text)).toEqual([])
})
