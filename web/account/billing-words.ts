import { plans, type SubscriptionStatus, type Tier } from '#contract/plans.ts'

/** What the billing tab says. */
export const words = {
  title: 'Subscription Management',
  tiers: {
    trial: 'Free Trial',
    trial_no_payment: 'No plan',
    plus: plans.plus.name,
    pro: plans.pro.name,
  } satisfies Record<Tier, string>,
  statuses: { active: 'Active', canceled: 'Canceled', past_due: 'Past due' } satisfies Record<
    SubscriptionStatus,
    string
  >,
  trialOver: 'Trial ended',
  canceling: 'Canceling',
  price: (money: string) => `${money} a month`,
  daysLeft: (days: string) => `${days} left`,
  daysLeftNames: ['day', 'days'] as const,
  trialUntil: (date: string) =>
    `Your free trial runs until ${date}. Nothing is charged before you choose a plan.`,
  addPayment: 'Choose a plan and add a payment method to keep logging when the trial ends.',
  trialOverText:
    'Your trial has ended. Everything you logged stays here to read; logging meals and drinks needs a plan.',
  accessUntil: (date: string) => `Your plan ends on ${date}. Until then you keep everything it holds.`,
  renews: (date: string) => `Renews on ${date}.`,
  pastDueTitle: 'The last payment did not go through',
  pastDueText: 'Your plan goes on for now. Check your card so that it does not end.',
  ended: 'This subscription has ended.',
  appStore: 'On this device the subscription is managed through the App Store.',
  choosePlan: 'Choose Plan',
  addPaymentMethod: 'Add Payment Method',
  changePlan: 'Change Plan',
} as const
