import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  arriveAt,
  desktop,
  keptOfPerson,
  newVisitor,
  phone,
  register,
  skipFirstScreen,
  wellMade,
  workerAllowed,
} from '#testing/browser.ts'
import { startIssuer } from '#testing/issuer.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo, walkToSignIn } from '../walk.ts'

const { browser } = await testBed()
const token = 'a token that only these tests know'

let issuer: Awaited<ReturnType<typeof startIssuer>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  issuer = await startIssuer()
  server = await startServer({ ...issuer.env, METRICS_TOKEN: token })
})
afterAll(async () => {
  await server?.stop()
  await issuer?.stop()
})

const text = (page: Page, said: string | RegExp) => page.getByText(said).first().waitFor()

/** Number of requests of a route that were answered, by the server's metrics. */
async function answersOf(route: string): Promise<number> {
  const answer = await fetch(`${server.address}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const line = new RegExp(`^forkmile_request_seconds_count\\{.*route="${route}".*\\} (\\d+)$`, 'gm')
  return (await answer.text()).matchAll(line).reduce((sum, [, count]) => sum + Number(count), 0)
}

/** Goes through the issuer's login to its consent page. */
async function toConsent(page: Page, account: string) {
  await page.getByRole('link', { name: 'Continue with Single Sign-On' }).click()
  await page.getByRole('button', { name: `Continue as ${account}` }).click()
  await page.getByRole('heading', { name: 'Share your address' }).waitFor()
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'account menu' }).click()
  // The landing page shows before the server's sign-out page has sent the browser there.
  const landed = page.waitForEvent('load')
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await landed
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
}

test('Ida signs up at the issuer, out, and in again, and leaves nothing behind', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  issuer.accounts.set('ida', { email: 'ida@issuer.example', email_verified: true, given_name: 'Ida' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').getByText('Sign in securely to continue').waitFor()
  await wellMade(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('link', { name: 'Continue with Single Sign-On' }).waitFor()
  await wellMade(page)
  await toConsent(page, 'ida')
  await page.getByRole('button', { name: 'Allow' }).click()
  await skipFirstScreen(page)
  await page.getByRole('heading', { name: 'Welcome back, Ida!' }).waitFor()
  expect(new URL(page.url())).toMatchObject({ pathname: '/dashboard', search: '' })
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome back, Ida!' }).waitFor()
  expect(await keptOfPerson(page)).toEqual([
    'signInMethod',
    'signInTimestamp',
    'subscriptionStatus',
    'subscriptionTier',
    'user',
    'userId',
  ])
  expect(await page.evaluate(() => localStorage.getItem('signInMethod'))).toBe('oidc')

  await page.evaluate(() => sessionStorage.setItem('pairing-suggestions', '{}'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await signOut(page)
  // Until the server has answered, a note says that the sign-out is due.
  await expect.poll(() => keptOfPerson(page)).toEqual([])
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.goBack()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  expect(await page.getByText('Welcome back, Ida!').count()).toBe(0)

  await walkToSignIn(page)
  await page.getByRole('link', { name: 'Continue with Single Sign-On' }).click()
  // The issuer remembers both the account and the consent.
  await page.getByRole('heading', { name: 'Welcome back, Ida!' }).waitFor()
  quiet()
  // A navigation that the worker leaves to the network is sent once: the second would begin another sign-in.
  expect(await answersOf('/api/login')).toBe(4)
  expect(await answersOf('/api/logout')).toBe(1)
})

test('what Bob refuses at the issuer, and an unconfirmed address, are explained on the landing page', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await page.goto('/login')
  await toConsent(page, 'bob')
  await page.getByRole('button', { name: 'Deny' }).click()
  const failure = page.getByRole('alert')
  await failure.getByText('Sign In Failed').waitFor()
  await failure.getByText('You said no at the issuer.').waitFor()
  expect(page.url()).toBe(`${server.address}/`)
  await wellMade(page)

  await page.context().clearCookies()
  await walkToSignIn(page)
  await toConsent(page, 'unsure')
  await page.getByRole('button', { name: 'Allow' }).click()
  await failure.getByText('Sign In Failed').waitFor()
  await failure.getByText(/has not confirmed your email address/).waitFor()
  quiet()
})

test('the completion screens tell what did not come', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  const failure = page.getByRole('alert')
  for (const path of ['/auth/callback', '/oauth-callback']) {
    await arriveAt(page, path)
    await failure.getByText('No authentication token received').waitFor()
    await text(page, 'Sign In Failed')
    expect(page.url()).toBe(`${server.address}/`)
    await wellMade(page)
    await arriveAt(page, `${path}?error=access_denied&error_description=You%20said%20%3Cb%3Eno%3C%2Fb%3E.`)
    await failure.getByText('OAuth error: You said <b>no</b>.').waitFor()
  }
  await arriveAt(page, '/auth/success?token=a.b.c')
  await page.waitForURL('**/login?error=no_tokens')
  await failure.getByText('No authentication token received').waitFor()
  await wellMade(page)
  quiet()
})

test('a token that this client did not begin to ask for is refused on every completion screen', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/me')) asked.push(request.url())
  })
  const token = `e30.${Buffer.from('{"exp":4102444800}').toString('base64url')}.signature`
  for (const path of ['/auth/callback', '/oauth-callback', '/auth/success']) {
    await arriveAt(page, `${path}?token=${token}&refresh=r&state=guessed`)
    await page.waitForURL('**/login?error=not_begun')
    await page.getByRole('alert').getByText('That sign-in was not begun in this app').waitFor()
    expect(await keptOfPerson(page)).toEqual([])
  }
  await wellMade(page)
  expect(asked).toEqual([])
  await page.goBack()
  expect(page.url()).not.toContain('token')
  quiet()
})

test('while a sign-in is completed its token is in no address, and the screen says what goes on', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  // The screen waits until the server's answer about the user.
  await page.route('**/api/auth/user', () => undefined)
  await page.goto('/auth/callback?provider=oidc')
  await page.getByRole('heading', { name: 'Completing sign in...' }).waitFor()
  expect(page.url()).toBe(`${server.address}/auth/callback`)
  await wellMade(page)
})

test('the landing page does what its address asks for, once', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await page.goto('/?showLogin=true&planSelected=true&platform=ios&from=letter')
  await page.getByRole('dialog').waitFor()
  await page.waitForURL(`${server.address}/?from=letter`)
  await page.reload()
  // The dialog of the address, which offers a new account first, would lie over this button.
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await page.getByRole('dialog').getByRole('link').allInnerTexts()).toEqual([
    'Sign In',
    'Create Account',
  ])

  await arriveAt(page, `/?error=${'<img src=x onerror=alert(1)> '.repeat(100)}`)
  const failure = page.getByRole('alert')
  await failure.getByText('<img src=x onerror=alert(1)>').waitFor()
  expect((await failure.textContent())!.length).toBeLessThan(250)
  await wellMade(page)
  for (const [code, said] of [
    ['no_token', 'No authentication token received'],
    ['auth_failed', 'Signing in did not work. Please try again.'],
  ] as const) {
    await arriveAt(page, `/?error=${code}`)
    await failure.getByText(said).waitFor()
  }
  quiet()
})

test('who signs out in one tab is signed out in the other, and sees nobody else’s figures there', async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Tilda')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await other.getByRole('heading', { name: 'Welcome back, Tilda!' }).waitFor()
  await signOut(page)
  await other.waitForURL(`${server.address}/`)
  await other.getByRole('button', { name: 'Sign In' }).waitFor()
  await register(page, 'Theo')
  await other.reload()
  await walkTo(other, '/dashboard')
  await other.getByRole('heading', { name: 'Welcome back, Theo!' }).waitFor()
  quiet()
})
