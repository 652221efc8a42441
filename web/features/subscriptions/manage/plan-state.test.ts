import { expect, test } from 'vitest'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { badgesOf, daysLeftText, mayCancel, paysLater, sentencesOf, trialDaysLeft } from './plan-state.ts'

const plus: Subscription = {
  tier: 'plus',
  status: 'active',
  biller: 'stripe',
  cancelAtPeriodEnd: false,
  currentPeriodEnd: '2026-12-01T03:00:00.000Z',
  trialEndDate: '2026-10-01T00:00:00.000Z',
  trialUsed: true,
  graceUntil: null,
  nextTier: null,
}
const zone = 'America/New_York'
const now = new Date('2026-11-21T12:00:00Z')
const labels = (subscription: Subscription) => badgesOf(subscription).map(({ label }) => label)

test('a trial counts the day that has begun, and is over at its last instant', () => {
  const end = '2026-11-28T12:00:00.000Z'
  expect(daysLeftText(end, now)).toBe('7 days left')
  expect(daysLeftText(end, new Date('2026-11-27T12:00:01Z'))).toBe('1 day left')
  expect(trialDaysLeft(end, new Date('2026-11-28T12:00:00Z'))).toBe(0)
})

test('a plan that renews says when, by the person’s own calendar', () => {
  expect(labels(plus)).toEqual(['Active'])
  expect(sentencesOf(plus, zone, now)).toEqual(['Renews on Monday, November 30, 2026.'])
})

test('a plan on its way out is Canceling and says until when it holds', () => {
  const leaving = { ...plus, cancelAtPeriodEnd: true }
  expect(labels(leaving)).toEqual(['Canceling'])
  expect(sentencesOf(leaving, zone, now)[0]).toContain('ends on Monday, November 30, 2026')
})

test('a failed payment of a plan that is also cancelled shows both', () => {
  expect(labels({ ...plus, status: 'past_due', cancelAtPeriodEnd: true })).toEqual(['Past due', 'Canceling'])
})

test('a downgrade that waits is announced with its day', () => {
  const waiting: Subscription = { ...plus, tier: 'pro', nextTier: 'plus' }
  expect(labels(waiting)).toEqual(['Changes soon'])
  expect(sentencesOf(waiting, zone, now)).toEqual(['Changes to the Plus Plan on Monday, November 30, 2026.'])
})

test('paid for within the trial, the first payment is announced for its end', () => {
  const early = { ...plus, trialEndDate: '2026-11-28T12:00:00.000Z' }
  expect(paysLater(early, now)).toBe(true)
  expect(paysLater(plus, now)).toBe(false)
  expect(sentencesOf(early, zone, now)[0]).toContain('Saturday, November 28, 2026')
})

test('an unpaid trial, a granted plan and the App Store are told apart', () => {
  const over: Subscription = { ...plus, tier: 'trial_no_payment', status: 'canceled', biller: 'none' }
  expect(labels(over)).toEqual(['Trial ended'])
  expect(labels({ ...plus, biller: 'granted' })).toEqual(['Granted'])
  expect(sentencesOf({ ...plus, biller: 'apple' }, zone, now)[0]).toBe('Billed by the App Store.')
})

test('cancelling is offered only to whom the card provider knows, and not after the trial or twice', () => {
  expect(mayCancel(plus, true)).toBe(true)
  expect(mayCancel(plus, false)).toBe(false)
  expect(mayCancel({ ...plus, cancelAtPeriodEnd: true }, true)).toBe(false)
  expect(mayCancel({ ...plus, tier: 'trial_no_payment', biller: 'none' }, true)).toBe(false)
  expect(mayCancel({ ...plus, tier: 'trial', biller: 'none' }, true)).toBe(true)
  expect(mayCancel({ ...plus, biller: 'granted' }, true)).toBe(false)
  expect(mayCancel({ ...plus, biller: 'apple' }, true)).toBe(false)
})
