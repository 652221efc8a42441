import { expect, test } from 'vitest'
import { memoryBudget } from './daily-budget.ts'

test('the ceiling holds for a day and the next day begins anew', async () => {
  let now = new Date('2026-01-01T23:59:00Z')
  const spend = memoryBudget(2, () => now)
  expect([await spend(), await spend(), await spend()]).toEqual([true, true, false])
  now = new Date('2026-01-02T00:01:00Z')
  expect(await spend()).toBe(true)
})
