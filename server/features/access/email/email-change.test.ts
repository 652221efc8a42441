import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, signUp, verifyEmail } from '#contract/access/access.ts'
import { getUser } from '#contract/access/user.ts'
import { changeEmail, confirmEmail, deleteAccount } from '#contract/account/account.ts'
import { testApp } from '#server/testing.ts'
import { linkTo, otherBrowser, passwordOf } from '../testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
// Separate client addresses: together they would reach the limit of one address.
beforeEach(async () => {
  app = await testApp({ env: { OWNER_EMAIL: 'owner@example.com' } })
})
afterEach(() => app.close())

const refusedOn = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})
const ask = (name: string, newEmail: string, password = passwordOf(name)) =>
  app.as(name).call(changeEmail, { body: { newEmail, password } })
const confirm = (token: string, password: string) =>
  app.stranger.call(confirmEmail, { body: { token, password } })

test('the address changes when the link in the letter to the new one is opened, and the old one is told', async () => {
  await app.as('ann').call(getUser)
  app.emails.splice(0)
  await ask('ann', 'Ann@New.example')
  expect(app.emails.map(({ to }) => to).sort()).toEqual(['ann@example.com', 'ann@new.example'])
  expect(app.emails.find(({ to }) => to === 'ann@example.com')!.text).not.toContain('token=')
  expect(await app.as('ann').call(getUser)).toMatchObject({ email: 'ann@example.com' })
  const token = linkTo(app, 'ann@new.example')

  await expect(confirm(token, 'not hers')).rejects.toMatchObject(refusedOn('password'))
  expect(await confirm(token, passwordOf('ann'))).toMatchObject({ email: 'ann@new.example' })
  expect(await app.as('ann').call(getUser)).toMatchObject({ email: 'ann@new.example', emailVerified: true })
  expect(app.emails.at(-1)!.to).toBe('ann@example.com')
  await otherBrowser(app, 'ann', { email: 'ann@new.example' })
  await expect(otherBrowser(app, 'ann')).rejects.toThrow()

  await expect(confirm(token, passwordOf('ann'))).rejects.toMatchObject(refusedOn('token'))
})

test('it needs the password, another address than the one there is, and somebody signed in', async () => {
  await expect(ask('bob', 'bob@new.example', 'not his')).rejects.toMatchObject(refusedOn('password'))
  await expect(ask('bob', 'Bob@example.com')).rejects.toMatchObject(refusedOn('newEmail'))
  await expect(ask('bob', 'nonsense')).rejects.toMatchObject(refusedOn('newEmail'))
  expect(app.emails.filter(({ text }) => text.includes('confirm-email'))).toEqual([])
  await expect(
    app.stranger.call(changeEmail, { body: { newEmail: 'x@new.example', password: 'whatever' } }),
  ).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('nothing tells whether the new address has an account; its owner gets another letter', async () => {
  await app.as('cat').call(getUser)
  const free = await ask('dan', 'free@new.example')
  expect(await ask('dan', 'cat@example.com')).toEqual(free)
  const email = app.emails.filter(({ to }) => to === 'cat@example.com').at(-1)!
  expect(email.text).not.toContain('token=')
  expect(email.text).not.toContain('dan')
})

test('a newer link ends the older, a day ends it, and so does somebody who was faster with the address', async () => {
  await ask('eve', 'eve1@new.example')
  const older = linkTo(app, 'eve1@new.example')
  await ask('eve', 'eve2@new.example')
  const newer = linkTo(app, 'eve2@new.example')
  await expect(confirm(older, passwordOf('eve'))).rejects.toMatchObject(refusedOn('token'))

  const before = app.clock.now
  app.clock.now = new Date(before.getTime() + 24 * 3_600_000 + 1000)
  await expect(confirm(newer, passwordOf('eve'))).rejects.toMatchObject(refusedOn('token'))
  app.clock.now = before

  const body = { name: 'Fast', email: 'eve2@new.example', password: 'fast has a password' }
  await app.stranger.call(signUp, { body })
  await expect(confirm(newer, passwordOf('eve'))).rejects.toMatchObject(refusedOn('token'))
  expect(await app.as('eve').call(getUser)).toMatchObject({ email: 'eve@example.com' })
})

test('a link does not come to life again when the address changes back', async () => {
  await ask('fay', 'fay@new.example')
  const first = linkTo(app, 'fay@new.example')
  await confirm(first, passwordOf('fay'))
  await ask('fay', 'fay@example.com')
  await confirm(linkTo(app, 'fay@example.com'), passwordOf('fay'))
  await expect(confirm(first, passwordOf('fay'))).rejects.toMatchObject(refusedOn('token'))
})

test('links in the old letter box end with the address', async () => {
  await app.as('gus').call(getUser)
  const verification = linkTo(app, 'gus@example.com')
  await app.stranger.call(requestPasswordReset, { body: { email: 'gus@example.com' } })
  const reset = linkTo(app, 'gus@example.com')
  expect(reset).not.toBe(verification)
  await ask('gus', 'gus@new.example')
  await confirm(linkTo(app, 'gus@new.example'), passwordOf('gus'))
  await expect(
    app.stranger.call(resetPassword, { body: { token: reset, newPassword: 'from the old letter box' } }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await expect(
    app.stranger.call(verifyEmail, { body: { token: verification, password: passwordOf('gus') } }),
  ).rejects.toMatchObject({ code: 'invalid' })
})

test('the owner’s address is nobody’s for being clicked on: the link needs the password of who asked', async () => {
  await ask('mallory', 'owner@example.com')
  const token = linkTo(app, 'owner@example.com')
  await expect(confirm(token, 'the password of the owner')).rejects.toMatchObject(refusedOn('password'))
  expect(await app.as('mallory').call(getUser)).toMatchObject({
    email: 'mallory@example.com',
    isOwner: false,
  })
})

test('a link of a deleted account and one that never was say the same as one that is over', async () => {
  await ask('ida', 'ida@new.example')
  const token = linkTo(app, 'ida@new.example')
  await app.as('ida').call(deleteAccount, { body: { password: passwordOf('ida'), confirm: 'DELETE' } })
  const [gone, never] = await Promise.allSettled([
    confirm(token, passwordOf('ida')),
    confirm('no such token', 'x'),
  ])
  expect(gone).toMatchObject({ status: 'rejected', reason: refusedOn('token') })
  expect((never as PromiseRejectedResult).reason.message).toBe((gone as PromiseRejectedResult).reason.message)
})
