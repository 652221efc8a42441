import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { planId, subscriptionStatus, tier } from './plan-schemas.ts'

/** Rights counted by month; `entitlements` holds the units. */
export const countedFeatures = ['fridge_scan', 'recipe_generation'] as const

export const quota = z.object({
  feature: z.enum(countedFeatures),
  /** Units a month; 0 without the right, −1 without a limit. */
  limit: z.number().int(),
  /** 0 for an uncounted right. */
  used: z.number().int(),
  /** Time of the reset. */
  resetsAt: z.iso.datetime(),
})
export type Quota = z.infer<typeof quota>

export const listQuotas = {
  method: 'GET',
  path: '/api/quotas',
  summary: 'This month’s use of what the plan counts',
  response: z.array(quota),
} satisfies Endpoint

/** Billers: cards through Stripe, the App Store, or none (granted by the owner). */
export const billers = ['none', 'stripe', 'apple', 'granted'] as const

/** A subscription's status, for all screens that show or change it. */
export const subscription = z.object({
  tier,
  status: subscriptionStatus,
  biller: z.enum(billers),
  cancelAtPeriodEnd: z.boolean(),
  currentPeriodEnd: z.iso.datetime().nullable(),
  trialEndDate: z.iso.datetime().nullable(),
  /** The trial was used, by this account or an earlier one with the same address. */
  trialUsed: z.boolean(),
  /** While payment is past due: the end of access unless paid. */
  graceUntil: z.iso.datetime().nullable(),
  /** A downgrade scheduled for the end of the period. */
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
  /** US dollars a month; null without billing. */
  amount: z.number().nullable(),
  /** Newest first, at most 24. */
  invoices: z.array(
    z.object({
      id: z.string(),
      paidOn: z.iso.datetime(),
      amount: z.number(),
      status: z.string(),
      /** The provider's receipt page. */
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
  /** The payment provider's page, for a browser redirect. */
  url: z.url(),
})

/** Errors: `conflict` with a subscription (change it instead), `forbidden` on iOS, `unavailable` without cards. */
export const startCheckout = {
  method: 'POST',
  path: '/api/subscriptions/checkout',
  summary: 'Begin paying for a plan on the provider’s own page',
  body: z.object({ plan: planId }),
  response: redirect,
} satisfies Endpoint
/** Asks the provider once after returning from it, instead of waiting for its message. */
export const finishCheckout = {
  method: 'POST',
  path: '/api/subscriptions/checkout/finish',
  summary: 'Look at the provider whether the payment went through',
  body: z.object({ sessionId: z.string().min(1).max(200) }),
  response: subscription,
} satisfies Endpoint
/** An upgrade takes effect at once, with a credit for the unused part; a downgrade at the end of the period. */
export const changePlan = {
  method: 'POST',
  path: '/api/subscriptions/change',
  summary: 'Change to the other plan',
  body: z.object({ plan: planId }),
  response: subscription,
} satisfies Endpoint
/** Cost of a change today, in US dollars. */
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
