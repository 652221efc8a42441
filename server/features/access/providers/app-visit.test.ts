import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redeemSignIn } from '#contract/access/tokens.ts'
import { getMe } from '#contract/access/user.ts'
import { statusWith } from '../testing.ts'
import { atIssuer, openIssuerApp, pathOf } from './testing.ts'

let here: Awaited<ReturnType<typeof openIssuerApp>>
beforeAll(async () => {
  here = await openIssuerApp()
})
afterAll(() => here.stop())

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const forApp = `platform=ios&state=of-the-app&challenge=${challenge}`

test('the app gets a code that its verifier turns into tokens, and the browser stays signed out', async () => {
  const { browser, page, end } = await here.signIn('ann', `/api/login?method=oidc&${forApp}`)
  expect(new URL(page).searchParams.get('prompt')).toBe('login')
  expect(end).toMatch(/^forkmile:\/\/auth\/callback\?/)
  const { code, ...rest } = Object.fromEntries(new URL(end).searchParams)
  expect(rest).toEqual({ state: 'of-the-app', provider: 'oidc' })
  expect(browser.jar.size).toBe(0)

  const { token } = await here.app.stranger.call(redeemSignIn, { body: { code: code!, verifier } })
  const headers = { authorization: `Bearer ${token}` }
  const me = await here.app.stranger.raw({ method: 'GET', url: getMe.path, headers })
  expect(me.json()).toMatchObject({ email: 'ann@issuer.example' })
  await expect(
    here.app.stranger.call(redeemSignIn, { body: { code: code!, verifier } }),
  ).rejects.toMatchObject({
    code: 'unauthenticated',
  })
})

test('the app is remembered through our own page, whichever way a person signs in there', async () => {
  const browser = here.browser()
  expect((await browser.open(`/api/login?${forApp}`)).location).toBe('/login?platform=ios')
  expect((await browser.open(`/api/login?${forApp}&prompt=create`)).location).toBe('/register?platform=ios')
  expect((await browser.open(`/api/login?${forApp}&prompt=other`)).location).toBe('/login?platform=ios')
  const { location: page } = await browser.open('/api/login?method=oidc&platform=ios')
  const { location } = await browser.open(pathOf(await atIssuer(page, 'ann')))
  expect(new URL(location).searchParams.get('state')).toBe('of-the-app')

  await browser.open(`/api/login?${forApp}`)
  const session = (await here.signIn('bob')).browser.cookies()
  const cookie = `${browser.cookies()}; ${session}`
  const onward = await here.app.stranger.raw({
    method: 'POST',
    url: '/api/auth/continue',
    headers: { cookie },
  })
  const code = new URL(onward.json().location).searchParams.get('code')!
  expect(onward.json().location).toMatch(/^forkmile:\/\/auth\/callback\?.*state=of-the-app&provider=email$/)
  expect(await here.app.stranger.call(redeemSignIn, { body: { code, verifier } })).toHaveProperty(
    'refresh_token',
  )
})

test('an app that did not ask, or another site, gets no code out of a browser that is signed in', async () => {
  const session = (await here.signIn('bob')).browser.cookies()
  expect(await statusWith(here.app, session)).toBe(200)
  const onward = (headers: Record<string, string>) =>
    here.app.stranger.raw({ method: 'POST', url: '/api/auth/continue', headers })
  expect((await onward({ cookie: session })).statusCode).toBe(400)
  const browser = here.browser()
  await browser.open(`/api/login?${forApp}`)
  const forged = `${browser.cookies().replace(/=.{20}/, '=aaaaaaaaaaaaaaaaaaaa')}; ${session}`
  expect((await onward({ cookie: forged })).statusCode).toBe(400)
  const both = `${browser.cookies()}; ${session}`
  expect((await onward({ cookie: both, origin: 'https://evil.example' })).statusCode).toBe(403)
  expect((await onward({ cookie: browser.cookies() })).statusCode).toBe(401)
  // Opening our page is not enough: it requires a click.
  expect((await browser.open(`/api/login?${forApp}`)).location).toBe('/login?platform=ios')
})

test.each([
  'platform=ios',
  `platform=ios&challenge=${challenge}`,
  'platform=ios&state=of-the-app',
  'platform=ios&state=of-the-app&challenge=short',
  `platform=ios&state=${'x'.repeat(129)}&challenge=${challenge}`,
])('an app has to bring its state and challenge: %s does not begin', async (query) => {
  expect((await here.browser().open(`/api/login?method=oidc&${query}`)).location).toMatch(/^\/login/)
})

test('what goes wrong for the app is told to the app', async () => {
  const { end } = await here.signIn(undefined, `/api/login?method=oidc&${forApp}`)
  expect(Object.fromEntries(new URL(end).searchParams)).toEqual({
    error: 'You said no at the issuer.',
    state: 'of-the-app',
    provider: 'oidc',
  })
})

test('signing in on the web afterwards leads to the web, not to the app of before', async () => {
  const browser = here.browser()
  await browser.open(`/api/login?${forApp}`)
  const { location } = await browser.open('/api/login?method=oidc')
  expect((await browser.open(pathOf(await atIssuer(location, 'ann')))).location).toBe(
    '/auth/callback?provider=oidc',
  )
})
