import type { User } from '#contract/user.ts'
import { formatCount, formatLongDate } from '#web/ui/format.ts'
import { words } from './billing-words.ts'

type Plan = Pick<
  User,
  | 'subscriptionTier'
  | 'subscriptionStatus'
  | 'subscriptionCancelAtPeriodEnd'
  | 'subscriptionCurrentPeriodEnd'
  | 'trialEndDate'
>
type Badge = { tone: 'good' | 'warn' | 'bad' | 'neutral' | 'info'; label: string }

const dayMs = 86_400_000

/** Days of a trial that are left at `now`, the one begun counting; 0 once it is over. */
export function trialDaysLeft(endsAt: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / dayMs))
}

/** What stands beside the plan's name. */
export function badgeOf(plan: Plan): Badge {
  if (plan.subscriptionTier === 'trial_no_payment') return { tone: 'neutral', label: words.trialOver }
  if (plan.subscriptionStatus === 'past_due') return { tone: 'bad', label: words.statuses.past_due }
  if (plan.subscriptionStatus === 'canceled') return { tone: 'neutral', label: words.statuses.canceled }
  if (plan.subscriptionCancelAtPeriodEnd) return { tone: 'warn', label: words.canceling }
  return { tone: 'good', label: words.statuses.active }
}

/** The sentences under the plan's name, days counted in `zone`. */
export function sentencesOf(plan: Plan, zone: string): string[] {
  const { subscriptionTier: tier, subscriptionStatus: status, trialEndDate } = plan
  if (tier === 'trial_no_payment') return [words.trialOverText]
  if (tier === 'trial')
    return [...(trialEndDate ? [words.trialUntil(formatLongDate(trialEndDate, zone))] : []), words.addPayment]
  const end = plan.subscriptionCurrentPeriodEnd
  const date = end ? formatLongDate(end, zone) : undefined
  if (plan.subscriptionCancelAtPeriodEnd) return date ? [words.accessUntil(date)] : []
  if (status === 'canceled') return [words.ended]
  return date && status === 'active' ? [words.renews(date)] : []
}

/** '5 days left'. */
export function daysLeftText(endsAt: string, now: Date): string {
  return words.daysLeft(formatCount(trialDaysLeft(endsAt, now), ...words.daysLeftNames))
}
