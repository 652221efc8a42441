import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { appleNotificationsPath } from '#contract/subscriptions/app-store.ts'
import { finishCheckout, startCheckout } from '#contract/subscriptions/subscriptions.ts'
import { certificateChain, notification, renewal, transaction } from '#server/adapters/app-store/testing.ts'
import { doublePrices, doubleWebhookSecret, stripeDouble } from '#server/adapters/payments/double.ts'
import { stripePayments } from '#server/adapters/payments/stripe-payments.ts'
import { testApp } from '#server/testing.ts'
import { after, appleTestBed, begin } from '../testing.ts'

const bed = appleTestBed()
const { send, pass, buy, restore, tell, statusOf } = bed

test('a refund of an earlier period leaves the present one alone', async () => {
  const ann = bed.app.as('ann')
  await buy(ann, transaction(begin))
  await pass(32)
  const second = { transactionId: '1002', purchaseDate: +after(30), expiresDate: +after(60) }
  await tell(after(31), { transaction: transaction(after(31), second), renewal: renewal(after(31)) })
  await tell(after(32), {
    notificationType: 'REFUND',
    transaction: transaction(begin, { signedDate: +after(32), revocationDate: +after(31) }),
  })
  expect(await statusOf(ann)).toMatchObject({ tier: 'plus', currentPeriodEnd: after(60).toISOString() })
})

test('in whatever order messages come, and however often, the same stands in the end', async () => {
  const { id } = await bed.app.as('ann').call(getUser)
  const bought = { appAccountToken: id, productId: '01' }
  const second = { ...bought, transactionId: '1002', purchaseDate: +after(30), expiresDate: +after(60) }
  const messages = await Promise.all([
    notification(bed.chain, begin, {
      notificationType: 'SUBSCRIBED',
      transaction: transaction(begin, bought),
      renewal: renewal(begin, { autoRenewProductId: '01' }),
    }),
    notification(bed.chain, after(20), {
      notificationType: 'DID_CHANGE_RENEWAL_PREF',
      ...{
        transaction: transaction(begin, { ...bought, signedDate: +after(20) }),
        renewal: renewal(after(20)),
      },
    }),
    notification(bed.chain, after(30), {
      transaction: transaction(after(30), second),
      renewal: renewal(after(30)),
    }),
    notification(bed.chain, after(40), {
      notificationType: 'DID_CHANGE_RENEWAL_STATUS',
      transaction: transaction(after(30), { ...second, signedDate: +after(40) }),
      renewal: renewal(after(40), { autoRenewStatus: 0 }),
    }),
  ])
  await pass(40)
  const ends: unknown[] = []
  for (const order of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 3, 2],
  ]) {
    await bed.app.db.$client.query('delete from billing_events; delete from app_store_purchases')
    for (const index of order) expect((await send(messages[index]!)).statusCode).toBe(200)
    ends.push(await statusOf(bed.app.as('ann')))
  }
  for (const end of ends)
    expect(end).toMatchObject({
      tier: 'pro',
      biller: 'apple',
      cancelAtPeriodEnd: true,
      nextTier: null,
      currentPeriodEnd: after(60).toISOString(),
    })
})

test('a message counts once; a forged one and one for another app are refused', async () => {
  const { id } = await bed.app.as('ann').call(getUser)
  const about = { transaction: transaction(begin, { appAccountToken: id }) }
  const message = await notification(bed.chain, begin, about)
  expect((await Promise.all([send(message), send(message)])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200,
  ])
  const { rows } = await bed.app.db.$client.query('select settled_at from billing_events')
  expect(rows).toEqual([{ settled_at: begin }])

  const other = await certificateChain()
  for (const forged of [
    await notification(other, begin, about),
    await notification(bed.chain, begin, { data: { bundleId: 'com.other', environment: 'Sandbox' } }),
    await notification(bed.chain, after(2), about),
    await bed.chain.sign(about.transaction),
    'nonsense',
  ])
    expect((await send(forged)).statusCode).toBe(400)
  expect(
    (await bed.app.app.inject({ method: 'POST', url: appleNotificationsPath, payload: {} })).statusCode,
  ).toBe(400)
  expect((await bed.app.db.$client.query('select 1 from billing_events')).rowCount).toBe(1)
})

test('a purchase whose app never spoke up finds its account by Apple’s message', async () => {
  const ann = bed.app.as('ann')
  const { id } = await ann.call(getUser)
  await tell(begin, { transaction: transaction(begin, { appAccountToken: id.toUpperCase() }) })
  expect(await statusOf(ann)).toMatchObject({ tier: 'plus', biller: 'apple' })
  for (const appAccountToken of [randomUUID(), 'not a uuid', undefined])
    await tell(begin, {
      transaction: transaction(begin, { originalTransactionId: '2002', appAccountToken }),
    })
  await tell(begin, { notificationType: 'TEST' })
})

test('each period counts once with what it cost, in dollars or else by the plan’s price, and not once it is refunded', async () => {
  const ann = bed.app.as('ann')
  const spent = async () =>
    (await bed.app.db.$client.query('select store_cents from subscriptions')).rows[0].store_cents
  await buy(ann, transaction(begin, { currency: 'USD', price: 4990 }))
  expect(await spent()).toBe(499)
  await pass(32)
  const second = { transactionId: '1002', purchaseDate: +after(30), expiresDate: +after(60), price: 8000 }
  for (const at of [31, 31, 32])
    await tell(after(at), { transaction: transaction(after(at), { ...second, currency: 'EUR' }) })
  expect(await spent()).toBe(499 + 999)
  await tell(after(32), {
    transaction: transaction(begin, { signedDate: +after(32), revocationDate: +after(31) }),
  })
  expect(await spent()).toBe(999)
})

test('an upgrade counts at once and a downgrade at the end of the period', async () => {
  const ann = bed.app.as('ann')
  await buy(ann, transaction(begin))
  await pass(10)
  const pro = { transactionId: '1002', productId: '01', purchaseDate: +after(10), expiresDate: +after(40) }
  await buy(ann, transaction(after(10), pro))
  await restore(ann, await bed.chain.sign(transaction(begin, { signedDate: +after(10), isUpgraded: true })))
  expect(await statusOf(ann)).toMatchObject({ tier: 'pro', nextTier: null })
  await tell(after(10), { renewal: renewal(after(10)), transaction: transaction(after(10), pro) })
  expect(await statusOf(ann)).toMatchObject({ tier: 'pro', nextTier: 'plus' })
})

test('a failed payment has its grace, then the plan ends, and a late payment brings it back', async () => {
  const ann = bed.app.as('ann')
  await buy(ann, transaction(begin))
  await pass(30)
  const unpaid = { isInBillingRetryPeriod: true, expirationIntent: 2, autoRenewStatus: 1 }
  await tell(after(30), {
    notificationType: 'DID_FAIL_TO_RENEW',
    subtype: 'GRACE_PERIOD',
    ...{
      transaction: transaction(begin),
      renewal: renewal(after(30), { ...unpaid, gracePeriodExpiresDate: +after(46) }),
    },
  })
  expect(await statusOf(ann)).toMatchObject({
    tier: 'plus',
    status: 'past_due',
    graceUntil: after(46).toISOString(),
  })
  await pass(17)
  await bed.app.jobs.run('end-plans')
  expect(await statusOf(ann)).toMatchObject({ tier: 'trial_no_payment', biller: 'none' })
  const paid = { transactionId: '1002', purchaseDate: +after(47), expiresDate: +after(77) }
  await tell(after(47), { transaction: transaction(after(47), paid), renewal: renewal(after(47)) })
  expect(await statusOf(ann)).toMatchObject({ tier: 'plus', status: 'active', graceUntil: null })
})

test('a plan that runs out ends by the clock, at once when it was cancelled and a day later when it was to renew', async () => {
  const [ann, bob] = [bed.app.as('ann'), bed.app.as('bob')]
  await buy(ann, transaction(begin))
  await buy(bob, transaction(begin, { originalTransactionId: '2002', transactionId: '2002' }))
  await tell(begin, { renewal: renewal(begin, { originalTransactionId: '2002' }) })
  await tell(begin, { renewal: renewal(begin, { autoRenewStatus: 0, expirationIntent: 1 }) })
  const tiers = async () => [(await statusOf(ann)).tier, (await statusOf(bob)).tier]
  expect(await statusOf(ann)).toMatchObject({ cancelAtPeriodEnd: true })
  await pass(30.1)
  await bed.app.jobs.run('end-app-store-plans')
  expect(await tiers()).toEqual(['trial_no_payment', 'plus'])
  await pass(1)
  await bed.app.jobs.run('end-app-store-plans')
  expect(await tiers()).toEqual(['trial_no_payment', 'trial_no_payment'])
})

test('of two who bill, the first stays for what it is paid, unless the other brings a larger plan', async () => {
  const stripe = await stripeDouble()
  stripe.clock.now = +begin
  const both = await testApp({
    now: begin,
    appStore: bed.storeOf(false),
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
  const ann = both.as('ann')
  const { url } = await ann.call(startCheckout, { body: { plan: 'plus' } })
  const back = await fetch(url, { method: 'POST', redirect: 'manual' })
  const sessionId = new URL(back.headers.get('location')!).searchParams.get('session_id')!
  await ann.call(finishCheckout, { body: { sessionId } })
  await buy(ann, transaction(begin))
  expect(await statusOf(ann)).toMatchObject({ tier: 'plus', biller: 'stripe' })
  const pro = { transactionId: '1002', productId: '01', purchaseDate: +begin + 1000 }
  await buy(ann, transaction(begin, pro))
  expect(await statusOf(ann)).toMatchObject({ tier: 'pro', biller: 'apple' })
  await both.jobs.run('compare-payments')
  expect(await ann.call(finishCheckout, { body: { sessionId } })).toMatchObject({
    tier: 'pro',
    biller: 'apple',
  })
  await both.close()
  await stripe.stop()
})
