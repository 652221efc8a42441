import { expect, test } from 'vitest'
import {
  allowance,
  currentTier,
  entitlements,
  firstPaymentAt,
  noLimit,
  planAbove,
  plans,
  quotaMonth,
} from './plans.ts'

test('a trial ends by its clock, whatever is stored', () => {
  const ends = new Date('2026-11-28T10:00:00Z')
  expect(currentTier('trial', ends, new Date('2026-11-28T09:59:59Z'))).toBe('trial')
  expect(currentTier('trial', ends, ends)).toBe('trial_no_payment')
  expect(currentTier('plus', ends, new Date('2030-01-01'))).toBe('plus')
})

test('the table promises the generous reading of each quota', () => {
  expect(allowance('plus', 'fridge_scan')).toBe(10)
  expect(allowance('plus', 'recipe_generation')).toBe(100)
  expect(allowance('plus', 'meal_analysis')).toBe(noLimit)
  expect(allowance('trial_no_payment', 'nutrition_logging')).toBe(0)
  expect(allowance('trial_no_payment', 'analytics')).toBe(noLimit)
})

test('a quota’s month is the calendar month of the person’s zone', () => {
  const newYear = new Date('2026-12-31T20:00:00Z')
  expect(quotaMonth('Pacific/Auckland', newYear)).toEqual({
    month: '2027-01-01',
    resetsAt: new Date('2027-01-31T11:00:00Z'),
  })
  expect(quotaMonth('America/Chicago', newYear)).toEqual({
    month: '2026-12-01',
    resetsAt: new Date('2027-01-01T06:00:00Z'),
  })
})

test('the first payment waits for the trial’s end, or as soon after it as can be arranged', () => {
  const ends = new Date('2026-11-28T10:00:00Z')
  expect(firstPaymentAt('trial', ends, new Date('2026-11-26T07:59:59Z'))).toEqual(ends)
  expect(firstPaymentAt('trial', ends, new Date('2026-11-26T10:59:59Z'))).toEqual(
    new Date('2026-11-28T12:00:00Z'),
  )
  expect(firstPaymentAt('trial', ends, new Date('2026-11-28T09:59:59Z'))).toEqual(
    new Date('2026-11-30T11:00:00Z'),
  )
  expect(firstPaymentAt('trial', ends, ends)).toBe(null)
  expect(firstPaymentAt('trial_no_payment', ends, new Date('2026-11-21T10:00:00Z'))).toBe(null)
})

test('the catalogue states the quotas that are enforced', () => {
  expect(plans.plus.features).toContain('10 fridge scans a month')
  expect(plans.plus.features).toContain('100 recipe generations a month')
  expect(allowance('plus', 'meal_analysis')).toBe(noLimit)
})

test('the plan that is offered is the cheapest that holds more', () => {
  expect(planAbove('trial_no_payment', 'nutrition_logging')).toBe('plus')
  expect(planAbove('trial', 'fridge_scan')).toBe('pro')
  expect(planAbove('plus', 'exports')).toBe('pro')
  expect(planAbove('pro', 'exports')).toBe(undefined)
  expect(planAbove('plus', 'meal_analysis')).toBe(undefined)
})

test('a trial has the limits of Plus, as its screens say', () => {
  for (const grants of Object.values(entitlements)) expect(grants.trial).toBe(grants.plus)
})
