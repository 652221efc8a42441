import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { deleteAccount } from '#contract/account/account.ts'
import { listAudit } from '#contract/admin.ts'
import {
  getSubscriptionStatus,
  startCheckout,
  stripeWebhookPath,
} from '#contract/subscriptions/subscriptions.ts'
import {
  doublePrices,
  doubleWebhookSecret,
  signedMessage,
  stripeDouble,
} from '#server/adapters/payments/double.ts'
import { stripePayments } from '#server/adapters/payments/stripe-payments.ts'
import { passwordOf } from '#server/features/access/testing.ts'
import { ownerOf } from '#server/features/admin/testing.ts'
import { type Caller, testApp } from '#server/testing.ts'

const begin = new Date('2026-11-21T18:00:00Z')
let stripe: Awaited<ReturnType<typeof stripeDouble>>
let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  stripe = await stripeDouble()
  stripe.clock.now = begin.getTime()
  app = await testApp({
    now: begin,
    env: { OWNER_EMAIL: 'owner@example.com' },
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

/** An account with an expired trial, so that a payment is charged at once. */
async function person(name: string) {
  const who = app.as(name)
  const { id } = await who.call(getUser)
  await app.db.$client.query('update users set trial_ends_at = $2 where id = $1', [id, new Date(+begin - 1)])
  return who
}
const open = async (who: Caller, plan: 'plus' | 'pro' = 'plus') =>
  (await who.call(startCheckout, { body: { plan } })).url
/** Presses Pay on the hosted page; true if it succeeded. */
const pay = async (url: string) =>
  (await fetch(url, { method: 'POST', redirect: 'manual' })).headers.has('location')
const leave = (name: string) =>
  app.as(name).call(deleteAccount, { body: { password: passwordOf(name), confirm: 'DELETE' } })
const running = () => [...stripe.account.subscriptions.values()].filter(({ status }) => status !== 'canceled')
const sessions = () => [...stripe.account.sessions.values()]
const waiting = async () =>
  (await app.db.$client.query<{ id: string }>('select customer_id as id from customers_to_close')).rows
/** Repeats until no customer is left to be closed. */
const closed = () => expect.poll(() => waiting()).toEqual([])
const told = () =>
  app.emails.filter(({ to, subject }) => to === 'owner@example.com' && subject.includes('no account'))
const logged = async () =>
  (await (await ownerOf(app)).call(listAudit, { query: {} })).filter(
    ({ action }) => action === 'stray_payment_ended',
  )

async function deliver() {
  for (const event of stripe.account.events) {
    const { body, signature } = signedMessage(event)
    const answer = await app.app.inject({
      method: 'POST',
      url: stripeWebhookPath,
      payload: body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    expect(answer.statusCode).toBe(200)
  }
  app.clock.now = new Date(app.clock.now.getTime() + 60_000)
  await app.jobs.run('settle-payments')
}

test('leaving ends the plan that is paid, which is nothing to tell the owner', async () => {
  const ann = await person('ann')
  await pay(await open(ann))
  await deliver()
  expect(await ann.call(getSubscriptionStatus)).toMatchObject({ tier: 'plus' })
  await leave('ann')
  await closed()
  expect(running()).toEqual([])
  await deliver()
  expect(told()).toEqual([])
})

test('whoever leaves with two payment pages open can be charged by neither', async () => {
  const bob = await person('bob')
  const pages = [await open(bob, 'plus'), await open(bob, 'pro')]
  await leave('bob')
  await closed()
  expect(sessions().map(({ expired }) => expired)).toEqual([true, true])
  expect(await Promise.all(pages.map(pay))).toEqual([false, false])
  expect(stripe.account.invoices).toEqual([])
})

test('what is paid before its message comes, and then left, is ended, and the owner can give it back', async () => {
  const cat = await person('cat')
  await pay(await open(cat))
  await leave('cat')
  await closed()
  expect(running()).toEqual([])
  expect(stripe.account.invoices).toMatchObject([{ cents: 999, refunded: false }])
  const [subscription] = [...stripe.account.subscriptions.values()]
  expect(told()).toMatchObject([{ text: expect.stringMatching(`${subscription!.id}[^]*\\$9\\.99`) }])
  expect(await logged()).toMatchObject([
    {
      subject: null,
      details: { subscription: subscription!.id, customer: subscription!.customer, paid: '9.99' },
    },
  ])
  await deliver()
  expect(told()).toHaveLength(1)
})

test('a page that is paid after its account is gone charges nobody twice, however often its messages come', async () => {
  const dan = await person('dan')
  const page = await open(dan)
  await leave('dan')
  await closed()
  // Paid before the page was expired, while the provider was slow.
  sessions()[0]!.expired = false
  expect(await pay(page)).toBe(true)
  expect(running()).toHaveLength(1)
  for (let times = 0; times < 5; times++) await deliver()
  expect(running()).toEqual([])
  expect(stripe.account.invoices).toMatchObject([{ refunded: false }])
  expect(told()).toHaveLength(1)
  expect(await logged()).toHaveLength(1)
})

test('the messages of a payment without an account may come in any order', async () => {
  const eve = await person('eve')
  const page = await open(eve)
  await leave('eve')
  await closed()
  sessions()[0]!.expired = false
  await pay(page)
  stripe.account.events.reverse()
  await deliver()
  expect(running()).toEqual([])
  expect(told()).toHaveLength(1)
})

test('a provider that is away keeps nobody from leaving, and is told when it is back', async () => {
  const fay = await person('fay')
  await pay(await open(fay, 'pro'))
  await deliver()
  const [page] = sessions()
  stripe.account.addSession({ ...page!, price: doublePrices.plus })
  const { id } = await fay.call(getUser)
  stripe.state.away = true
  await leave('fay')
  expect(await waiting()).toEqual([{ id: page!.customer }])
  const { rows } = await app.db.$client.query('select * from customers_to_close')
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${id}|fay`))
  await expect(app.jobs.run('close-customers')).rejects.toThrow()
  expect(await waiting()).toHaveLength(1)

  stripe.state.away = false
  await app.jobs.run('close-customers')
  expect(running()).toEqual([])
  expect(sessions().at(-1)).toMatchObject({ expired: true })
  expect(await waiting()).toEqual([])
  await app.jobs.run('close-customers')
  expect(told()).toHaveLength(1)
})

test('what another product sells to a customer of its own is left alone', async () => {
  const { id } = stripe.account.addCustomer('gus@example.com')
  const details = { customer: id, userId: '', price: 'price_of_another_product', trialEnd: null }
  const page = stripe.account.addSession({
    ...details,
    metadata: {},
    successUrl: 'http://127.0.0.1:1/',
    cancelUrl: 'http://127.0.0.1:1/',
  })
  stripe.account.complete(page.id)
  await deliver()
  expect(running()).toHaveLength(1)
  expect(told()).toEqual([])
})

test('a customer that is known to the provider alone is bound to the account that it was made for', async () => {
  const hal = await person('hal')
  await pay(await open(hal))
  await app.db.$client.query('update subscriptions set customer_id = null')
  await deliver()
  expect(await hal.call(getSubscriptionStatus)).toMatchObject({ tier: 'plus', biller: 'stripe' })
  expect(told()).toEqual([])
})
