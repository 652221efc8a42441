import type { PlanId } from '#contract/subscriptions/plans.ts'

/**
 * `paid`: in its trial or paid for. `past_due`: a payment failed and is tried again. `ended`: anything else, what
 * we do not know included.
 */
export type PaymentState = 'paid' | 'past_due' | 'ended'

/** A subscription as the provider has it now. */
export type PaidSubscription = {
  id: string
  customerId: string
  /** The account that it was made for; null for a subscription that did not come about here. */
  userId: string | null
  /** What the person may use now; undefined for a price that is not ours. */
  plan: PlanId | undefined
  state: PaymentState
  startedAt: Date
  trialEndsAt: Date | null
  /** Until when is paid, and when the next payment falls due. */
  currentPeriodEnd: Date | null
  cancelAtPeriodEnd: boolean
  /** Where a downgrade waits for the period's end. */
  nextPlan: PlanId | null
}

export type CheckoutToOpen = {
  userId: string
  email: string
  /** Known from an earlier payment; a new one is made without it. */
  customerId: string | null
  plan: PlanId
  /** When the first payment is to be taken; at once without it. */
  firstPaymentAt: Date | null
  /** Opened again with the same key it is the same page. */
  key: string
  successUrl: string
  cancelUrl: string
}

/** Whose page it was, and the subscription that came of it; undefined while it is not paid. */
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

/** What a message of the provider is about. The message itself is never believed beyond that. */
export type PaymentEvent = { id: string; type: string; customerId: string | undefined }

/**
 * Subscriptions paid by card. Every call may throw `PaymentsAwayError`; those that charge may throw
 * `PaymentRefusedError`.
 */
export type Payments = {
  /** Whether cards can be taken at all. */
  available: boolean
  openCheckout(checkout: CheckoutToOpen): Promise<{ url: string; customerId: string }>
  checkoutOutcome(sessionId: string): Promise<CheckoutOutcome | undefined>
  /** All that the customer has or had, newest first, at most 20. */
  subscriptionsOf(customerId: string): Promise<PaidSubscription[]>
  /** An upgrade counts and is charged at once, with a credit for the unused part; a downgrade waits for the period's end. */
  changePlan(subscription: PaidSubscription, plan: PlanId): Promise<PaidSubscription>
  /** What the change would cost today, in cents. */
  costOfChange(subscription: PaidSubscription, plan: PlanId): Promise<number>
  cancelAtPeriodEnd(subscriptionId: string, cancel: boolean): Promise<PaidSubscription>
  /** At once, without money back. */
  endNow(subscriptionId: string): Promise<void>
  /**
   * Expires the customer's open payment pages and ends every subscription at once, without money back. Answers the
   * subscriptions that it ended; none for an unknown customer.
   */
  closeCustomer(customerId: string): Promise<PaidSubscription[]>
  /** Ends a second subscription that should not have come about, and gives its last payment back. */
  undo(subscriptionId: string): Promise<void>
  /** What the customer has paid over their life, in cents, without what was given back. */
  paidBy(customerId: string): Promise<number>
  /** The provider's page for cards and invoices. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  billingOf(customerId: string): Promise<BillingDetails>
  /** Undefined for a message that the provider did not sign, or long ago. */
  readEvent(body: Buffer, signature: string | undefined): PaymentEvent | undefined
}

/** The provider did not answer, or not in time. Nothing is known to have happened. */
export class PaymentsAwayError extends Error {}
/** The card was declined, or the provider refuses; `message` is for people. */
export class PaymentRefusedError extends Error {}
