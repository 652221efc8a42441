import * as z from 'zod'
import { addDays, dayIn, dayStart } from './day.ts'

export const tiers = ['trial', 'trial_no_payment', 'plus', 'pro'] as const
export const tier = z.enum(tiers)
export type Tier = z.infer<typeof tier>

export const subscriptionStatus = z.enum(['active', 'canceled', 'past_due'])
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>

export const trialDays = 7
/** Written where a count has no limit. */
export const noLimit = -1

type Grants = Record<Tier, number>
const open = { trial: noLimit, trial_no_payment: noLimit, plus: noLimit, pro: noLimit }
const paid = { ...open, trial_no_payment: 0 }
const proOnly = { trial: 0, trial_no_payment: 0, plus: 0, pro: noLimit }

/**
 * What each tier may do: units a calendar month of the person's own zone, 0 for not at all, −1 for no limit.
 * The server enforces this table; the screens show it.
 */
export const entitlements = {
  nutrition_logging: paid,
  meal_analysis: paid,
  drink_logging: paid,
  drink_analysis: paid,
  fridge_scan: { trial: 10, trial_no_payment: 0, plus: 10, pro: noLimit },
  recipe_generation: { trial: 100, trial_no_payment: 0, plus: 100, pro: noLimit },
  pairings: paid,
  activities: open,
  training: open,
  goals: open,
  analytics: open,
  advanced_coaching: proOnly,
  advanced_analytics: proOnly,
  priority_support: proOnly,
  exports: proOnly,
} as const satisfies Record<string, Grants>

export type Feature = keyof typeof entitlements

/** Units of `feature` a month for `of`; 0 means the plan does not hold it. */
export function allowance(of: Tier, feature: Feature): number {
  return entitlements[feature][of]
}

/** The tier that counts now: a trial ends by its clock, whether or not a job has written so yet. */
export function currentTier(stored: Tier, trialEndsAt: Date | null, now: Date): Tier {
  if (stored !== 'trial') return stored
  return trialEndsAt && trialEndsAt > now ? 'trial' : 'trial_no_payment'
}

/** The two plans as the specification prices them, in US dollars a month. */
export const plans = {
  plus: { id: 'plus', name: 'Plus Plan', price: 9.99, period: 'month', appleProductId: '02' },
  pro: { id: 'pro', name: 'Pro Plan', price: 19.99, period: 'month', appleProductId: '01' },
} as const
export type PlanId = keyof typeof plans

/** First day of the calendar month that `now` falls into in `zone`, and the instant the next month begins there. */
export function quotaMonth(zone: string, now: Date): { month: string; resetsAt: Date } {
  const month = `${dayIn(zone, now).slice(0, 7)}-01`
  return { month, resetsAt: dayStart(zone, `${addDays(month, 31).slice(0, 7)}-01`) }
}
