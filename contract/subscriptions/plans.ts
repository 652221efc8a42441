export const tiers = ['trial', 'trial_no_payment', 'plus', 'pro'] as const
export type Tier = (typeof tiers)[number]

export const subscriptionStatuses = ['active', 'canceled', 'past_due'] as const
export type SubscriptionStatus = (typeof subscriptionStatuses)[number]

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

/** The cheapest plan that holds more of `feature` than `of` does. */
export function planAbove(of: Tier, feature: Feature): PlanId | undefined {
  const held = allowance(of, feature)
  if (held === noLimit) return undefined
  return (['plus', 'pro'] as const).find((plan) => {
    const offered = allowance(plan, feature)
    return offered === noLimit || offered > held
  })
}

/** The tier that counts now: a trial ends by its clock, whether or not a job has written so yet. */
export function currentTier(stored: Tier, trialEndsAt: Date | null, now: Date): Tier {
  if (stored !== 'trial') return stored
  return trialEndsAt && trialEndsAt > now ? 'trial' : 'trial_no_payment'
}

/** The two plans, in US dollars a month. Card providers know a plan by a price of their own, which is a setting. */
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
/** The one plan that carries the badge, wherever plans are shown. */
export const mostPopularPlan: PlanId = 'plus'

const hourMs = 3_600_000
/** Hours that the card provider wants to know of a first payment ahead, and a margin for getting there. */
const hoursAhead = 50

/**
 * When the first payment falls due of a plan that is chosen now: at the trial’s end, or as soon after it as can be
 * arranged; null for at once. In full hours where it is later, so that a page opened twice says the same.
 */
export function firstPaymentAt(of: Tier, trialEndsAt: Date | null, now: Date): Date | null {
  if (of !== 'trial' || !trialEndsAt || trialEndsAt <= now) return null
  const earliest = (Math.floor(now.getTime() / hourMs) + hoursAhead) * hourMs
  return new Date(Math.max(trialEndsAt.getTime(), earliest))
}
