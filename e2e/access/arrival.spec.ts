import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeDouble } from '#server/adapters/payments/double.ts'
import {
  arriveAt,
  desktop,
  newVisitor,
  phone,
  register,
  skipFirstScreen,
  wellMade,
} from '#testing/browser.ts'
import { linkInEmail } from '#testing/outbox.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo, walkToPayment } from '../walk.ts'

const { browser } = await testBed()

let stripe: Awaited<ReturnType<typeof stripeDouble>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  stripe = await stripeDouble()
  server = await startServer(stripe.env)
})
afterAll(async () => {
  await server?.stop()
  await stripe?.stop()
})

async function fillIn(page: Page, name: string) {
  await page.getByLabel('First name').fill(name)
  await page.getByLabel('Email').fill(`${name.toLowerCase()}@arrival.example`)
  await page.getByLabel('Password', { exact: true }).fill(`${name} has a long password`)
}

const newAccountPage = (page: Page) =>
  page.getByRole('heading', { name: 'Start with honest numbers' }).waitFor()

test('wherever the free trial is started, creating an account comes first', async () => {
  for (const path of ['/', '/why-forkmile', '/about']) {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await page.goto(path)
    const trial = page.getByRole('main').getByRole('button', { name: 'Start 7-Day Free Trial' })
    await trial.first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Sign in securely to continue with your fitness journey').waitFor()
    await wellMade(page)
    expect(await dialog.getByRole('link').allInnerTexts()).toEqual(['Create Account', 'Sign In'])
    await dialog.getByRole('link', { name: 'Create Account' }).click()
    await page.waitForURL('**/register')
    await newAccountPage(page)
    quiet()
  }
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await page.goto('/demos')
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click()
  await newAccountPage(page)
  quiet()
})

test('signing in is the first thing where signing in is asked for, and leads to the hosted sign-in', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await page.goto('/')
  await page.getByRole('button', { name: 'Sign In' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Sign in securely to continue with your fitness journey').waitFor()
  expect(await dialog.getByRole('link').allInnerTexts()).toEqual(['Sign In', 'Create Account'])
  await dialog.getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  quiet()
})

test('an address that asks for signing in leads those on who are signed in', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Gwen')
  await arriveAt(page, '/?showLogin=true')
  await page.waitForURL('**/dashboard')
  await page.getByRole('heading', { name: 'Welcome back, Gwen!' }).waitFor()
  await page.evaluate(() => localStorage.setItem('selectedPlan', 'pro'))
  await arriveAt(page, '/?showLogin=true&planSelected=true')
  await page.waitForURL('**/subscribe?plan=pro')
  quiet()
})

test('Ada chooses a plan, registers and starts without paying, with a reload at every step', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await page.goto('/choose-plan')
  await page.getByText('Pro Plan').first().click()
  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: /Pro Plan/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('dialog').getByText('Your choice: Pro Plan').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Start 7-Day Free Trial' }).first().click()
  await page.getByRole('dialog').getByText('Your choice: Pro Plan').waitFor()
  await wellMade(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login')
  await page.getByText('Your choice: Pro Plan').waitFor()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await newAccountPage(page)

  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Email').fill('ada@arrival.example')
  await page.getByLabel('Password', { exact: true }).fill('half of a password')
  await page.reload()
  await page.getByText('Your choice: Pro Plan').waitFor()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Ada')
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('')
  await fillIn(page, 'Ada')
  await page.getByRole('button', { name: 'Create Account' }).click()

  await skipFirstScreen(page)
  await page.waitForURL('**/subscribe?plan=pro')
  await page.reload()
  await page.getByRole('button', { name: 'Continue to Payment' }).waitFor()
  await page.getByText('Your free days have begun and need no card.', { exact: false }).waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.getByRole('heading', { name: 'Pay by card' }).waitFor()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByText('Nothing was charged').waitFor()
  await page.reload()
  await page.getByText('Nothing was charged').waitFor()
  await page.getByRole('link', { name: 'Start Now Without Paying' }).click()
  await page.getByRole('heading', { name: 'Welcome back, Ada!' }).waitFor()
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('sign_up_email')
  // The chosen plan is handled.
  await arriveAt(page, '/login')
  await page.waitForURL('**/dashboard')
  quiet()
})

test('help and the legal pages are found on the plan chooser, the checkout and Account', async () => {
  const guest = await newVisitor(browser, server.address, phone)
  await guest.page.goto('/choose-plan')
  await seesHelp(guest.page)

  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Hella')
  await walkTo(page, '/account')
  await seesHelp(page)
  await walkTo(page, '/choose-plan')
  await seesHelp(page)
  await walkToPayment(page, 'Plus Plan')
  await seesHelp(page)
  await page.getByRole('main').getByRole('link', { name: 'Terms' }).click()
  await page.getByRole('heading', { name: 'Terms of Service', level: 1 }).waitFor()
  for (const one of [guest, { quiet }]) one.quiet()
})

async function seesHelp(page: Page) {
  const help = page.getByRole('main').locator('a:visible')
  for (const href of ['/about#contact', '/terms', '/privacy'])
    await expect.poll(() => help.and(page.locator(`[href="${href}"]`)).count()).toBe(1)
}

test('a reload of the confirmed payment and of a letter’s page loses neither', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  const { email, password } = await register(page, 'Rena')
  await arriveAt(page, await linkInEmail(server.folder, email, '/verify-email'))
  await page.getByRole('heading', { name: 'Confirm your address' }).waitFor()
  expect(page.url()).toBe(`${server.address}/verify-email`)
  await page.reload()
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Confirm Address' }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await page.getByRole('heading', { name: 'Welcome back, Rena!' }).waitFor()
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('email_link')

  await walkToPayment(page, 'Plus Plan')
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.getByRole('heading', { name: 'You are on the Plus Plan' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'You are on the Plus Plan' }).waitFor()
  quiet()
})

test('a sign-in that failed is told once', async () => {
  const { page } = await newVisitor(browser, server.address, desktop)
  await page.goto('/auth/callback?error=access_denied&error_description=You%20said%20no.')
  await page.getByRole('alert').getByText('OAuth error: You said no.').waitFor()
  await page.getByText('Sign In Failed', { exact: true }).waitFor()
  expect(await page.getByText('Sign In Failed', { exact: true }).count()).toBe(1)
  expect(await page.getByText('OAuth error: You said no.', { exact: true }).count()).toBe(1)
  await wellMade(page)
})

const loggedOut = 'You are logged out. Logging in again...'
/** Ends the sessions, as after an expiry or a sign-out everywhere. */
const endSessions = (email: string) =>
  server.change('delete from sessions where user_id in (select id from users where email = $1)', [email])

test('a poll that finds the session over says so before the sign-in page comes', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await page.clock.install()
  const { email } = await register(page, 'Paul')
  await endSessions(email)
  // The request for the sign-in page is held back.
  await page.route('**/api/login', (route) => route.fulfill({ status: 204 }))
  const leaving = page.waitForRequest('**/api/login')
  await page.clock.fastForward(61_000)
  await page.getByText('Unauthorized').first().waitFor()
  await page.getByText(loggedOut).first().waitFor()
  await page.getByRole('heading', { name: 'Access Your Dashboard' }).waitFor()
  await leaving
  await wellMade(page)
  expect(page.url()).toBe(`${server.address}/dashboard`)
  await page.unroute('**/api/login')
  await page.getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login')
  await page.getByRole('heading', { name: 'Welcome back', exact: true }).waitFor()
})

test('after an ended session a slow line still ends at sign-in', async () => {
  const { page } = await newVisitor(browser, server.address, desktop)
  const { email } = await register(page, 'Sloan')
  await walkTo(page, '/fitness?tab=goals')
  const save = page.getByRole('button', { name: 'Save Goals' })
  await save.waitFor()
  await endSessions(email)
  let asked = 0
  const line = Promise.withResolvers<void>()
  await page.route('**/api/auth/user', async (route) => {
    asked++
    await line.promise
    await route.continue().catch(() => undefined)
  })
  await page.getByRole('main').getByRole('textbox').first().fill('2100')
  await save.click()
  await page.getByText(loggedOut).first().waitFor()
  await page.waitForURL('**/login')
  await expect.poll(() => asked).toBeGreaterThan(0)
  const answered = page.waitForResponse('**/api/auth/user')
  line.resolve()
  await answered
  await page.getByRole('heading', { name: 'Welcome back', exact: true }).waitFor()
  await page.getByLabel('Email').waitFor()
  expect(page.url()).toBe(`${server.address}/login`)
})

test('the first sign-in tells the zone of the browser once', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'light', {
    timezoneId: 'Europe/Berlin',
  })
  const told: (string | null)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user/timezone')) told.push(request.postData())
  })
  const zone = () => JSON.parse(localStorage.getItem('user') ?? '{}').timezone
  // A poll answered before the zone was saved arrives after it.
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/user/timezone', (route) => asked.promise.then(() => route.continue()))
  await page.route(
    '**/api/user',
    async (route) => {
      const response = await route.fetch()
      asked.resolve()
      await page.waitForFunction(zone)
      await route.fulfill({ response }).catch(() => undefined)
    },
    { times: 1 },
  )
  await page.goto('/register')
  await fillIn(page, 'Zora')
  await page.getByRole('button', { name: 'Create Account' }).click()
  await skipFirstScreen(page)
  await page.getByRole('heading', { name: 'Welcome back, Zora!' }).waitFor()
  await page.waitForFunction(zone)
  const polled = page.waitForResponse('**/api/user')
  await page.reload()
  await polled
  await page.getByRole('heading', { name: 'Welcome back, Zora!' }).waitFor()
  expect(await page.evaluate(zone)).toBe('Europe/Berlin')
  expect(told).toEqual(['{"timezone":"Europe/Berlin"}'])
  quiet()
})
