import Stripe from 'stripe'
import { unlessMissing } from './stripe-errors.ts'

const page = 100

/**
 * Expires open checkout pages, then ends every subscription that may still charge. In this order a page paid
 * meanwhile is included.
 */
export async function closeCustomer(stripe: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  const pages = await all(stripe.checkout.sessions.list({ customer, status: 'open', limit: page }))
  for (const { id } of pages) await stripe.checkout.sessions.expire(id).catch(unlessOver)
  const subscriptions = await all(stripe.subscriptions.list({ customer, status: 'all', limit: page }))
  const ended: Stripe.Subscription[] = []
  for (const one of subscriptions) {
    if (one.status === 'canceled' || one.status === 'incomplete_expired') continue
    if (await stripe.subscriptions.cancel(one.id, { prorate: false }).catch(unlessMissing)) ended.push(one)
  }
  return ended
}

async function all<T extends { id: string }>(list: Stripe.ApiListPromise<T>): Promise<T[]> {
  const found: T[] = []
  try {
    for await (const one of list) found.push(one)
  } catch (error) {
    unlessMissing(error)
  }
  return found
}

/** A page already paid or expired cannot be expired. */
function unlessOver(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}
