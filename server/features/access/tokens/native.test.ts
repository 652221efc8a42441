import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword } from '#contract/access/access.ts'
import { getMe, getUser } from '#contract/access/user.ts'
import { deleteAccount } from '#contract/account/account.ts'
import { testApp } from '#server/testing.ts'
import { linkTo, passwordOf } from '../testing.ts'
import { nativeEnvironment, phonesAt, startProviders } from './double.ts'
import { bearer } from './testing.ts'

let providers: Awaited<ReturnType<typeof startProviders>>
let app: Awaited<ReturnType<typeof testApp>>
let phones: ReturnType<typeof phonesAt>
beforeAll(async () => {
  providers = await startProviders()
  app = await testApp({ keysAt: providers.keysAt, env: nativeEnvironment })
  phones = phonesAt(app, providers)
})
afterAll(async () => {
  await app.close()
  await providers.stop()
})

test('a token from Google makes an account with its names, a trial and a confirmed address', async () => {
  const claims = { sub: 'g-ann', email: 'Ann@Example.com', given_name: 'Ann', family_name: 'Lee' }
  const { user, ...pair } = await phones.withGoogle(claims)
  expect(user).toMatchObject({
    email: 'ann@example.com',
    emailVerified: true,
    firstName: 'Ann',
    lastName: 'Lee',
    subscriptionTier: 'trial',
  })
  expect(Date.parse(user.trialEndDate!) - app.clock.now.getTime()).toBe(7 * 86_400_000)
  expect(await app.stranger.call(getMe, { headers: bearer(pair) })).toEqual(user)
})

test('the same person comes back to the same account, also under another address', async () => {
  const { user } = await phones.withGoogle({ sub: 'g-bob', email: 'bob@example.com' })
  const again = await phones.withGoogle({ sub: 'g-bob', email: 'robert@example.com' })
  expect(again.user).toEqual(user)
  const without = await phones.withGoogle({ sub: 'g-bob', email_verified: false })
  expect(without.user.id).toBe(user.id)
})

test('a token from Apple takes the name that stands beside it', async () => {
  const { user } = await phones.withApple(
    { sub: 'a-cat', email: 'cat@privaterelay.appleid.com' },
    { firstName: 'Cat', lastName: 'Moor' },
  )
  expect(user).toMatchObject({ firstName: 'Cat', lastName: 'Moor', email: 'cat@privaterelay.appleid.com' })
  const nameless = await phones.withApple({ sub: 'a-dan', email: 'dan@privaterelay.appleid.com' })
  expect(nameless.user).toMatchObject({ firstName: null, lastName: null })
})

test('two phones that come at once share one account', async () => {
  const both = await Promise.all(
    [1, 2, 3].map(() => phones.withGoogle({ sub: 'g-two', email: 'two@example.com' })),
  )
  expect(new Set(both.map(({ user }) => user.id)).size).toBe(1)
})

test('an account with the same address is entered only once that address is confirmed here', async () => {
  const { id } = await app.as('eve').call(getUser)
  const claims = { sub: 'g-eve', email: 'EVE@example.com' }
  await expect(phones.withGoogle(claims)).rejects.toMatchObject({ code: 'conflict' })
  await app.stranger.call(requestPasswordReset, { body: { email: 'eve@example.com' } })
  await app.stranger.call(resetPassword, {
    body: { token: linkTo(app, 'eve@example.com'), newPassword: 'another password of eve' },
  })
  expect((await phones.withGoogle(claims)).user.id).toBe(id)
  expect((await phones.withApple({ sub: 'a-eve', email: 'eve@example.com' })).user.id).toBe(id)
})

test('an address that the provider has not confirmed makes no account and enters none', async () => {
  for (const claims of [
    { sub: 'g-new', email: 'new@example.com', email_verified: false },
    { sub: 'g-new', email: 'new@example.com', email_verified: 'yes' },
    { sub: 'g-new', email: 'ann@example.com', email_verified: undefined },
    { sub: 'g-new' },
    { sub: 'g-new', email: 'no address' },
    { sub: 'g-new', email: ['new@example.com'] },
  ])
    await expect(phones.withGoogle(claims)).rejects.toMatchObject({ code: 'forbidden' })
})

test('whoever deleted an account begins no second trial this way', async () => {
  const { id } = await app.as('fay').call(getUser)
  await app.as('fay').call(deleteAccount, { body: { password: passwordOf('fay'), confirm: 'DELETE' } })
  const { user } = await phones.withGoogle({ sub: 'g-fay', email: 'Fay@Example.com' })
  expect(user.id).not.toBe(id)
  expect(user.subscriptionTier).toBe('trial_no_payment')
})

test('odd names are no names', async () => {
  const odd = { given_name: 'x'.repeat(5000), family_name: 'A\u0000B' }
  const { user } = await phones.withGoogle({ sub: 'g-odd', email: 'odd@example.com', ...odd })
  expect(user).toMatchObject({ firstName: null, lastName: null })
})
