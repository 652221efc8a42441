import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo, otherBrowser } from '../../testing.ts'
import { openIssuerApp, sentenceIn } from '../testing.ts'

let here: Awaited<ReturnType<typeof openIssuerApp>>
beforeAll(async () => {
  here = await openIssuerApp()
})
afterAll(() => here.stop())

test('a person from the issuer gets an account with a trial, and comes back to the same one', async () => {
  const first = await here.signIn('ann')
  expect(first.end).toBe('/auth/callback?provider=oidc')
  const ann = await first.user()
  expect(ann).toMatchObject({
    email: 'ann@issuer.example',
    emailVerified: true,
    firstName: 'Ann',
    lastName: null,
    profileImageUrl: null,
  })
  expect(new Date(ann.trialEndDate ?? ann.trialEndsAt).getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000)
  here.issuer.accounts.get('ann')!.email = 'ann.moved@issuer.example'
  const again = await here.signIn('ann')
  expect(await again.user()).toMatchObject({ id: ann.id, email: 'ann@issuer.example' })
  here.issuer.accounts.get('ann')!.email = 'ann@issuer.example'
  // Every sign-in is a separate session.
  expect(again.browser.jar.get('forkmile.session')).not.toBe(first.browser.jar.get('forkmile.session'))
})

test('nothing that the provider gave us but the name of the person there is kept', async () => {
  await here.signIn('ann')
  const { rows } = await here.app.db.$client.query(`select * from sign_in_methods where provider_id = 'oidc'`)
  expect(rows[0]).toMatchObject({
    account_id: 'ann',
    access_token: null,
    refresh_token: null,
    id_token: null,
  })
})

test('the page at the provider is asked for with state, nonce and challenge, and our one way back', async () => {
  const browser = here.browser()
  const page = new URL((await browser.open('/api/auth/replit?method=oidc')).location)
  const query = Object.fromEntries(page.searchParams)
  expect(page.origin).toBe(here.issuer.issuer)
  expect(query).toMatchObject({
    response_type: 'code',
    client_id: 'forkmile',
    redirect_uri: 'http://127.0.0.1:3000/api/callback',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
  })
  const { answer } = await browser.open('/api/login?method=oidc')
  expect(answer.headers['set-cookie']).toEqual(
    expect.arrayContaining([expect.stringMatching(/^forkmile\.begun=.+; HttpOnly; SameSite=Lax$/)]),
  )
})

test.each([
  '/api/login',
  '/api/login?method=google',
  '/api/login?method=email',
  '/api/login?method=https://evil.example',
  '/api/login?method=oidc&method=oidc',
  '/api/login?redirect=https://evil.example&callbackURL=//evil.example',
])('without a way that is set up here, %s leads to our own page', async (url) => {
  expect((await here.browser().open(url)).location).toBe('/login')
})

test('the sign-in page is told of the issuer', async () => {
  const config = await here.app.stranger.raw({ method: 'GET', url: '/api/config' })
  expect(config.json().signInMethods).toEqual(['email', 'oidc'])
})

test('whoever says no at the provider is told so, in the provider’s words', async () => {
  const { end, user } = await here.signIn(undefined)
  expect(sentenceIn(end)).toBe('You said no at the issuer.')
  expect(await user()).toBe(undefined)
})

test('a provider’s text is shortened, and one line', async () => {
  const browser = here.browser()
  const page = new URL((await browser.open('/api/login?method=oidc')).location)
  const text = encodeURIComponent(`<b>Sorry</b>\u0000\n${'x'.repeat(3000)}`)
  const back = `/api/callback?state=${page.searchParams.get('state')}&error=server_error&error_description=${text}`
  const { location } = await browser.open(back)
  expect(location).toMatch(/^\/\?error=/)
  expect(sentenceIn(location)).toMatch(/^<b>Sorry<\/b> x{180,}$/)
  expect(sentenceIn(location)!.length).toBeLessThanOrEqual(200)
})

test('an address that the provider has not confirmed makes no account', async () => {
  const { end, user } = await here.signIn('unsure')
  expect(sentenceIn(end)).toMatch(/has not confirmed your email address/)
  expect(await user()).toBe(undefined)
  const { rows } = await here.app.db.$client.query(
    `select id from users where email = 'unsure@issuer.example'`,
  )
  expect(rows).toEqual([])
})

test('an account with the same address is entered only once its own address is confirmed', async () => {
  const payload = { name: 'Bob', email: 'Bob@Issuer.example', password: 'Bob has a password' }
  await here.app.stranger.raw({ method: 'POST', url: '/api/auth/sign-up/email', payload })
  here.issuer.accounts.get('bob')!.email = 'BOB@issuer.example'
  const early = await here.signIn('bob')
  expect(sentenceIn(early.end)).toMatch(/^There is an account with this address already/)
  expect(await early.user()).toBe(undefined)

  const token = linkTo(here.app, 'bob@issuer.example')
  const verify = { token, password: payload.password }
  await here.app.stranger.raw({ method: 'POST', url: '/api/auth/verify-email', payload: verify })
  const { end, user } = await here.signIn('bob')
  expect(end).toBe('/auth/callback?provider=oidc')
  const bob = await user()
  expect(bob.email).toBe('bob@issuer.example')
  const own = await otherBrowser(here.app, 'bob', { email: 'bob@issuer.example', password: payload.password })
  expect((await here.me(own)).id).toBe(bob.id)
  const { rows } = await here.app.db.$client.query(
    `select id from users where lower(email) = 'bob@issuer.example'`,
  )
  expect(rows).toHaveLength(1)
})

test('an unconfirmed address enters no account that has it, confirmed or not', async () => {
  here.issuer.accounts.set('thief', { email: 'ann@issuer.example', email_verified: false })
  const { end, user } = await here.signIn('thief')
  expect(sentenceIn(end)).toMatch(/has not confirmed/)
  expect(await user()).toBe(undefined)
})

test('a deleted account’s address begins no second trial by way of a provider', async () => {
  here.issuer.accounts.set('dora', { email: 'dora@example.com', email_verified: true, name: 'Dora D' })
  const hash = createHmac('sha256', 'a secret that only tests know, 32+ characters')
    .update('former address dora@example.com')
    .digest('base64url')
  await here.app.db.$client.query('insert into former_addresses values ($1, now())', [hash])
  const { user } = await here.signIn('dora')
  expect(await user()).toMatchObject({
    firstName: 'Dora',
    lastName: 'D',
    subscriptionTier: 'trial_no_payment',
  })
})

test('names that nobody could have typed are left out', async () => {
  here.issuer.accounts.set('odd', {
    email: 'odd@issuer.example',
    email_verified: true,
    given_name: 'a\u0007b',
    name: 'x',
  })
  const { user } = await here.signIn('odd')
  expect(await user()).toMatchObject({ firstName: null, email: 'odd@issuer.example' })
})

test('two phones that sign the same new person in at once make one account', async () => {
  here.issuer.accounts.set('eve', { email: 'eve@issuer.example', email_verified: true })
  const both = await Promise.all([here.signIn('eve'), here.signIn('eve')])
  const [one, two] = await Promise.all(both.map(({ user }) => user()))
  expect(one.id).toBe(two.id)
})

test('whoever comes by a provider alone can set a password, and then do what asks for one', async () => {
  here.issuer.accounts.set('fay', { email: 'fay@issuer.example', email_verified: true })
  const { browser } = await here.signIn('fay')
  const change = (currentPassword: string) =>
    here.app.stranger.raw({
      method: 'POST',
      url: '/api/account/password',
      payload: { currentPassword, newPassword: 'another long password' },
      headers: { cookie: browser.cookies() },
    })
  expect((await change('a guess')).json().fields.currentPassword).toMatch(/^This account has no password yet/)
  const post = (url: string, payload: object) => here.app.stranger.raw({ method: 'POST', url, payload })
  await post('/api/auth/request-password-reset', { email: 'fay@issuer.example' })
  const token = linkTo(here.app, 'fay@issuer.example')
  await post('/api/auth/reset-password', { token, newPassword: 'Fay has a password' })
  const own = await otherBrowser(here.app, 'fay', {
    email: 'fay@issuer.example',
    password: 'Fay has a password',
  })
  const { user } = await here.signIn('fay')
  expect((await here.me(own)).id).toBe((await user()).id)
})
