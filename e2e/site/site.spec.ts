import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPages, whyPath } from '#contract/screens.ts'
import { arriveAt, desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { watchLoading } from '../everywhere/loading.ts'
import { walkTo } from '../walk.ts'

const { browser, server: plain } = await testBed()

let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ SUPPORT_EMAIL: 'help@forkmile.example' })
})
afterAll(() => server.stop())

for (const size of [phone, desktop]) {
  test(`every public page is well made in both themes and wakes up without a complaint, at ${size.width} pixels`, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, size)
    for (const path of publicPages) {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await arriveAwake(page, path)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await wellMade(page)
      }
    }
    quiet()
  })

  test(`no public page moves anything as it wakes up, at ${size.width} pixels`, async () => {
    const { page } = await newVisitor(browser, server.address, size)
    // A font that arrives after the first paint moves text where no system font has its metrics.
    await page.route(/\.woff2$/, (route) => route.abort())
    await page.addInitScript(() => {
      const seen = window as unknown as { shift: number }
      seen.shift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const settled = watchLoading(page)
    for (const path of publicPages) {
      await arriveAwake(page, path)
      await settled()
      const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
      expect({ path, shift }).toEqual({ path, shift: 0 })
    }
  })
}

/** Opens a public page and waits until its visitor is known. */
async function arriveAwake(page: Page, path: string) {
  await arriveAt(page, path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('header').getByText('Sign In').waitFor()
}

test('without scripts every page can be read, its menu opens and its doors are links', async () => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: phone,
    baseURL: server.address,
  })
  const page = await context.newPage()
  for (const path of publicPages) {
    await arriveAt(page, path)
    expect((await page.locator('main').innerText()).length).toBeGreaterThan(700)
    expect(await page.getByText('Checking whether you are signed in…').isVisible()).toBe(false)
    const signIn = page.locator('header').getByRole('link', { name: 'Sign In' })
    expect([await signIn.isVisible(), await signIn.getAttribute('href')]).toEqual([true, '/login'])
    await page.locator('header summary').click()
    await page.locator('header details').getByRole('link', { name: 'Why Forkmile' }).click()
    await page.waitForURL(`**${whyPath}`)
  }
  await arriveAt(page, '/about')
  await page.getByText('The form needs JavaScript.').waitFor()
  expect(await page.getByRole('link', { name: 'help@forkmile.example' }).getAttribute('href')).toBe(
    'mailto:help@forkmile.example',
  )
  await context.close()
})

test('an unknown page shows the not-found screen, which leads home', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await page.goto('/no-such-page')
  await page.getByText('Did you forget to add the page to the router?').waitFor()
  await wellMade(page)
  await page.getByRole('link', { name: 'Go Home' }).click()
  await page.getByRole('heading', { name: 'Honest numbers for every plate and every mile.' }).waitFor()
  quiet()
})

test('a stranger is asked in a dialog, which leads to the sign-in page', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await page.goto('/')
  await page.getByRole('button', { name: 'Start 7-Day Free Trial' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Sign in securely to continue with your fitness journey').waitFor()
  await dialog.getByText('Google, Apple, GitHub, X and email/password sign-in are supported.').waitFor()
  await wellMade(page)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Sign In' }).click()
  await dialog.getByRole('link', { name: 'Sign In' }).click()
  await page.waitForURL('**/login*')
  quiet()
})

test('the address can ask for the dialog, keep a plan, and tell of a sign-in that failed', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await page.goto('/?error=no_token')
  await page.getByRole('alert').getByText('No authentication token received').waitFor()
  await arriveAt(page, '/?error=Access%20%3Cb%3Edenied')
  await page.getByRole('alert').getByText('Access <b>denied').waitFor()
  await wellMade(page)
  await page.evaluate(() => localStorage.setItem('selectedPlan', 'pro'))
  await arriveAt(page, '/?showLogin=true&planSelected=true&platform=ios')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Pro Plan is chosen.').waitFor()
  await wellMade(page)
  quiet()
})

test('for whoever is signed in the header leads to the dashboard, and signing out closes it again', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Homer')
  const question = new Promise<Route>((resolve) => page.route('**/api/auth/user', resolve, { times: 1 }))
  await arriveAt(page, '/')
  await page.getByText('Checking whether you are signed in…').waitFor()
  expect(await page.locator('header').getByText('Sign In').isVisible()).toBe(false)
  await (await question).continue()
  await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Start 7-Day Free Trial' }).first().click()
  await page.waitForURL('**/dashboard')
  await walkTo(page, '/about')
  await page.getByRole('link', { name: 'Logout' }).click()
  await page.locator('header').getByText('Sign In').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBe(null)
  quiet()
})

test('a message keeps what was typed until it has arrived, and says so', { tags: 'core' }, async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await page.goto('/about')
  await page.locator('header').getByText('Sign In').waitFor()
  const send = page.getByRole('button', { name: 'Send Message' })
  await send.click()
  await page.getByText('Tell us your name.').waitFor()
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name')
  await wellMade(page)

  await page.getByLabel('Name').fill('Ann Lee')
  await page.getByLabel('Email').fill('no address')
  await page.getByLabel('Subject').fill('My scale')
  await page.getByLabel('Message').fill('Can I connect it?')
  await send.click()
  await page.getByText('Enter a valid email address.').or(page.locator('[role=alert]').first()).waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Can I connect it?')

  await page.getByLabel('Email').fill('ann@example.com')
  await page.route('**/api/contact', (route) => route.abort())
  await send.click()
  await page.getByText('Failed to send message.').waitFor()
  await page.getByText('Please try again or email us directly at').waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('Can I connect it?')
  await wellMade(page)

  await page.unroute('**/api/contact')
  const asked = Promise.withResolvers<Route>()
  await page.route('**/api/contact', asked.resolve)
  await send.click()
  await page.getByRole('button', { name: 'Sending...' }).waitFor()
  expect(await page.getByRole('button', { name: 'Sending...' }).isDisabled()).toBe(true)
  await page.getByText('Failed to send message.').waitFor({ state: 'detached' })
  await (await asked.promise).continue()
  await page.getByText('Message sent successfully!').waitFor()
  await page.getByText("We'll get back to you within 24 hours.").waitFor()
  expect(await page.getByLabel('Message').inputValue()).toBe('')
  await wellMade(page)
})

test('an instance without an address for people names none, and leads to the form instead', async () => {
  const { page, quiet } = await newVisitor(browser, plain.address, phone)
  await page.goto('/privacy')
  await page.locator('header').getByText('Sign In').waitFor()
  await page.getByRole('link', { name: 'the form on the About page' }).click()
  await page.waitForURL('**/about#contact')
  expect(await page.getByText('Or write to').count()).toBe(0)
  quiet()
  await page.route('**/api/contact', (route) => route.abort())
  for (const label of ['Name', 'Subject', 'Message'])
    await page.getByLabel(label, { exact: true }).fill('Hi there')
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await page.getByText('Please try again.', { exact: true }).waitFor()
})

test('the year of the copyright is this one, and one plan is the most popular everywhere', async () => {
  const year = began.getUTCFullYear()
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  for (const path of ['/', whyPath]) {
    await arriveAt(page, path)
    await page.locator('header').getByText('Sign In').waitFor()
    await page.getByText(`© ${year} Forkmile`).waitFor()
    const badge = page.getByText('Most Popular', { exact: true })
    await badge.waitFor()
    expect(await page.getByRole('article').filter({ has: badge }).innerText()).toContain('Plus Plan')
    expect(await page.getByText('Popular', { exact: true }).count()).toBe(0)
  }
  expect(await page.getByText('everything in it').count()).toBe(0)
  quiet()
})
