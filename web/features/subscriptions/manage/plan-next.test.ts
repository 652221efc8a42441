import { beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#web/http/testing.ts'
import { forgetPlanNext, notePlanNext, planIsNext } from './plan-next.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const hours = 3_600_000
beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))

test('a chosen plan waits a day for its person to sign up', () => {
  expect(planIsNext(now)).toBe(false)
  notePlanNext(now)
  expect(planIsNext(now + 24 * hours)).toBe(true)
  expect(planIsNext(now + 24 * hours + 1)).toBe(false)
  expect(planIsNext(now - 1)).toBe(false)
})

test('a plan that had its turn waits no longer', () => {
  notePlanNext(now)
  forgetPlanNext()
  expect(planIsNext(now)).toBe(false)
})
