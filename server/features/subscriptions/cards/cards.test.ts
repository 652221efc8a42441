import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import {
  cancelSubscription,
  changePlan,
  finishCheckout,
  getBilling,
  getSubscriptionStatus,
  openPortal,
  previewChange,
  reactivateSubscription,
  startCheckout,
  stripeWebhookPath,
} from '#contract/subscriptions/subscriptions.ts'
import {
  doublePrices,
  doubleWebhookSecret,
  signedMessage,
  stripeDouble,
} from '#server/adapters/payments/double.ts'
import type { DoubleEvent } from '#server/adapters/payments/double-account.ts'
import { stripePayments } from '#server/adapters/payments/stripe-payments.ts'
import { type Caller, testApp } from '#server/testing.ts'

const day = 86_400_000
const begin = new Date('2026-11-21T18:00:00Z')
let stripe: Awaited<ReturnType<typeof stripeDouble>>
let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  stripe = await stripeDouble()
  stripe.clock.now = begin.getTime()
  app = await testApp({
    now: begin,
    payments: (now) =>
      stripePayments(
        {
          secretKey: 'sk_test_double',
          webhookSecret: doubleWebhookSecret,
          prices: doublePrices,
          apiBase: stripe.address,
        },
        now,
      ),
  })
})
afterEach(async () => {
  await app.close()
  await stripe.stop()
})

/** Advances both clocks; the provider processes what is due. */
async function pass(days: number) {
  stripe.clock.now += days * day
  stripe.account.tick()
  app.clock.now = new Date(stripe.clock.now)
  // The session stays the same in between.
  await app.db.$client.query('update sessions set expires_at = $1', [new Date(stripe.clock.now + 30 * day)])
}

async function pay(who: Caller, plan: 'plus' | 'pro'): Promise<string> {
  const { url } = await who.call(startCheckout, { body: { plan } })
  const back = await fetch(url, { method: 'POST', redirect: 'manual' })
  return new URL(back.headers.get('location')!).searchParams.get('session_id')!
}

const send = ({ body, signature }: ReturnType<typeof signedMessage>) =>
  app.app.inject({
    method: 'POST',
    url: stripeWebhookPath,
    payload: body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  })
/** All of the provider's messages so far, in any order, and the sweep after them. */
async function deliver(events: readonly DoubleEvent[] = stripe.account.events) {
  for (const event of events) expect((await send(signedMessage(event))).statusCode).toBe(200)
  stripe.clock.now += 60_000
  app.clock.now = new Date(stripe.clock.now)
  await app.jobs.run('settle-payments')
}

test('from trial to expired to paid to cancelled to reactivated to past due to the end of grace', async () => {
  const ann = app.as('ann')
  expect(await ann.call(getSubscriptionStatus)).toMatchObject({
    tier: 'trial',
    biller: 'none',
    trialUsed: false,
  })
  await pass(8)
  await app.jobs.run('end-plans')
  expect(await ann.call(getUser)).toMatchObject({ subscriptionTier: 'trial_no_payment' })

  const sessionId = await pay(ann, 'plus')
  expect(await ann.call(finishCheckout, { body: { sessionId } })).toMatchObject({
    tier: 'plus',
    status: 'active',
    biller: 'stripe',
    trialUsed: true,
  })
  expect(await ann.call(getBilling)).toMatchObject({
    amount: 9.99,
    cardBrand: 'visa',
    cardLast4: '4242',
    billingEmail: 'ann@example.com',
    invoices: [{ amount: 9.99, status: 'paid' }],
  })

  const cancelled = await ann.call(cancelSubscription)
  expect(cancelled).toMatchObject({
    immediate: false,
    subscription: { tier: 'plus', cancelAtPeriodEnd: true },
  })
  expect(new Date(cancelled.accessUntil!).getTime()).toBeGreaterThan(stripe.clock.now)
  expect(await ann.call(reactivateSubscription)).toMatchObject({ tier: 'plus', cancelAtPeriodEnd: false })

  const [customer] = stripe.account.customers.keys()
  stripe.account.declined.add(customer!)
  await pass(31)
  await deliver()
  const pastDue = await ann.call(getSubscriptionStatus)
  expect(pastDue).toMatchObject({ tier: 'plus', status: 'past_due' })
  expect(pastDue.graceUntil).not.toBe(null)
  await pass(8)
  await app.jobs.run('end-plans')
  expect(await ann.call(getSubscriptionStatus)).toMatchObject({ tier: 'trial_no_payment', biller: 'none' })
})

test('paying in the trial gives the plan at once and costs nothing until the trial would have ended', async () => {
  const bob = app.as('bob')
  const sessionId = await pay(bob, 'pro')
  expect(await bob.call(finishCheckout, { body: { sessionId } })).toMatchObject({
    tier: 'pro',
    biller: 'stripe',
  })
  expect(stripe.account.invoices).toEqual([])
  const ended = await bob.call(cancelSubscription)
  expect(ended).toMatchObject({
    immediate: true,
    accessUntil: null,
    subscription: { tier: 'trial_no_payment' },
  })
  await pass(40)
  expect(stripe.account.invoices).toEqual([])
})

test('whoever cancelled and comes back within minutes gets a new payment page', async () => {
  const ivy = app.as('ivy')
  await ivy.call(getUser)
  await ivy.call(finishCheckout, { body: { sessionId: await pay(ivy, 'plus') } })
  await ivy.call(cancelSubscription)
  expect(await ivy.call(finishCheckout, { body: { sessionId: await pay(ivy, 'plus') } })).toMatchObject({
    tier: 'plus',
    biller: 'stripe',
  })
})

test('an upgrade costs the difference today, a downgrade waits for the period’s end', async () => {
  const cat = app.as('cat')
  await cat.call(getUser)
  await pass(8)
  await cat.call(finishCheckout, { body: { sessionId: await pay(cat, 'plus') } })
  await pass(15)
  expect(await cat.call(previewChange, { query: { plan: 'pro' } })).toMatchObject({
    dueToday: 5,
    amount: 19.99,
  })
  expect(await cat.call(changePlan, { body: { plan: 'pro' } })).toMatchObject({ tier: 'pro', nextTier: null })
  expect(await cat.call(changePlan, { body: { plan: 'plus' } })).toMatchObject({
    tier: 'pro',
    nextTier: 'plus',
  })
  await expect(cat.call(changePlan, { body: { plan: 'plus' } })).rejects.toMatchObject({ code: 'conflict' })
  await pass(16)
  await deliver()
  expect(await cat.call(getSubscriptionStatus)).toMatchObject({ tier: 'plus', nextTier: null })
})

test('messages that come five times, in any order, leave what the provider says', async () => {
  const dan = app.as('dan')
  await dan.call(getUser)
  await pass(8)
  await pay(dan, 'plus')
  await dan.call(getUser)
  const events = stripe.account.events
  await deliver([...events.toReversed(), ...events, ...events.toReversed()])
  expect(await dan.call(getSubscriptionStatus)).toMatchObject({ tier: 'plus', biller: 'stripe' })
  const [subscription] = [...stripe.account.subscriptions.values()]
  stripe.account.end(subscription!)
  await deliver([...stripe.account.events].toReversed())
  expect(await dan.call(getSubscriptionStatus)).toMatchObject({
    tier: 'trial_no_payment',
    status: 'canceled',
  })
})

test('forged, unsigned and stale messages are refused; one about strangers changes nothing', async () => {
  const event = {
    id: 'evt_x',
    type: 'invoice.paid',
    created: 1,
    object: { object: 'invoice', customer: 'cus_x' },
  }
  const good = signedMessage(event)
  expect((await send({ ...good, signature: '' })).statusCode).toBe(400)
  expect((await send({ ...good, body: good.body.replace('cus_x', 'cus_y') })).statusCode).toBe(400)
  expect((await send(signedMessage(event, Math.floor(Date.now() / 1000) - 3600))).statusCode).toBe(400)
  expect((await send(good)).statusCode).toBe(200)
  expect((await send(good)).statusCode).toBe(200)
})

test('a message signed ahead of our clock counts once, however often it is sent again', async () => {
  const gus = app.as('gus')
  await gus.call(getUser)
  await pass(8)
  await pay(gus, 'plus')
  const ahead = signedMessage(stripe.account.events[0]!, Math.floor(Date.now() / 1000) + 86_400)
  for (let times = 0; times < 3; times++) expect((await send(ahead)).statusCode).toBe(200)
  const { rows } = await app.db.$client.query('select id from billing_events')
  expect(rows).toEqual([{ id: stripe.account.events[0]!.id }])
})

test('two tabs that pay end in one subscription, and the second payment is given back', async () => {
  const eve = app.as('eve')
  await eve.call(getUser)
  await pass(8)
  const [plus, pro] = [
    await eve.call(startCheckout, { body: { plan: 'plus' } }),
    await eve.call(startCheckout, { body: { plan: 'pro' } }),
  ]
  for (const { url } of [plus, pro]) await fetch(url, { method: 'POST', redirect: 'manual' })
  await deliver()
  const running = [...stripe.account.subscriptions.values()].filter(({ status }) => status === 'active')
  expect(running).toHaveLength(1)
  expect(stripe.account.invoices.filter(({ refunded }) => refunded)).toHaveLength(1)
  const { tier } = await eve.call(getSubscriptionStatus)
  expect(doublePrices[tier as 'plus' | 'pro']).toBe(running[0]!.price)
  await expect(eve.call(startCheckout, { body: { plan: 'pro' } })).rejects.toMatchObject({ code: 'conflict' })
})

test('what a customer has paid is what the provider took less what it gave back', async () => {
  const fay = app.as('fay')
  await fay.call(getUser)
  await pass(8)
  await pay(fay, 'plus')
  await deliver()
  await pass(31)
  await deliver()
  const spent = async () => {
    const { rows } = await app.db.$client.query<{ email: string; cents: number }>(
      'select email, card_cents as cents from subscriptions join users on id = user_id',
    )
    return rows
  }
  expect(await spent()).toEqual([{ email: 'fay@example.com', cents: 1998 }])
  stripe.account.refund(stripe.account.invoices.at(-1)!.id)
  await app.jobs.run('compare-payments')
  expect(await spent()).toEqual([{ email: 'fay@example.com', cents: 999 }])
})

test('nobody finishes another’s payment, iOS pays through the App Store, and without a subscription there is nothing to change', async () => {
  const [fay, gus] = [app.as('fay'), app.as('gus')]
  const sessionId = await pay(fay, 'plus')
  await expect(gus.call(finishCheckout, { body: { sessionId } })).rejects.toMatchObject({ code: 'not_found' })
  await expect(
    gus.call(startCheckout, { body: { plan: 'plus' }, headers: { 'x-client-platform': 'ios' } }),
  ).rejects.toMatchObject({ code: 'forbidden' })
  const conflict = { code: 'conflict' }
  await expect(gus.call(changePlan, { body: { plan: 'pro' } })).rejects.toMatchObject(conflict)
  await expect(gus.call(reactivateSubscription)).rejects.toMatchObject(conflict)
  await expect(gus.call(openPortal)).rejects.toMatchObject(conflict)
})

test('a provider that is away is a 503 that changes nothing', async () => {
  const hal = app.as('hal')
  stripe.state.away = true
  await expect(hal.call(startCheckout, { body: { plan: 'plus' } })).rejects.toMatchObject({
    code: 'unavailable',
  })
  stripe.state.away = false
  expect(await hal.call(getSubscriptionStatus)).toMatchObject({ tier: 'trial', biller: 'none' })
})
