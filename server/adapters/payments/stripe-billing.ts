import type Stripe from 'stripe'
import type { BillingDetails, Invoice } from './payments.ts'

const mostInvoices = 24

/** Card, next payment and invoices of a customer; `cents` is the price of the next period. */
export async function billingDetails(
  stripe: Stripe,
  customer: string,
  cents: (subscription: Stripe.Subscription) => number | null,
): Promise<BillingDetails> {
  const [account, subscriptions, cards, invoices] = await Promise.all([
    stripe.customers.retrieve(customer),
    stripe.subscriptions.list({ customer, status: 'all', limit: 10 }),
    stripe.paymentMethods.list({ customer, type: 'card', limit: 1 }),
    stripe.invoices.list({ customer, limit: mostInvoices }),
  ])
  const billed = subscriptions.data
    .map((one) => ({ cents: cents(one), end: one.items.data[0]?.current_period_end }))
    .find((one) => one.cents !== null)
  const card = cards.data[0]?.card
  return {
    nextPaymentOn: billed?.end ? new Date(billed.end * 1000) : null,
    cents: billed?.cents ?? null,
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    email: account.deleted ? null : account.email,
    invoices: invoices.data.flatMap(invoiceOf),
  }
}

/** Captured less refunded amount, in cents, over a customer's lifetime. */
export async function paidBy(stripe: Stripe, customer: string): Promise<number> {
  let cents = 0
  for await (const charge of stripe.charges.list({ customer, limit: 100 }))
    cents += charge.amount_captured - charge.amount_refunded
  return cents
}

/** Trials start with an invoice of 0, which is not shown. */
function invoiceOf({
  id,
  status,
  amount_paid,
  amount_due,
  status_transitions,
  created,
  hosted_invoice_url,
}: Stripe.Invoice): Invoice[] {
  const cents = amount_paid || amount_due
  if (!id || !cents || status === 'draft') return []
  const paidOn = new Date((status_transitions.paid_at ?? created) * 1000)
  return [{ id, paidOn, cents, status: status ?? 'open', url: hosted_invoice_url ?? null }]
}
