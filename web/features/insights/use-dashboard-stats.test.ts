import { expect, test } from 'vitest'
import { backoff } from './use-dashboard-stats.ts'

test('retries wait twice as long each time, half a minute at most', () => {
  expect([0, 1, 2, 4, 5, 20].map(backoff)).toEqual([1000, 2000, 4000, 16_000, 30_000, 30_000])
})
