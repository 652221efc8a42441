import { expect, test } from 'vitest'
import { badgeOf, daysLeftText, sentencesOf, trialDaysLeft } from './plan-state.ts'

const plus = {
  subscriptionTier: 'plus',
  subscriptionStatus: 'active',
  subscriptionCancelAtPeriodEnd: false,
  subscriptionCurrentPeriodEnd: '2026-12-01T03:00:00.000Z',
  trialEndDate: null,
} as const
const zone = 'America/New_York'

test('a trial counts the day that has begun, and is over at its last instant', () => {
  const end = '2026-11-28T12:00:00.000Z'
  expect(daysLeftText(end, new Date('2026-11-21T12:00:00Z'))).toBe('7 days left')
  expect(daysLeftText(end, new Date('2026-11-27T12:00:01Z'))).toBe('1 day left')
  expect(trialDaysLeft(end, new Date('2026-11-28T12:00:00Z'))).toBe(0)
  expect(trialDaysLeft(end, new Date('2027-01-01T00:00:00Z'))).toBe(0)
})

test('a plan that renews says when, by the person’s own calendar', () => {
  expect(badgeOf(plus)).toEqual({ tone: 'good', label: 'Active' })
  expect(sentencesOf(plus, zone)).toEqual(['Renews on Monday, November 30, 2026.'])
})

test('a plan on its way out is Canceling and says until when it holds', () => {
  const leaving = { ...plus, subscriptionCancelAtPeriodEnd: true }
  expect(badgeOf(leaving).label).toBe('Canceling')
  expect(sentencesOf(leaving, zone)[0]).toContain('Monday, November 30, 2026')
})

test('a failed payment and an ended trial are told as such', () => {
  expect(badgeOf({ ...plus, subscriptionStatus: 'past_due' })).toEqual({ tone: 'bad', label: 'Past due' })
  const over = { ...plus, subscriptionTier: 'trial_no_payment', subscriptionCurrentPeriodEnd: null } as const
  expect(badgeOf(over).label).toBe('Trial ended')
  expect(sentencesOf(over, zone)).toHaveLength(1)
})
