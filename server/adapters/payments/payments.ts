import type { PlanId } from '#contract/subscriptions/plans.ts'

/**
 * `paid`: in trial or paid. `past_due`: a payment failed and is retried. `ended`: anything else, unknown states
 * included.
 */
export type PaymentState = 'paid' | 'past_due' | 'ended'

/** A subscription's current state at the provider. */
export type PaidSubscription = {
  id: string
  customerId: string
  /** The account it was created for; null for a subscription created elsewhere. */
  userId: string | null
  /** The plan in use; undefined for an unknown price. */
  plan: PlanId | undefined
  state: PaymentState
  startedAt: Date
  trialEndsAt: Date | null
  /** End of the paid period and time of the next payment. */
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** The plan after a downgrade at the end of the period. */
  nextPlan: PlanId | null
}

export type CheckoutToOpen = {
  userId: string
  email: string
  /** Customer of an earlier payment; created when null. */
  customerId: string | null
  plan: PlanId
  /** Time of the first payment; immediate when null. */
  firstPaymentAt: Date | null
  /** Idempotency key: the same key returns the same page. */
  key: string
  successUrl: string
  cancelUrl: string
}

/** The account of a checkout and its subscription; undefined while unpaid. */
export type CheckoutOutcome = {
  userId: string
  customerId: string | null
  subscriptionId: string | undefined
}

export type Invoice = { id: string; paidOn: Date; cents: number; status: string; url: string | null }
export type BillingDetails = {
  nextPaymentOn: Date | null
  /** Cents a month. */
  cents: number | null
  card: { brand: string; last4: string } | null
  email: string | null
  invoices: Invoice[]
}

/** Subject of a provider's message. Only its ids are used; the state is read from the provider. */
export type PaymentEvent = { id: string; type: string; customerId: string | undefined }

/** Card subscriptions. Every call may throw `PaymentsAwayError`; charging calls may throw `PaymentRefusedError`. */
export type Payments = {
  /** Whether card payments are configured. */
  available: boolean
  openCheckout(checkout: CheckoutToOpen): Promise<{ url: string; customerId: string }>
  checkoutOutcome(sessionId: string): Promise<CheckoutOutcome | undefined>
  /** All subscriptions of the customer, newest first, at most 20. */
  subscriptionsOf(customerId: string): Promise<PaidSubscription[]>
  /**
   * An upgrade takes effect and is charged at once, with a credit for the unused part; a downgrade takes effect at
   * the end of the period.
   */
  changePlan(subscription: PaidSubscription, plan: PlanId): Promise<PaidSubscription>
  /** Cost of the change today, in cents. */
  costOfChange(subscription: PaidSubscription, plan: PlanId): Promise<number>
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<PaidSubscription>
  /** Ends at once, without a refund. */
  endNow(subscriptionId: string): Promise<void>
  /**
   * Expires the customer's open checkout pages and ends every subscription at once, without a refund. Returns the
   * subscriptions ended; empty for an unknown customer.
   */
  closeCustomer(customerId: string): Promise<PaidSubscription[]>
  /** Ends an accidental second subscription and refunds its last payment. */
  undo(subscriptionId: string): Promise<void>
  /** The customer's payments in cents, less refunds. */
  paidBy(customerId: string): Promise<number>
  /** The provider's page for cards and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  billingOf(customerId: string): Promise<BillingDetails>
  /** Undefined for a message with an invalid or old signature. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | undefined
}

/** The provider did not answer in time; the outcome is unknown. */
export class PaymentsAwayError extends Error {}
/** The card was declined or the provider refused; `message` is shown to the user. */
export class PaymentRefusedError extends Error {}
