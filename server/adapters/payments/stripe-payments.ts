import Stripe from 'stripe'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import { plans } from '#contract/subscriptions/plans.ts'
import type { PaidSubscription, Payments } from './payments.ts'
import { billingDetails, paidBy } from './stripe-billing.ts'
import { closeCustomer } from './stripe-closing.ts'
import { classifyErrors, unlessMissing } from './stripe-errors.ts'
import { fromStripe, idOf, keeps, type Prices } from './stripe-subscription.ts'

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  prices: Prices
  /** Address of a test double; by default Stripe's. */
  apiBase?: string | undefined
}

const timeoutMs = 10_000
/** Maximum age of a signed message in seconds. Repeats within it are known by their id. */
const tolerance = 300
const most = 20

/** Card payments through Stripe's hosted Checkout and customer portal; card numbers never reach this server. */
export function stripePayments(settings: StripeSettings, now: () => Date): Payments {
  const { prices } = settings
  const stripe = new Stripe(settings.secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
    ...(settings.apiBase && at(settings.apiBase)),
  })
  const read = (subscription: Stripe.Subscription) => fromStripe(subscription, prices, now())
  const change = async (id: string, params: Stripe.SubscriptionUpdateParams) =>
    read(await stripe.subscriptions.update(id, params))

  const payments: Payments = {
    available: true,
    async openCheckout({ userId, email, plan, firstPaymentAt, key, successUrl, cancelUrl, ...known }) {
      const customerId =
        known.customerId ??
        (
          await stripe.customers.create(
            { email, metadata: { user_id: userId } },
            { idempotencyKey: `customer-${userId}` },
          )
        ).id
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: prices[plan], quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          subscription_data: {
            metadata: { user_id: userId },
            ...(firstPaymentAt && { trial_end: Math.floor(firstPaymentAt.getTime() / 1000) }),
          },
        },
        { idempotencyKey: key },
      )
      if (!session.url) throw new Error('The payment page has no address.')
      return { url: session.url, customerId }
    },
    async checkoutOutcome(sessionId) {
      const session = await stripe.checkout.sessions.retrieve(sessionId).catch(unlessMissing)
      if (!session?.client_reference_id) return undefined
      const paid = session.status === 'complete' && session.subscription !== null
      return {
        userId: session.client_reference_id,
        customerId: session.customer === null ? null : idOf(session.customer),
        subscriptionId: paid ? idOf(session.subscription!) : undefined,
      }
    },
    async subscriptionsOf(customer) {
      const found = await stripe.subscriptions
        .list({ customer, status: 'all', limit: most })
        .catch(unlessMissing)
      return (found?.data ?? []).toSorted((one, other) => other.created - one.created).map(read)
    },
    async changePlan(subscription, plan) {
      const item = await itemOf(stripe, subscription.id)
      const items = [{ id: item.id, price: prices[plan] }]
      if (!isUpgrade(subscription, plan))
        return change(subscription.id, {
          items,
          proration_behavior: 'none',
          metadata: { [keeps.plan]: subscription.plan ?? '', [keeps.until]: String(item.current_period_end) },
        })
      return change(subscription.id, {
        items,
        // A plan kept until the end of the period is already paid.
        proration_behavior: subscription.nextPlan ? 'none' : 'always_invoice',
        payment_behavior: 'error_if_incomplete',
        metadata: { [keeps.plan]: '', [keeps.until]: '' },
      })
    },
    async costOfChange(subscription, plan) {
      if (!isUpgrade(subscription, plan) || subscription.nextPlan) return 0
      const { id } = await itemOf(stripe, subscription.id)
      const preview = await stripe.invoices.createPreview({
        customer: subscription.customerId,
        subscription: subscription.id,
        subscription_details: {
          items: [{ id, price: prices[plan] }],
          proration_behavior: 'always_invoice',
        },
      })
      return Math.max(0, preview.amount_due)
    },
    cancelAtPeriodEnd: (id, cancel) => change(id, { cancel_at_period_end: cancel }),
    async endNow(id) {
      await stripe.subscriptions.cancel(id, { prorate: false }).catch(unlessMissing)
    },
    closeCustomer: async (customer) => (await closeCustomer(stripe, customer)).map(read),
    async undo(id) {
      const subscription = await stripe.subscriptions.retrieve(id).catch(unlessMissing)
      if (!subscription || subscription.status === 'canceled') return
      // Refund first: an interrupted call finds the subscription running and repeats.
      await giveBack(stripe, subscription)
      const ended = await stripe.subscriptions.cancel(id, { prorate: false }).catch(unlessMissing)
      // Another payment may have been taken meanwhile.
      if (ended && ended.latest_invoice !== subscription.latest_invoice) await giveBack(stripe, ended)
    },
    paidBy: (customer) => paidBy(stripe, customer),
    async openPortal(customer, returnUrl) {
      return (await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl })).url
    },
    billingOf: (customer) => billingDetails(stripe, customer, (one) => centsOf(read(one))),
    readEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature ?? '', settings.webhookSecret, tolerance)
        const about = event.data.object as {
          object: string
          id?: string
          customer?: string | { id: string } | null
        }
        const customer = about.object === 'customer' ? about.id : about.customer
        return { id: event.id, type: event.type, customerId: customer ? idOf(customer) : undefined }
      } catch {
        return undefined
      }
    },
  }
  return classifyErrors(payments)
}

function at(base: string) {
  const { hostname: host, port, protocol } = new URL(base)
  return {
    host,
    ...(port && { port }),
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  }
}

async function giveBack(stripe: Stripe, { latest_invoice: invoice }: Stripe.Subscription) {
  if (!invoice) return
  const { data } = await stripe.invoicePayments.list({ invoice: idOf(invoice), status: 'paid' })
  for (const { payment } of data) {
    if (!payment.payment_intent) continue
    const intent = idOf(payment.payment_intent)
    await stripe.refunds
      .create({ payment_intent: intent }, { idempotencyKey: `undo-${intent}` })
      .catch(unlessRefunded)
  }
}

async function itemOf(stripe: Stripe, id: string): Promise<Stripe.SubscriptionItem> {
  const [item] = (await stripe.subscriptions.retrieve(id)).items.data
  if (!item) throw new Error('A subscription without a price.')
  return item
}

function isUpgrade({ plan, nextPlan }: PaidSubscription, wanted: PlanId): boolean {
  const billed = nextPlan ?? plan
  return !billed || plans[wanted].price > plans[billed].price
}

/** Cents of the next invoice. */
function centsOf({ plan, nextPlan, state, cancelAtPeriodEnd }: PaidSubscription): number | null {
  const billed = nextPlan ?? plan
  return billed && state !== 'ended' && !cancelAtPeriodEnd ? Math.round(plans[billed].price * 100) : null
}

function unlessRefunded(error: unknown) {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded')
    return
  throw error
}
