import { plans, trialDays } from '#contract/subscriptions/plans.ts'

/** User-facing sentences on plans and prices; a file of their own, as not every page needs them. */
export const words = {
  title: 'Two plans. One honest price each.',
  lead: `Both begin with ${trialDays} free days. Billed monthly in US dollars afterwards.`,
  choose: 'Choose a plan now',
  note: 'Cancel anytime in Account Settings; what is paid stays usable until its end.',
  perMonth: '/ month',
  popular: 'Most Popular',
  plans: {
    plus: { name: plans.plus.name, features: plans.plus.features },
    pro: { name: plans.pro.name, features: plans.pro.features },
  },
} as const
