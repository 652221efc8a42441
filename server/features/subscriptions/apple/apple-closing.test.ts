import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { deleteAccount } from '#contract/account/account.ts'
import { renewal, transaction } from '#server/adapters/app-store/testing.ts'
import { passwordOf } from '#server/features/access/testing.ts'
import { after, appleTestBed, begin } from '../testing.ts'

const bed = appleTestBed()
const { pass, buy, tell } = bed

const leave = (name: string) =>
  bed.app.as(name).call(deleteAccount, { body: { password: passwordOf(name), confirm: 'DELETE' } })
const emailTo = (name: string) =>
  bed.app.emails.find(({ to, subject }) => to === `${name}@example.com` && subject.includes('App Store'))
const toTheOwner = () => bed.app.emails.filter(({ subject }) => subject.includes('deleted'))
const logged = async () =>
  (
    await bed.app.db.$client.query(
      `select details from admin_audit where action = 'stray_store_payment' order by at`,
    )
  ).rows
const period = (number: number, token: string | undefined) =>
  transaction(after(30 * number), {
    transactionId: `100${number + 1}`,
    purchaseDate: +after(30 * number),
    expiresDate: +after(30 * number + 30),
    currency: 'USD',
    price: 9990,
    ...(token && { appAccountToken: token }),
  })

test('whoever leaves while Apple goes on charging is told how to end it, and the owner hears of each charge once', async () => {
  const ann = bed.app.as('ann')
  const { id } = await ann.call(getUser)
  await buy(ann, period(0, id))
  await leave('ann')
  await expect.poll(() => emailTo('ann')?.text).toContain('tap your name, then Subscriptions')
  expect(toTheOwner()).toEqual([])

  await pass(30)
  for (let times = 0; times < 3; times++)
    await tell(after(30), { transaction: period(1, id), renewal: renewal(after(30)) })
  expect(await logged()).toEqual([{ details: { subscription: '1001', paid: '9.99' } }])
  expect(toTheOwner()).toMatchObject([{ to: 'owner@forkmile.example' }])

  await pass(30)
  await tell(after(60), { transaction: period(2, undefined) })
  expect(await logged()).toHaveLength(2)
})

test('a plan that was cancelled in the App Store before leaving needs no letter', async () => {
  const bob = bed.app.as('bob')
  await buy(bob, period(0, undefined))
  await tell(begin, { renewal: renewal(begin, { autoRenewStatus: 0, expirationIntent: 1 }) })
  await leave('bob')
  expect(emailTo('bob')).toBeUndefined()
})

test('a renewal of an account that is here, or a first purchase that waits for its person, is no stray', async () => {
  const cat = bed.app.as('cat')
  const { id } = await cat.call(getUser)
  await tell(begin, { notificationType: 'SUBSCRIBED', transaction: period(0, undefined) })
  await buy(cat, period(0, id))
  await pass(30)
  await tell(after(30), { transaction: period(1, id) })
  await tell(after(30), { notificationType: 'REFUND', transaction: period(1, randomUUID()) })
  expect(await logged()).toEqual([])
})
