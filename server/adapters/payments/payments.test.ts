import { afterEach, beforeEach, expect, test } from 'vitest'
import { doublePrices, doubleWebhookSecret, signedMessage, stripeDouble } from './double.ts'
import { PaymentRefusedError, PaymentsAwayError } from './payments.ts'
import { stripePayments } from './stripe-payments.ts'

let stripe: Awaited<ReturnType<typeof stripeDouble>>
beforeEach(async () => {
  stripe = await stripeDouble()
})
afterEach(() => stripe.stop())

const day = 86_400_000
const payments = () =>
  stripePayments(
    {
      secretKey: 'sk_test_double',
      webhookSecret: doubleWebhookSecret,
      prices: doublePrices,
      apiBase: stripe.address,
    },
    () => new Date(stripe.clock.now),
  )

async function paid(plan: 'plus' | 'pro', firstPaymentAt: Date | null = null) {
  const { url, customerId } = await payments().openCheckout({
    userId: 'u1',
    email: 'ann@example.com',
    customerId: null,
    plan,
    firstPaymentAt,
    key: `key-${plan}`,
    successUrl: 'http://127.0.0.1:1/back?session_id={CHECKOUT_SESSION_ID}',
    cancelUrl: 'http://127.0.0.1:1/no',
  })
  const back = await fetch(url, { method: 'POST', redirect: 'manual' })
  const sessionId = new URL(back.headers.get('location')!).searchParams.get('session_id')!
  const [subscription] = await payments().subscriptionsOf(customerId)
  return { customerId, sessionId, subscription: subscription! }
}

test('a checkout that was paid is known by its session, and its subscription by its customer', async () => {
  const { customerId, sessionId, subscription } = await paid('plus')
  expect(await payments().checkoutOutcome(sessionId)).toEqual({
    userId: 'u1',
    customerId,
    subscriptionId: subscription.id,
  })
  expect(subscription).toMatchObject({
    plan: 'plus',
    state: 'paid',
    cancelAtPeriodEnd: false,
    nextPlan: null,
  })
  expect(await payments().checkoutOutcome('cs_nobody')).toBe(undefined)
})

test('whoever pays during the trial is charged when it would have ended', async () => {
  const end = new Date(stripe.clock.now + 3 * day)
  const { customerId, subscription } = await paid('pro', end)
  expect(Math.abs(subscription.currentPeriodEnd!.getTime() - end.getTime())).toBeLessThan(1000)
  expect(stripe.account.invoices).toEqual([])
  stripe.clock.now += 4 * day
  stripe.account.tick()
  expect(stripe.account.invoices).toMatchObject([{ customer: customerId, cents: 1999, paid: true }])
})

test('the same checkout opened twice is one page', async () => {
  await paid('plus')
  await paid('plus')
  expect(stripe.account.sessions.size).toBe(1)
  expect(stripe.account.customers.size).toBe(1)
})

test('an upgrade is charged at once, less what is unused', async () => {
  const { subscription } = await paid('plus')
  stripe.clock.now += 15 * day
  expect(await payments().costOfChange(subscription, 'pro')).toBe(500)
  expect(await payments().changePlan(subscription, 'pro')).toMatchObject({ plan: 'pro', nextPlan: null })
  expect(stripe.account.invoices.map(({ cents }) => cents)).toEqual([999, 500])
})

test('a downgrade keeps what is paid for until the period ends, and can be taken back', async () => {
  const { customerId, subscription } = await paid('pro')
  expect(await payments().costOfChange(subscription, 'plus')).toBe(0)
  const waiting = await payments().changePlan(subscription, 'plus')
  expect(waiting).toMatchObject({ plan: 'pro', nextPlan: 'plus' })
  expect(await payments().changePlan(waiting, 'pro')).toMatchObject({ plan: 'pro', nextPlan: null })
  await payments().changePlan(subscription, 'plus')
  stripe.clock.now += 31 * day
  stripe.account.tick()
  expect(await payments().subscriptionsOf(customerId)).toMatchObject([{ plan: 'plus', nextPlan: null }])
  expect(stripe.account.invoices.map(({ cents }) => cents)).toEqual([1999, 999])
})

test('a cancellation waits for the period’s end and can be taken back; the end is the end', async () => {
  const { customerId, subscription } = await paid('plus')
  expect(await payments().cancelAtPeriodEnd(subscription.id, true)).toMatchObject({ cancelAtPeriodEnd: true })
  expect(await payments().cancelAtPeriodEnd(subscription.id, false)).toMatchObject({
    cancelAtPeriodEnd: false,
  })
  await payments().endNow(subscription.id)
  await payments().endNow(subscription.id)
  expect(await payments().subscriptionsOf(customerId)).toMatchObject([{ state: 'ended' }])
})

test('a payment that fails makes it past due', async () => {
  const { customerId } = await paid('plus')
  stripe.account.declined.add(customerId)
  stripe.clock.now += 31 * day
  stripe.account.tick()
  expect(await payments().subscriptionsOf(customerId)).toMatchObject([{ state: 'past_due' }])
})

test('a declined card refuses the upgrade and changes nothing', async () => {
  const { customerId, subscription } = await paid('plus')
  stripe.account.declined.add(customerId)
  await expect(payments().changePlan(subscription, 'pro')).rejects.toThrow(PaymentRefusedError)
  expect(await payments().subscriptionsOf(customerId)).toMatchObject([{ plan: 'plus' }])
})

test('a second subscription is undone and its payment given back', async () => {
  const { subscription } = await paid('plus')
  await payments().undo(subscription.id)
  expect(stripe.account.invoices).toMatchObject([{ refunded: true }])
})

test('a second subscription that was undone by half is undone wholly the next time, and refunded once', async () => {
  const { customerId, subscription } = await paid('plus')
  const { account, state } = stripe
  const { end, refund } = account
  let refunds = 0
  // Whichever call is first, Stripe is unreachable after it.
  account.end = (one) => {
    end.call(account, one)
    state.away = true
  }
  account.refund = (invoice) => {
    refund.call(account, invoice)
    refunds++
    state.away = true
  }
  await expect(payments().undo(subscription.id)).rejects.toThrow(PaymentsAwayError)
  state.away = false
  account.end = end
  await payments().undo(subscription.id)
  expect(await payments().subscriptionsOf(customerId)).toMatchObject([{ state: 'ended' }])
  expect(account.invoices).toMatchObject([{ refunded: true }])
  expect(refunds).toBe(1)
})

test('card, next payment and invoices are read together', async () => {
  const { customerId } = await paid('plus')
  expect(await payments().billingOf(customerId)).toMatchObject({
    cents: 999,
    card: { brand: 'visa', last4: '4242' },
    email: 'ann@example.com',
    nextPaymentOn: expect.any(Date),
    invoices: [{ cents: 999, status: 'paid' }],
  })
})

test('only what the provider signed lately is read', async () => {
  const event = {
    id: 'evt_1',
    type: 'invoice.paid',
    created: 1,
    object: { object: 'invoice', customer: 'cus_1' },
  }
  const { body, signature } = signedMessage(event)
  const read = (text: string, header?: string) => payments().readEvent(Buffer.from(text), header)
  expect(read(body, signature)).toEqual({ id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1' })
  expect(read(body)).toBe(undefined)
  expect(read(body.replace('cus_1', 'cus_2'), signature)).toBe(undefined)
  expect(read(body, signature.replace('v1=', 'v1=0'))).toBe(undefined)
  const old = signedMessage(event, Math.floor(Date.now() / 1000) - 3600)
  expect(read(old.body, old.signature)).toBe(undefined)
})

test('a provider that is away is told apart from a refusal', async () => {
  stripe.state.away = true
  await expect(payments().subscriptionsOf('cus_1')).rejects.toThrow(PaymentsAwayError)
})
