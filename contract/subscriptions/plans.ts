import { addDays, dayIn, dayStart } from '../measures/day.ts'

export const tiers = ['trial', 'trial_no_payment', 'plus', 'pro'] as const
export type Tier = (typeof tiers)[number]

export const subscriptionStatuses = ['active', 'canceled', 'past_due'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

export const trialDays = 7
/** Stands for an unlimited count. */
export const noLimit = -1

type Grants = Record<Tier, number>
const open = { trial: noLimit, trial_no_payment: noLimit, plus: noLimit, pro: noLimit }
const paid = { ...open, trial_no_payment: 0 }
const proOnly = { trial: 0, trial_no_payment: 0, plus: 0, pro: noLimit }

/**
 * Entitlements by tier: units per calendar month of the account's zone, 0 for none, −1 for unlimited. Enforced by
 * the server, shown by the screens.
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

/** Units of `feature` a month on the tier `of`; 0 without the right. */
export function allowance(of: Tier, feature: Feature): number {
  return entitlements[feature][of]
}

/** The cheapest plan with more of `feature` than `of`. */
export function planAbove(of: Tier, feature: Feature): PlanId | undefined {
  const held = allowance(of, feature)
  if (held === noLimit) return undefined
  return (['plus', 'pro'] as const).find((plan) => {
    const offered = allowance(plan, feature)
    return offered === noLimit || offered > held
  })
}

/** The effective tier: a trial ends by its clock, even before a job has stored it. */
export function currentTier(stored: Tier, trialEndsAt: Date | null, now: Date): Tier {
  if (stored !== 'trial') return stored
  return trialEndsAt && trialEndsAt > now ? 'trial' : 'trial_no_payment'
}

/** The two plans, in US dollars a month. The card provider's price ids are settings. */
export const plans = {
  plus: {
    id: 'plus',
    name: 'Plus Plan',
    price: 9.99,
    period: 'month',
    appleProductId: '02',
    description: 'Core Access: log, cook and train every day.',
    features: [
      `${entitlements.fridge_scan.plus} fridge scans a month`,
      `${entitlements.recipe_generation.plus} recipe generations a month`,
      'Meal photo analysis without a limit',
      'Basic workout generation',
      'Nutrition tracking and analytics',
    ],
  },
  pro: {
    id: 'pro',
    name: 'Pro Plan',
    price: 19.99,
    period: 'month',
    appleProductId: '01',
    description: 'Full Access: nothing counted, and a closer look.',
    features: [
      'Unlimited everything',
      'Advanced AI workout coaching',
      'Advanced analytics and insights',
      'Export of data and meal plans',
      'Priority support',
    ],
  },
} as const
export type PlanId = keyof typeof plans
/** The plan with the badge. */
export const mostPopularPlan: PlanId = 'plus'

const hourMs = 3_600_000
/** Minimum hours between checkout and first payment required by the card provider, with a margin. */
const hoursAhead = 50

/**
 * Time of the first payment of a plan chosen now: the trial's end, or soon after; null for at once. Rounded to full
 * hours, so that a reopened page says the same.
 */
export function firstPaymentAt(of: Tier, trialEndsAt: Date | null, now: Date): Date | null {
  if (of !== 'trial' || !trialEndsAt || trialEndsAt <= now) return null
  const earliest = (Math.floor(now.getTime() / hourMs) + hoursAhead) * hourMs
  return new Date(Math.max(trialEndsAt.getTime(), earliest))
}

/** First day of the calendar month of `now` in `zone`, and the instant the next month begins there. */
export function quotaMonth(zone: string, now: Date): { month: string; resetsAt: Date } {
  const month = `${dayIn(zone, now).slice(0, 7)}-01`
  return { month, resetsAt: dayStart(zone, `${addDays(month, 31).slice(0, 7)}-01`) }
}
