import { dayMs } from '#contract/measures/day.ts'
import { plans } from '#contract/subscriptions/plans.ts'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { formatCount, formatLongDate } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

export type PlanBadge = { tone: 'good' | 'warn' | 'bad' | 'neutral' | 'info'; label: string }

/** Days of the trial left at `now`, including the current one; 0 after its end. */
export function trialDaysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / dayMs))
}

/** '5 days left'. */
export function daysLeftText(endsAt: string, now: Date): string {
  return words.daysLeft(formatCount(trialDaysLeft(endsAt, now), ...words.dayNames))
}

export const isPaidTier = (tier: Subscription['tier']) => tier === 'plus' || tier === 'pro'

/** Whether the plan is active without a payment so far: the trial continues first. */
export function paysLater({ tier, biller, trialEndDate }: Subscription, now: Date): boolean {
  return (
    biller === 'stripe' &&
    isPaidTier(tier) &&
    trialEndDate !== null &&
    Date.parse(trialEndDate) > now.getTime()
  )
}

/** Badges beside the plan's name, the most urgent first. */
export function badgesOf(subscription: Subscription): PlanBadge[] {
  const { tier, status, biller, cancelAtPeriodEnd, nextTier } = subscription
  if (tier === 'trial_no_payment') return [{ tone: 'neutral', label: words.trialOver }]
  if (tier === 'trial') return [{ tone: 'good', label: words.statuses.active }]
  const badges: PlanBadge[] = []
  if (status === 'past_due') badges.push({ tone: 'bad', label: words.statuses.past_due })
  if (cancelAtPeriodEnd) badges.push({ tone: 'warn', label: words.canceling })
  else if (nextTier) badges.push({ tone: 'info', label: words.changes })
  if (biller === 'granted') badges.push({ tone: 'info', label: words.grantedBadge })
  return badges.length
    ? badges
    : [{ tone: status === 'active' ? 'good' : 'neutral', label: words.statuses[status] }]
}

/** Sentences under the plan's name, with days in `zone`; `payable`: plans can be bought here. */
export function sentencesOf(subscription: Subscription, zone: string, now: Date, payable = true): string[] {
  const { tier, status, biller, trialEndDate, currentPeriodEnd: end, nextTier } = subscription
  const on = (instant: string) => formatLongDate(instant, zone)
  if (tier === 'trial_no_payment') return [words.trialOverText]
  if (tier === 'trial')
    return [
      ...(trialEndDate ? [words.trialUntil(on(trialEndDate))] : []),
      ...(payable ? [words.addPayment] : []),
    ]
  if (biller === 'granted') return [words.granted, ...(end ? [words.grantedUntil(on(end))] : [])]
  if (status === 'canceled') return [words.ended]
  const byApple = biller === 'apple' ? [words.byApple] : []
  if (!end || status === 'past_due') return byApple
  if (subscription.cancelAtPeriodEnd) return [...byApple, words.accessUntil(on(end))]
  if (paysLater(subscription, now)) return [words.paysAfterTrial(on(trialEndDate!))]
  if (nextTier === 'plus' || nextTier === 'pro')
    return [...byApple, words.downgrade(plans[nextTier].name, on(end))]
  return [...byApple, words.renews(on(end))]
}

/** Whether the subscription can be cancelled here; `hasCustomer`: the card provider knows the account. */
export function mayCancel({ tier, biller, cancelAtPeriodEnd }: Subscription, hasCustomer: boolean): boolean {
  if (tier === 'trial_no_payment' || !hasCustomer || cancelAtPeriodEnd) return false
  return biller === 'stripe' || (biller === 'none' && tier === 'trial')
}
