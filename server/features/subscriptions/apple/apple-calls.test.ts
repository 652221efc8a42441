import { expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { callAppStore } from '#contract/subscriptions/app-store.ts'
import { certificateChain, transaction } from '#server/adapters/app-store/testing.ts'
import { testApp } from '#server/testing.ts'
import { after, appleTestBed, begin } from '../testing.ts'

const bed = appleTestBed()
const { pass, buy, restore, tell, statusOf } = bed

test('a purchase is validated, synced and restored, and belongs to one account', async () => {
  const [ann, bob] = [bed.app.as('ann'), bed.app.as('bob')]
  const { id } = await ann.call(getUser)
  const bought = transaction(begin, { appAccountToken: id })
  const receipt = await bed.chain.sign(bought)
  expect(
    await bed.app.stranger.call(callAppStore, { body: { action: 'validate', productId: '02', receipt } }),
  ).toEqual({
    valid: true,
    data: {
      productId: '02',
      transactionId: '1001',
      originalTransactionId: '1001',
      expirationDate: after(30).toISOString(),
    },
  })
  expect(await statusOf(ann)).toMatchObject({ tier: 'trial', biller: 'none' })

  expect(await buy(bob, bought)).toEqual({ error: expect.stringContaining('another account') })
  expect(await statusOf(bob)).toMatchObject({ tier: 'trial', biller: 'none' })
  expect(await buy(ann, bought)).toEqual({ subscription: { tier: 'plus', status: 'active' } })
  expect(await restore(ann, receipt)).toEqual({ subscription: { tier: 'plus', status: 'active' } })
  expect(await restore(ann)).toEqual({ subscription: { tier: 'plus', status: 'active' } })
  expect(await restore(bob, receipt)).toHaveProperty('error')
  expect(await restore(bob)).toEqual({ subscription: { tier: 'trial', status: 'active' } })
  expect(await statusOf(ann)).toMatchObject({
    tier: 'plus',
    biller: 'apple',
    currentPeriodEnd: after(30).toISOString(),
  })
})

test('what was bought outside the app goes to the first who brings it, and to nobody else', async () => {
  const bought = transaction(begin)
  const [first, second] = await Promise.all([buy(bed.app.as('ann'), bought), buy(bed.app.as('bob'), bought)])
  const outcomes = [first, second].map((one) => ('subscription' in one ? 'theirs' : 'refused'))
  expect(outcomes.toSorted()).toEqual(['refused', 'theirs'])
  const tiers = [await statusOf(bed.app.as('ann')), await statusOf(bed.app.as('bob'))].map(({ tier }) => tier)
  expect(tiers.toSorted()).toEqual(['plus', 'trial'])
})

test('the signed words count, never the fields beside them, and unsigned ones not at all', async () => {
  const ann = bed.app.as('ann')
  const other = await certificateChain()
  expect(await buy(ann, transaction(begin), other)).toEqual({ error: 'Validation failed' })
  expect(await buy(ann, transaction(begin, { bundleId: 'com.example.other' }))).toHaveProperty('error')
  expect(await buy(ann, transaction(begin, { environment: 'Production' }))).toHaveProperty('error')
  expect(await buy(ann, transaction(begin, { productId: '03' }))).toHaveProperty('error')
  expect(await buy(ann, transaction(begin, { inAppOwnershipType: 'FAMILY_SHARED' }))).toEqual({
    error: expect.stringContaining('family'),
  })
  expect(await restore(ann, 'a legacy receipt')).toEqual({ error: 'Validation failed' })
  const receipt = await bed.chain.sign(transaction(begin))
  for (const body of [
    { action: 'validate', productId: '02', receipt: 'a legacy receipt' },
    { action: 'validate', productId: '01', receipt },
  ] as const)
    expect(await bed.app.stranger.call(callAppStore, { body })).toEqual({
      valid: false,
      error: 'Validation failed',
    })
  expect(await statusOf(ann)).toMatchObject({ tier: 'trial', biller: 'none' })

  const bob = await bed.app.as('bob').call(getUser)
  const claims = { userId: bob.id, productId: '01', expirationDate: '2099-01-01T00:00:00Z' }
  await ann.call(callAppStore, { body: { action: 'purchase', transactionId: '9', receipt, ...claims } })
  expect(await statusOf(ann)).toMatchObject({ tier: 'plus', currentPeriodEnd: after(30).toISOString() })
  expect(await statusOf(bed.app.as('bob'))).toMatchObject({ tier: 'trial' })
})

test('only a signed-in person can buy or restore, and nobody where there is no App Store', async () => {
  const bought = transaction(begin)
  await expect(buy(bed.app.stranger, bought)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(restore(bed.app.stranger)).rejects.toMatchObject({ code: 'unauthenticated' })
  const without = await testApp()
  await expect(buy(without.as('ann'), bought)).rejects.toMatchObject({ code: 'unavailable' })
  await without.close()
})

test('an ended or refunded purchase is no error and gives nothing, and does not end a trial', async () => {
  const ann = bed.app.as('ann')
  const old = transaction(after(-60))
  expect(await buy(ann, old)).toEqual({ subscription: { tier: 'trial', status: 'active' } })
  const refunded = transaction(begin, { revocationDate: begin.getTime(), revocationReason: 0 })
  expect(await restore(ann, await bed.chain.sign(refunded))).toEqual({
    subscription: { tier: 'trial', status: 'active' },
  })
  await pass(8)
  expect(await restore(ann)).toEqual({ subscription: { tier: 'trial_no_payment', status: 'active' } })
})

test('a refund stays a refund, however often the old receipt is sent, also by the next account', async () => {
  const ann = bed.app.as('ann')
  const receipt = await bed.chain.sign(transaction(begin))
  await restore(ann, receipt)
  await pass(8)
  await tell(after(8), {
    notificationType: 'REFUND',
    transaction: transaction(begin, { signedDate: +after(8), revocationDate: +after(8) }),
  })
  expect(await statusOf(ann)).toMatchObject({ tier: 'trial_no_payment', biller: 'none' })
  expect(await restore(ann, receipt)).toMatchObject({ subscription: { tier: 'trial_no_payment' } })
  await bed.app.db.$client.query('delete from users')
  const bob = bed.app.as('bob')
  expect(await restore(bob, receipt)).toEqual({ subscription: { tier: 'trial', status: 'active' } })
})

test('where Apple can be asked, its answer counts more than a receipt, and is compared every day', async () => {
  const asking = await testApp({ now: begin, appStore: bed.storeOf(true) })
  const ann = asking.as('ann')
  const receipt = await bed.chain.sign(transaction(begin))
  bed.apple.answers.set('1001', [
    {
      signedTransactionInfo: await bed.chain.sign(
        transaction(begin, { signedDate: +begin + 1000, revocationDate: +begin }),
      ),
    },
  ])
  expect(await restore(ann, receipt)).toMatchObject({ subscription: { tier: 'trial' } })
  const paid = { transactionId: '1002', purchaseDate: +begin + 1000 }
  bed.apple.answers.set('1001', [{ signedTransactionInfo: await bed.chain.sign(transaction(begin, paid)) }])
  await asking.jobs.run('compare-app-store')
  expect(await statusOf(ann)).toMatchObject({ tier: 'plus' })
  bed.apple.state.away = true
  expect(await restore(ann, receipt)).toMatchObject({ subscription: { tier: 'plus' } })
  bed.apple.state.away = false
  await asking.close()
})
