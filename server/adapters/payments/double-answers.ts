import type { DoubleAccount, DoubleSubscription } from './double-account.ts'

export type Form = Record<string, string>
type Answer = { status: number; body: unknown }

const ok = (body: unknown): Answer => ({ status: 200, body })
const missing: Answer = {
  status: 404,
  body: { error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such object' } },
}
const notOpen: Answer = {
  status: 400,
  body: { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } },
}
const declined: Answer = {
  status: 402,
  body: { error: { type: 'card_error', code: 'card_declined', message: 'Your card was declined.' } },
}
const list = (data: unknown[]) => ok({ object: 'list', data, has_more: false, url: '/v1/list' })

/** Answers of Stripe's HTTP API; `form` is the form-encoded body or query. */
export function answerOf(
  account: DoubleAccount,
  address: string,
  method: string,
  path: string,
  form: Form,
): Answer {
  const [, , kind, first, second] = path.split('/')
  const route = `${method} ${kind}${first === undefined ? '' : second === undefined ? '/:' : `/:/${second}`}`
  const subscription = kind === 'subscriptions' && first ? account.subscriptions.get(first) : undefined
  switch (route) {
    case 'POST customers':
      return ok({ object: 'customer', ...account.addCustomer(form.email ?? '') })
    case 'GET customers/:': {
      const customer = account.customers.get(first!)
      return customer ? ok({ object: 'customer', ...customer }) : missing
    }
    case 'GET checkout/:':
      return list(
        [...account.sessions.values()]
          .filter(({ customer }) => customer === form.customer)
          .map(({ id }) => sessionOf(account, address, id))
          .filter(({ status }) => !form.status || status === form.status),
      )
    case `POST checkout/:/${second}`:
      if (!account.sessions.has(second!)) return missing
      return account.expire(second!) ? ok(sessionOf(account, address, second!)) : notOpen
    case 'POST checkout/:':
      return ok(sessionOf(account, address, addSession(account, form).id))
    case `GET checkout/:/${second}`:
      return account.sessions.has(second!) ? ok(sessionOf(account, address, second!)) : missing
    case 'GET subscriptions':
      return list(
        [...account.subscriptions.values()]
          .filter(({ customer }) => customer === form.customer)
          // Newest first, like Stripe.
          .toReversed()
          .map(asStripe),
      )
    case 'GET subscriptions/:':
      return subscription ? ok(asStripe(subscription)) : missing
    case 'POST subscriptions/:': {
      if (!subscription) return missing
      const changed = account.change(subscription, {
        price: form['items[0][price]'],
        prorate: form.proration_behavior === 'always_invoice',
        cancelAtPeriodEnd:
          form.cancel_at_period_end === undefined ? undefined : form.cancel_at_period_end === 'true',
        metadata: metadataIn(form, 'metadata'),
      })
      return changed ? ok(asStripe(changed)) : declined
    }
    case 'DELETE subscriptions/:':
      if (!subscription || subscription.status === 'canceled') return missing
      account.end(subscription)
      return ok(asStripe(subscription))
    case 'POST invoices/:': {
      const about = account.subscriptions.get(form.subscription ?? '')
      return about
        ? ok({
            object: 'invoice',
            amount_due: account.costOf(about, form['subscription_details[items][0][price]']!),
          })
        : missing
    }
    case 'GET invoices':
      return list(
        account.invoices
          .filter(({ customer }) => customer === form.customer)
          .toReversed()
          .map(({ id, cents, paid, at }) => ({
            object: 'invoice',
            id,
            created: at,
            amount_due: cents,
            amount_paid: paid ? cents : 0,
            status: paid ? 'paid' : 'open',
            hosted_invoice_url: `${address}/invoice/${id}`,
            status_transitions: { paid_at: paid ? at : null },
          })),
      )
    case 'GET charges':
      return list(
        account.invoices
          .filter(({ customer, paid, cents }) => customer === form.customer && paid && cents)
          .toReversed()
          .map(({ id, cents, refunded }) => ({
            object: 'charge',
            id: `ch_${id}`,
            amount: cents,
            amount_captured: cents,
            amount_refunded: refunded ? cents : 0,
          })),
      )
    case 'GET invoice_payments':
      return list([
        {
          object: 'invoice_payment',
          status: 'paid',
          payment: { type: 'payment_intent', payment_intent: `pi_${form.invoice}` },
        },
      ])
    case 'POST refunds':
      account.refund(form.payment_intent!.slice(3))
      return ok({ object: 'refund', status: 'succeeded' })
    case 'GET payment_methods':
      return list([{ object: 'payment_method', type: 'card', card: { brand: 'visa', last4: '4242' } }])
    case 'POST billing_portal/:':
      return ok({ object: 'billing_portal.session', url: `${address}/portal/${form.customer}` })
    default:
      return {
        status: 501,
        body: { error: { type: 'api_error', message: `The double does not know ${route}.` } },
      }
  }
}

function addSession(account: DoubleAccount, form: Form) {
  const trialEnd = form['subscription_data[trial_end]']
  return account.addSession({
    customer: form.customer!,
    userId: form.client_reference_id ?? '',
    price: form['line_items[0][price]']!,
    trialEnd: trialEnd ? Number(trialEnd) : null,
    successUrl: form.success_url!,
    cancelUrl: form.cancel_url!,
    metadata: metadataIn(form, 'subscription_data[metadata]') ?? {},
  })
}

function sessionOf(account: DoubleAccount, address: string, id: string) {
  const { customer, userId, subscription, expired } = account.sessions.get(id)!
  return {
    object: 'checkout.session',
    id,
    customer,
    subscription,
    client_reference_id: userId,
    status: subscription ? 'complete' : expired ? 'expired' : 'open',
    url: `${address}/pay/${id}`,
  }
}

function asStripe({
  id,
  customer,
  status,
  created,
  price,
  periodEnd,
  trialEnd,
  ...rest
}: DoubleSubscription) {
  return {
    object: 'subscription',
    id,
    customer,
    status,
    created,
    start_date: created,
    trial_end: trialEnd,
    cancel_at_period_end: rest.cancelAtPeriodEnd,
    cancel_at: null,
    pause_collection: null,
    metadata: rest.metadata,
    latest_invoice: rest.latestInvoice,
    items: {
      object: 'list',
      data: [
        {
          object: 'subscription_item',
          id: `si_${id}`,
          price: { object: 'price', id: price },
          current_period_end: periodEnd,
        },
      ],
    },
  }
}

function metadataIn(form: Form, prefix: string): Record<string, string> | undefined {
  const found = Object.entries(form).flatMap(([name, value]) =>
    name.startsWith(`${prefix}[`) ? [[name.slice(prefix.length + 1, -1), value]] : [],
  )
  return found.length ? Object.fromEntries(found) : undefined
}
