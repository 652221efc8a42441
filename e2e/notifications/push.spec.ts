import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '#contract/config.ts'
import type { NotificationStats, PushPayload } from '#contract/notifications.ts'
import { newVisitor, openBrowser, phone, register, workerAllowed } from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { words } from '#web/worker/words.ts'
import { startPushServer } from './push-server.ts'

let started: Awaited<ReturnType<typeof startPushServer>>
let service: typeof started.service
let server: typeof started.server
let browser: Browser
beforeAll(async () => {
  started = await startPushServer()
  ;({ service, server } = started)
  browser = await openBrowser({ whole: true })
})
afterAll(async () => {
  await browser?.close()
  await started?.stop()
})

test('a message travels from the server through the push service to the screen, and says so', async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await refuseSubscriptions(page)
  await context.grantPermissions(['notifications'])
  await register(page, 'Ann')
  const deliver = await withWorker(page, context)
  const { vapidPublicKey } = await call<Config>(page, 'GET', '/api/config')
  const token = service.subscribe(vapidPublicKey!)
  await call(page, 'POST', '/api/register-device-token', { token, platform: 'web' })

  await call(page, 'POST', '/api/notifications/test', { testType: 'meal_reminder' })
  const { text } = service.received.at(-1)!
  const { title, body, url, receipt } = JSON.parse(text) as PushPayload
  expect(await stats(page)).toMatchObject({ totalSent: 1, delivered: 0, opened: 0 })

  await deliver(text)
  await expect.poll(() => shown(page)).toEqual([{ title, body, data: { url, receipt } }])
  await expect.poll(() => stats(page)).toMatchObject({ totalSent: 1, delivered: 1, opened: 0 })

  // The window navigates without a reload.
  await page.evaluate(() => {
    document.title = 'the same page'
    Object.assign(window, { stillHere: true })
  })
  await click(context)
  await page.waitForURL(`**${url}`)
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true)
  await expect.poll(() => stats(page)).toMatchObject({ totalSent: 1, delivered: 1, opened: 1 })
  await expect.poll(() => shown(page)).toEqual([])
  quiet()
  await context.close()
})

test('a reminder whose time has come is sent by the server itself, to the screen, and one that was switched off is not', async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await refuseSubscriptions(page)
  await context.grantPermissions(['notifications'])
  await register(page, 'Rhea')
  const { vapidPublicKey } = await call<Config>(page, 'GET', '/api/config')
  const token = service.subscribe(vapidPublicKey!)
  await call(page, 'POST', '/api/register-device-token', { token, platform: 'web' })
  // Not due by itself during the test.
  const lunch = new Date(began.getTime() + 12 * 3_600_000).toISOString().slice(11, 16)
  const schedule = { breakfast: null, lunch, dinner: null, timezone: 'UTC' }
  await call(page, 'POST', '/api/notifications/schedule-reminders', schedule)
  const before = service.received.length
  for (const meal of ['lunch', 'dinner']) await server.reachReminder('Rhea', meal)
  // The server checks once a minute.
  await expect.poll(() => service.received.length, { timeout: 100_000, interval: 500 }).toBe(before + 1)
  const { text } = service.received.at(-1)!
  const { title, body, url, receipt } = JSON.parse(text) as PushPayload
  expect(url).toBe('/nutrition')
  const deliver = await withWorker(page, context)
  await deliver(text)
  await expect.poll(() => shown(page)).toEqual([{ title, body, data: { url, receipt } }])
  await expect.poll(() => stats(page)).toMatchObject({ totalSent: 1, delivered: 1, opened: 0 })
  quiet()
  await context.close()
}, 150_000)

test('what is no message of ours shows nothing but that there is news', async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await context.grantPermissions(['notifications'])
  await page.goto('/login')
  const deliver = await withWorker(page, context)
  await deliver('{"title":"You have won","body":"Click here","url":"https://evil.example/"}')
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Forkmile', body: words.news, data: { url: '/', receipt: undefined } }])
  quiet()
  await context.close()
})

test('the worker is looked for anew at each visit, and its keys are kept for their owner alone', async () => {
  const { headers } = await fetch(`${server.address}/sw.js`)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toContain('javascript')
  expect((await stat(join(server.folder, 'vapid-keys'))).mode & 0o777).toBe(0o600)
})

/**
 * Refuses the subscription that the app requests some seconds after its start: a private window would also log an
 * error.
 */
function refuseSubscriptions(page: Page) {
  return page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('Private', 'NotAllowedError'))
  })
}

/** Installs the worker; answers a function that delivers a push message, like the browser's push service. */
async function withWorker(page: Page, context: BrowserContext) {
  const devtools = await context.newCDPSession(page)
  const { promise: found, resolve } = Promise.withResolvers<string>()
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    for (const { registrationId, isDeleted } of registrations) if (!isDeleted) resolve(registrationId)
  })
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js')
    await navigator.serviceWorker.ready
  })
  const registrationId = await found
  return (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: server.address, registrationId, data })
}

/** Clicks the shown notification, which a headless browser does not display. */
async function click(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(async () => {
    // The window may take longer than the worker's second to answer on a busy machine.
    globalThis.setTimeout = (() => 0) as unknown as typeof setTimeout
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration } & EventTarget
    const [notification] = await scope.registration.getNotifications()
    const Click = Reflect.get(globalThis, 'NotificationEvent')
    scope.dispatchEvent(new Click('notificationclick', { notification }))
  })
}

function shown(page: Page) {
  return page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready
    return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, data }))
  })
}

const stats = (page: Page) => call<NotificationStats>(page, 'GET', '/api/notifications/stats')

function call<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(path, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      return answer.json()
    },
    { method, path, body },
  )
}
