import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { planId, subscriptionStatus, tier } from './plan-schemas.ts'

/** Rights that some plans count by the month; `entitlements` says how many units. */
export const countedFeatures = ['fridge_scan', 'recipe_generation'] as const

export const quota = z.object({
  feature: z.enum(countedFeatures),
  /** Units a month; 0 where the plan does not hold the right, −1 without a limit. */
  limit: z.number().int(),
  /** 0 where nothing is counted. */
  used: z.number().int(),
  /** When the count starts again. */
  resetsAt: z.iso.datetime(),
})
export type Quota = z.infer<typeof quota>

export const listQuotas = {
  method: 'GET',
  path: '/api/quotas',
  summary: 'This month’s use of what the plan counts',
  response: z.array(quota),
} satisfies Endpoint

/** Who takes the money: cards through Stripe, the App Store, or nobody (the owner granted the plan). */
export const billers = ['none', 'stripe', 'apple', 'granted'] as const

/** Where a subscription stands, as every screen that shows or changes it needs it. */
export const subscription = z.object({
  tier,
  status: subscriptionStatus,
  biller: z.enum(billers),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  trialEndDate: z.iso.datetime().nullable(),
  /** The trial has been used, by this account or by an earlier one of the same address. */
  trialUsed: z.boolean(),
  /** While payment is past due: when access ends unless it is paid. */
  graceUntil: z.iso.datetime().nullable(),
  /** A downgrade that waits for the period's end. */
  nextTier: tier.nullable(),
})
export type Subscription = z.infer<typeof subscription>

export const getSubscriptionStatus = {
  method: 'GET',
  path: '/api/subscription-status',
  summary: 'The plan, who bills it, and what is to happen with it',
  response: subscription,
} satisfies Endpoint

export const billing = z.object({
  trialEndDate: z.iso.datetime().nullable(),
  nextBillingDate: z.iso.datetime().nullable(),
  cardBrand: z.string().nullable(),
  cardLast4: z.string().nullable(),
  billingEmail: z.string().nullable(),
  /** US dollars a month; null while nothing is billed. */
  amount: z.number().nullable(),
  /** Newest first, at most 24. */
  invoices: z.array(
    z.object({
      id: z.string(),
      paidOn: z.iso.datetime(),
      amount: z.number(),
      status: z.string(),
      /** The provider's own page with the receipt. */
      url: z.url().nullable(),
    }),
  ),
})
export type Billing = z.infer<typeof billing>

export const getBilling = {
  method: 'GET',
  path: '/api/billing',
  summary: 'Card, next payment and invoices',
  response: billing,
} satisfies Endpoint

const redirect = z.object({
  /** Of the payment provider; the browser goes there. */
  url: z.url(),
})

/** Errors: `conflict` when a subscription exists (change it instead), `forbidden` on iOS, `unavailable` without cards. */
export const startCheckout = {
  method: 'POST',
  path: '/api/subscriptions/checkout',
  summary: 'Begin paying for a plan on the provider’s own page',
  body: z.object({ plan: planId }),
  response: redirect,
} satisfies Endpoint
/** After coming back from the provider: asks it once, so that nobody waits for its message. */
export const finishCheckout = {
  method: 'POST',
  path: '/api/subscriptions/checkout/finish',
  summary: 'Look at the provider whether the payment went through',
  body: z.object({ sessionId: z.string().min(1).max(200) }),
  response: subscription,
} satisfies Endpoint
/** An upgrade counts at once, with a credit for the unused part; a downgrade at the period's end. */
export const changePlan = {
  method: 'POST',
  path: '/api/subscriptions/change',
  summary: 'Change to the other plan',
  body: z.object({ plan: planId }),
  response: subscription,
} satisfies Endpoint
/** What a change would cost today, in US dollars. */
export const previewChange = {
  method: 'GET',
  path: '/api/subscriptions/change',
  summary: 'What changing to a plan would cost today',
  query: z.object({ plan: planId }),
  response: z.object({ dueToday: z.number(), startsOn: z.iso.datetime(), amount: z.number() }),
} satisfies Endpoint
export const openPortal = {
  method: 'POST',
  path: '/api/subscriptions/portal',
  summary: 'The provider’s page for cards and invoices',
  response: redirect,
} satisfies Endpoint

export const cancelSubscription = {
  method: 'POST',
  path: '/api/cancel-subscription',
  summary: 'Cancel: a trial ends at once, a paid plan with its period',
  response: z.object({
    accessUntil: z.iso.datetime().nullable(),
    immediate: z.boolean(),
    subscription,
  }),
} satisfies Endpoint
export const reactivateSubscription = {
  method: 'POST',
  path: '/api/reactivate-subscription',
  summary: 'Take a cancellation back before the period ends',
  response: subscription,
} satisfies Endpoint

export const stripeWebhookPath = '/api/stripe/webhook'
