import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  arriveAt,
  desktop,
  keptOfPerson,
  newVisitor,
  phone,
  skipFirstScreen,
  wellMade,
} from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { startIssuer } from '#testing/issuer.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { asTheApp, leavesTheApp, linkToTheApp, openInTheApp } from '../ios/phone-app.ts'

const { browser } = await testBed()

let issuer: Awaited<ReturnType<typeof startIssuer>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  issuer = await startIssuer()
  server = await startServer(issuer.env)
})
afterAll(async () => {
  await server?.stop()
  await issuer?.stop()
})

const token = (page: Page, key = 'access_token') => page.evaluate((name) => localStorage.getItem(name), key)

/** The app on a phone, and the browser beside it. */
async function phoneOf() {
  const app = await newVisitor(browser, server.address, phone)
  await asTheApp(app.context)
  const outside = await newVisitor(browser, server.address, phone)
  await app.page.goto('/')
  return { app, outside }
}

async function leaveByTheDialog(page: Page) {
  await page.getByRole('button', { name: 'Sign In' }).click()
  const button = page.getByRole('dialog').getByRole('button', { name: 'Sign In' })
  await button.waitFor()
  return leavesTheApp(page, () => button.click())
}

async function signUpOutside(page: Page, name: string) {
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(`${name} has a long password`)
  await page.getByRole('button', { name: 'Create Account' }).click()
}

/** Signs up on the hosted page and returns to the app. */
async function signedIn(name: string) {
  const { app, outside } = await phoneOf()
  await outside.page.goto(await leaveByTheDialog(app.page))
  await signUpOutside(outside.page, name)
  const button = outside.page.getByRole('button', { name: 'Continue in the App' })
  await openInTheApp(app.page, await linkToTheApp(outside.page, () => button.click()))
  await skipFirstScreen(app.page)
  await app.page.getByRole('heading', { name: `Welcome back, ${name}!` }).waitFor()
  return app
}

/** All API requests of a page, with whether they carry a token. */
function asked(context: BrowserContext) {
  const calls: { path: string; signed: boolean }[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/'))
      calls.push({ path: pathname, signed: 'authorization' in request.headers() })
  })
  return calls
}

test('the app’s sign-in leads through the hosted page in the phone’s browser and back', async () => {
  const { app, outside } = await phoneOf()
  await arriveAt(app.page, '/login')
  await app.page.getByRole('heading', { name: 'Welcome to Forkmile' }).waitFor()
  await wellMade(app.page)
  const address = await leavesTheApp(app.page, () =>
    app.page.getByRole('button', { name: 'Sign In' }).click(),
  )
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    platform: 'ios',
    state: expect.stringMatching(/^[\w-]{43}$/),
    challenge: expect.stringMatching(/^[\w-]{43}$/),
  })

  await outside.page.goto(address)
  await outside.page.waitForURL('**/login?platform=ios')
  await signUpOutside(outside.page, 'Lena')
  const button = outside.page.getByRole('button', { name: 'Continue in the App' })
  await button.waitFor()
  await outside.page.getByText('lena@example.com').waitFor()
  await wellMade(outside.page)
  const link = await linkToTheApp(outside.page, () => button.click())
  expect(link).toMatch(/^forkmile:\/\/auth\/callback\?/)
  expect(link).not.toContain('token')

  const calls = asked(app.context)
  await openInTheApp(app.page, link)
  await skipFirstScreen(app.page)
  await app.page.getByRole('heading', { name: 'Welcome back, Lena!' }).waitFor()
  expect(app.page.url()).toBe(`${server.address}/dashboard`)
  expect((await token(app.page))?.split('.')).toHaveLength(3)
  expect(Date.parse((await token(app.page, 'token_expiry'))!)).toBeGreaterThan(began.getTime())
  const own = calls.filter(({ path }) => !/redeem|config|health|events/.test(path))
  expect(own.length).toBeGreaterThan(2)
  expect(own.filter(({ signed }) => !signed)).toEqual([])
  expect(await app.context.cookies()).toEqual([])

  // The link is single-use, and bound to that app.
  await openInTheApp(app.page, link)
  await app.page.getByRole('heading', { name: 'Welcome back, Lena!' }).waitFor()
  const stranger = await phoneOf()
  await openInTheApp(stranger.app.page, link)
  await stranger.app.page.getByText('That sign-in was not begun in this app').waitFor()
  await wellMade(stranger.app.page)
  expect(await token(stranger.app.page)).toBeNull()
  app.quiet()
  outside.quiet()
})

test('a provider’s sign-in comes back to the app that asked, and so does its refusal', async () => {
  const { app } = await phoneOf()
  for (const answer of ['Deny', 'Allow']) {
    const { page } = await newVisitor(browser, server.address, phone)
    await page.goto(await leaveByTheDialog(app.page))
    await page.getByRole('link', { name: 'Continue with Single Sign-On' }).click()
    await page.getByRole('button', { name: 'Continue as ann' }).click()
    const link = await linkToTheApp(page, () => page.getByRole('button', { name: answer }).click())
    await openInTheApp(app.page, link)
    if (answer === 'Allow') break
    await app.page.getByRole('alert').getByText('You said no at the issuer.').waitFor()
    await wellMade(app.page)
  }
  await skipFirstScreen(app.page)
  await app.page.getByRole('heading', { name: 'Welcome back, Ann!' }).waitFor()
  expect(await token(app.page, 'signInMethod')).toBe('oidc')
  app.quiet()
})

test('tokens that end are renewed by one tab for all, and the person notices nothing', async () => {
  const { context, page, quiet } = await signedIn('Rika')
  const second = await context.newPage()
  const refreshes: number[] = []
  context.on('response', (response) => {
    if (response.url().endsWith('/api/auth/refresh')) refreshes.push(response.status())
  })
  const before = await token(page, 'refresh_token')
  await page.evaluate(() => localStorage.removeItem('access_token'))
  const served = [page, second].map((one) => one.waitForResponse(/dashboard\/stats/))
  await Promise.all([page.reload(), second.goto('/dashboard')])
  for (const answer of await Promise.all(served)) expect(answer.status()).toBe(200)
  await second.getByRole('heading', { name: 'Welcome back, Rika!' }).waitFor()
  expect(refreshes).toEqual([200])
  expect(await token(page, 'refresh_token')).not.toBe(before)

  // A stolen copy of the old token was used: the session is revoked for both.
  await page.evaluate((old) => {
    localStorage.setItem('refresh_token', old!)
    localStorage.removeItem('access_token')
  }, before)
  await page.reload()
  await page.getByText('You are logged out. Logging in again...').first().waitFor()
  await page.waitForURL(`${server.address}/login`)
  expect(await token(page, 'refresh_token')).toBeNull()
  quiet()
})

test('the trial in the app begins on the page that creates an account', async () => {
  const { app, outside } = await phoneOf()
  await app.page.getByRole('button', { name: 'Start 7-Day Free Trial' }).first().click()
  const create = app.page.getByRole('dialog').getByRole('button', { name: 'Create Account' })
  await create.waitFor()
  await wellMade(app.page)
  await outside.page.goto(await leavesTheApp(app.page, () => create.click()))
  await outside.page.waitForURL('**/register?platform=ios')
  await outside.page.getByRole('heading', { name: 'Start with honest numbers' }).waitFor()
})

test('signing out of the app ends its tokens, here and on the server', async () => {
  const { page, quiet } = await signedIn('Olaf')
  const [access, renewal] = [await token(page), await token(page, 'refresh_token')]
  await page.getByRole('button', { name: 'account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  // Until the server has answered, a note says that the sign-out is due.
  await expect.poll(() => keptOfPerson(page)).toEqual([])
  const me = await fetch(`${server.address}/api/auth/me`, { headers: { authorization: `Bearer ${access}` } })
  expect(me.status).toBe(401)
  const refreshed = await fetch(`${server.address}/api/auth/refresh`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refresh_token: renewal }),
  })
  expect(refreshed.status).toBe(401)
  quiet()
})

test('whoever is signed in in the phone’s browser is asked before the app gets their account', async () => {
  const { app, outside } = await phoneOf()
  await outside.page.setViewportSize(desktop)
  await outside.page.goto('/register')
  await outside.page.getByLabel('First name').fill('Wanda')
  await outside.page.getByLabel('Email').fill('wanda@example.com')
  await outside.page.getByLabel('Password', { exact: true }).fill('Wanda has a long password')
  await outside.page.getByRole('button', { name: 'Create Account' }).click()
  await skipFirstScreen(outside.page)
  await outside.page.waitForURL('**/dashboard')
  await arriveAt(outside.page, await leaveByTheDialog(app.page))
  await outside.page.getByText('You are signed in here as wanda@example.com').waitFor()
  await wellMade(outside.page)
  await outside.page.getByRole('button', { name: 'Use Another Account' }).click()
  await outside.page.getByRole('link', { name: 'Create an account' }).waitFor()
  await signUpOutside(outside.page, 'Walter')
  await outside.page.getByText('You are signed in here as walter@example.com').waitFor()
})

test('links of the app’s scheme open its screens', async () => {
  const { page } = await signedIn('Lina')
  await openInTheApp(page, 'forkmile://account?tab=billing')
  await page.waitForURL('**/account?tab=billing')
  await openInTheApp(page, 'https://evil.example/dashboard')
  await openInTheApp(page, 'forkmile://dashboard')
  await page.waitForURL(`${server.address}/dashboard`)
})
