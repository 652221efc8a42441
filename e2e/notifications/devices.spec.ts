import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '#contract/config.ts'
import {
  desktop,
  newVisitor,
  openBrowser,
  phone,
  register,
  wellMade,
  workerAllowed,
} from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { walkTo } from '../walk.ts'
import { startPushServer } from './push-server.ts'

const owner = 'ida@example.com'
let started: Awaited<ReturnType<typeof startPushServer>>
let service: typeof started.service
let server: typeof started.server
let browser: Browser
beforeAll(async () => {
  started = await startPushServer({ OWNER_EMAIL: owner })
  ;({ service, server } = started)
  browser = await openBrowser({ whole: true })
})
afterAll(async () => {
  await browser?.close()
  await started?.stop()
})

const registering = (method: 'POST' | 'DELETE') => (request: Request) =>
  request.method() === method && request.url().endsWith('/api/register-device-token')

test('a device is switched on, tested, registered again at each start, and switched off for good', {
  tags: 'core',
}, async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  const { token, vapidPublicKey, keyUsed } = await withSubscriptions(page)
  const { email } = await register(page, 'Ida')
  expect(email).toBe(owner)
  await server.change('update users set email_verified = true where email = $1', [owner])
  await page.reload()
  await walkTo(page, '/account?tab=notifications')
  await page.getByText('Nothing has been sent yet.', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Basic' }).click()
  await page.getByText('Test Failed', { exact: true }).first().waitFor()
  await page.getByText('No device receives notifications yet.', { exact: false }).first().waitFor()

  // Granted only now: a start with permission registers the device by itself.
  await context.grantPermissions(['notifications'])
  const registered = page.waitForRequest(registering('POST'))
  await page.getByRole('button', { name: 'Enable Notifications' }).click()
  await page.getByText('Notifications Enabled!', { exact: true }).first().waitFor()
  expect((await registered).postDataJSON()).toEqual({ token, platform: 'web' })
  expect(await keyUsed()).toBe(vapidPublicKey)
  await page.getByText('Enabled', { exact: true }).waitFor()
  await wellMade(page)

  const before = service.received.length
  for (const [index, test] of ['Basic', 'System', 'Milestone', 'Meal Reminder'].entries()) {
    await page.getByRole('button', { name: test, exact: true }).click()
    await expect.poll(() => service.received.length).toBe(before + index + 1)
  }
  await page.getByText('Sent to 1 device.').first().waitFor()
  await expect.poll(() => figure(page, 'Total Sent')).toBe('4')
  await wellMade(page)

  // Simulates a subscription with an older server key.
  await page.evaluate(() => localStorage.setItem('subscription of the test', 'an older key'))
  const again = page.waitForRequest(registering('POST'))
  await page.reload()
  expect((await again).postDataJSON()).toEqual({ token, platform: 'web' })
  expect(await keyUsed()).toBe(vapidPublicKey)
  const forgotten = page.waitForRequest(registering('DELETE'))
  await page.getByRole('button', { name: 'Turn Off on This Device' }).click()
  expect((await forgotten).postDataJSON()).toEqual({ token })
  await page.getByText('Notifications Turned Off', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Enable Notifications' }).waitFor()

  const registrations = await startAgain(page)
  await page.getByRole('button', { name: 'Enable Notifications' }).click()
  await page.getByText('Notifications Enabled!', { exact: true }).first().waitFor()
  // An unrequested registration would have come first.
  expect(registrations()).toBe(1)
  quiet()
})

test('Runa finds behind the bell what was sent, and opens what it is about', async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, phone, 'dark', workerAllowed)
  await withSubscriptions(page)
  await register(page, 'Runa')
  await walkTo(page, '/account?tab=notifications')
  await context.grantPermissions(['notifications'])
  await page.getByRole('button', { name: 'Enable Notifications' }).click()
  await page.getByText('Notifications Enabled!', { exact: true }).first().waitFor()
  for (const testType of ['system', 'meal_reminder']) {
    const sent = await page.request.post('/api/notifications/test', { data: { testType } })
    expect(sent.status()).toBe(200)
  }

  const bell = page.getByRole('link', { name: 'Notifications', exact: true })
  await bell.click()
  const today = page.getByRole('region', { name: 'Today' })
  await today.getByRole('link').first().waitFor()
  const said = () => today.getByRole('link').allInnerTexts()
  const newest = [/^Time for lunch\s+new/, /^A system message\s+new/].map((text) =>
    expect.stringMatching(text),
  )
  await expect.poll(said).toEqual(newest)
  await wellMade(page)

  await today.getByRole('link', { name: /^Time for lunch/ }).click()
  await page.waitForURL('**/nutrition')
  await bell.click()
  await expect.poll(said).toEqual([expect.stringMatching(/^Time for lunch\s+\d/), newest[1]])

  await page.getByRole('link', { name: 'Notification Settings' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.goBack()
  await today.waitFor()
  quiet()
})

test('signing out ends what was sent to the device', async () => {
  const { page, context } = await newVisitor(browser, server.address, desktop, 'light', workerAllowed)
  const { token } = await withSubscriptions(page)
  await register(page, 'Otto')
  await walkTo(page, '/account?tab=notifications')
  await context.grantPermissions(['notifications'])
  await page.getByRole('button', { name: 'Enable Notifications' }).click()
  await page.getByText('Notifications Enabled!', { exact: true }).first().waitFor()
  const forgotten = page.waitForResponse((response) => registering('DELETE')(response.request()))
  // Signing out waits a second or two for this, which a busy machine may exceed.
  await page.clock.install({ time: began })
  await page.clock.pauseAt(began.getTime() + 60_000)
  await page.getByRole('button', { name: 'account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const answer = await forgotten
  expect(answer.request().postDataJSON()).toEqual({ token })
  expect(answer.status()).toBe(200)
})

test('nobody is asked, and nothing registered, before permission was given on the card', async () => {
  const { page } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(window, { asked })
    let permission: NotificationPermission = 'default'
    const answers: NotificationPermission[] = ['default', 'denied']
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      asked.push('permission')
      permission = answers.shift()!
      return permission
    }
  })
  await register(page, 'Lea')
  await walkTo(page, '/account?tab=notifications')
  const registrations = await startAgain(page)
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([])

  const enable = page.getByRole('button', { name: 'Enable Notifications' })
  await enable.click()
  await page.getByText('Notifications stay off', { exact: true }).first().waitFor()
  await enable.click()
  await page.getByText('Permission Denied', { exact: true }).first().waitFor()
  await page.getByText('Open the site’s settings beside the address bar', { exact: false }).first().waitFor()
  await enable.waitFor({ state: 'detached' })
  await wellMade(page)
  expect(registrations()).toBe(0)
})

test('a browser without push says so', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop, 'dark')
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await register(page, 'Ben')
  await walkTo(page, '/account?tab=notifications')
  await page.getByText('Not Supported', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Enable Notifications' }).count()).toBe(0)
  await wellMade(page)
  quiet()
})

/** A double of the page's push service, which this Chromium lacks; subscriptions survive a reload. */
async function withSubscriptions(page: Page) {
  const { vapidPublicKey } = (await (await fetch(`${server.address}/api/config`)).json()) as Config
  const token = service.subscribe(vapidPublicKey!)
  await page.addInitScript((token) => {
    const kept = 'subscription of the test'
    const subscription = () => ({
      toJSON: () => JSON.parse(token),
      unsubscribe: async () => {
        localStorage.removeItem(kept)
        return true
      },
    })
    const stubs = {
      async subscribe({ applicationServerKey }: PushSubscriptionOptionsInit) {
        const before = localStorage.getItem(kept)
        if (before && before !== applicationServerKey)
          throw new DOMException('Another key', 'InvalidStateError')
        localStorage.setItem(kept, String(applicationServerKey))
        return subscription()
      },
      getSubscription: async () => (localStorage.getItem(kept) ? subscription() : null),
    }
    Object.assign(PushManager.prototype, stubs)
  }, token)
  return {
    token,
    vapidPublicKey,
    /** The server key of the subscription; null without one. */
    keyUsed: () => page.evaluate(() => localStorage.getItem('subscription of the test')),
  }
}

/** Reloads the page and advances its clock past the first seconds; answers the number of registrations since. */
async function startAgain(page: Page) {
  let count = 0
  page.on('request', (request) => {
    if (registering('POST')(request)) count += 1
  })
  await page.clock.install()
  await page.reload()
  await page.getByRole('heading', { name: 'Push Notifications' }).waitFor()
  await page.clock.runFor(10_000)
  await page.clock.resume()
  return () => count
}

const figure = (page: Page, label: string) =>
  page
    .locator('dl > div', { has: page.getByText(label, { exact: true }) })
    .locator('dd')
    .textContent()
