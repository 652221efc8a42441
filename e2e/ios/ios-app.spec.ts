import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { setTimezone } from '#contract/access/user.ts'
import { downloadData } from '#contract/account/account.ts'
import type { MealAnalysis } from '#contract/nutrition/nutrition.ts'
import { arriveAt, newVisitor, phone, wellMade } from '#testing/browser.ts'
import { zone } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { followedKey } from '#web/features/access/sign-out/clear-tab-storage.ts'
import { agedToken, api, files, inTheShell, signedUpInTheApp } from './ios-shell.ts'
import { openInTheApp } from './phone-app.ts'

const script = fileURLToPath(new URL('../../tools/scripts/client/build-ios.ts', import.meta.url))

const { browser, server } = await testBed()
beforeAll(async () => {
  const env = { ...process.env, PUBLIC_URL: api }
  await promisify(execFile)(process.execPath, [script, '--build'], { env })
})

test('the app that is built in runs under its own policy, names itself to its server, and wears the theme', {
  tags: 'core',
}, async () => {
  const { page, context, quiet } = await newVisitor(browser, files, phone, 'dark')
  await context.addInitScript(() => localStorage.setItem('theme', 'light'))
  await inTheShell(context, server)
  const named = page.waitForRequest(`${api}/api/config`)
  await page.goto('/login')
  expect(await (await named).allHeaders()).toMatchObject({
    'x-client-platform': 'ios',
    'x-client-version': '3.7',
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  await expect
    .poll(asked)
    .toEqual(
      expect.arrayContaining([
        'StatusBar.setStyle {"style":"LIGHT"}',
        expect.stringMatching(/^SplashScreen\.hide /),
        'SocialLogin.initialize {"apple":{}}',
        'PushNotifications.addListener {"eventName":"pushNotificationActionPerformed"}',
      ]),
    )
  await wellMade(page)
  quiet()
})

/** The app with an earlier sign-in; `launchUrl` is the link that starts it. */
async function appOf(name: string, launchUrl?: string) {
  const { cookie, tokens } = await signedUpInTheApp(server.address, name)
  const visitor = await newVisitor(browser, files, phone)
  await visitor.context.addInitScript(({ token, refresh_token, expiresAt }) => {
    if (localStorage.getItem('starts-signed-in')) return
    localStorage.setItem('starts-signed-in', 'yes')
    for (const [key, value] of Object.entries({
      access_token: token,
      refresh_token,
      token_expiry: expiresAt,
    }))
      localStorage.setItem(key, value)
  }, tokens)
  await inTheShell(visitor.context, { address: server.address, launchUrl })
  return { ...visitor, cookie }
}

test('a meal’s photo is fetched with the token, which no picture of a page would carry', async () => {
  const { page, cookie, quiet } = await appOf('Pia')
  await logWithPhoto(cookie)
  const fetched = page.waitForRequest(
    (request) => request.url().endsWith('/photo') && request.method() === 'GET',
  )
  await page.goto('/nutrition')
  await page.locator('section[aria-labelledby=meals] li button').first().click()
  expect((await fetched).headers().authorization).toMatch(/^Bearer /)
  const photo = page.getByRole('dialog').locator('img')
  // Its place is reserved until it has loaded.
  await expect.poll(() => photo.getAttribute('src')).toMatch(/^blob:/)
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(64)
  await wellMade(page)
  quiet()
})

test('the copy of everything is fetched with the token, and handed to the phone under its own name', async () => {
  const { page, quiet } = await appOf('Kurt')
  const fetched = page.waitForRequest(
    (request) => request.url() === `${api}${downloadData.path}` && request.method() !== 'OPTIONS',
  )
  await page.goto('/account')
  await page.getByRole('button', { name: 'Download My Data' }).click()
  expect((await fetched).headers().authorization).toMatch(/^Bearer /)
  const shared = () => page.evaluate(() => (window as unknown as { shared: object[] }).shared)
  await expect.poll(shared).toEqual([
    {
      name: expect.stringMatching(/^forkmile-.*\.zip$/),
      type: expect.stringContaining('zip'),
      size: expect.any(Number),
    },
  ])
  const [{ size }] = (await shared()) as [{ size: number }]
  expect(size).toBeGreaterThan(200)
  quiet()
})

test('each kind of link that the app takes leads where it says, and no other leads anywhere', async () => {
  const { page } = await appOf('Linus')
  await page.goto('/nutrition')
  await page.getByText('No drinks yet').waitFor()
  const leads = async (link: string, path: string) => {
    await openInTheApp(page, link)
    await page.waitForURL(`${files}${path}`)
  }
  await leads('forkmile://dashboard', '/dashboard')
  await leads('forkmile://account?tab=billing', '/account?tab=billing')
  await leads(`${api}/dashboard`, '/dashboard')
  await leads(`${api}/account?tab=notifications`, '/account?tab=notifications')
  await leads('forkmile://nutrition', '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await leads('forkmile://fitness?tab=goals', '/fitness?tab=goals')
  for (const nowhere of ['https://evil.example/dashboard', `${api}/register`, 'javascript:alert(1)'])
    await openInTheApp(page, nowhere)
  await leads('forkmile://', '/dashboard')
  await leads('forkmile:///nutrition/..//evil.example', '/evil.example')
  await leads('forkmile://no/such/screen', '/no/such/screen')
  await page.getByText('Did you forget to add the page to the router?').waitFor()
  await leads('forkmile://sign-out', '/dashboard')
  await page.getByRole('heading', { name: 'Welcome back, Linus!' }).waitFor()
})

/**
 * Closes the app and ages its stored token, as if it had been closed since the token expired. No script of the app
 * runs meanwhile: one that read the aged token would renew it, and the answer would be lost with its page.
 */
const leaveClosed = async (page: Page, minutes: number) => {
  await arriveAt(page, '/icon.svg')
  const token = await page.evaluate(() => localStorage.getItem('access_token'))
  await page.evaluate((aged) => localStorage.setItem('access_token', aged), agedToken(token!, minutes))
}

test('the app that was closed for longer than its token lasts knows its person still', {
  tags: 'core',
}, async () => {
  const { page, context, quiet } = await appOf('Cora')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back, Cora!' }).waitFor()
  const renewals: number[] = []
  const refused: string[] = []
  context.on('response', (answer) => {
    if (answer.url() === `${api}/api/auth/refresh`) renewals.push(answer.status())
    else if (answer.status() === 401) refused.push(answer.url())
  })
  await leaveClosed(page, 16)
  await arriveAt(page, '/')
  await page.waitForURL(`${files}/dashboard`)
  await page.getByRole('heading', { name: 'Welcome back, Cora!' }).waitFor()
  await page
    .getByRole('heading', { name: 'Today’s Nutrition Progress' })
    .or(page.getByText('Protein').first())
    .first()
    .waitFor()

  // A public page uses the renewed token too.
  await leaveClosed(page, 60)
  await arriveAt(page, '/about')
  await page.getByRole('link', { name: 'Go to Dashboard' }).waitFor()
  expect(renewals).toEqual([200, 200])
  expect(refused).toEqual([])
  quiet()
})

test('a server that cannot renew the tokens for a moment does not make the app forget its person', async () => {
  const { page } = await appOf('Clara')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back, Clara!' }).waitFor()
  await leaveClosed(page, 16)
  await page.route('**/api/auth/refresh', (route) => route.fulfill({ status: 503 }))
  await arriveAt(page, '/')
  await page.getByText('The server is not answering').waitFor()
  await page.unroute('**/api/auth/refresh')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { name: 'Welcome back, Clara!' }).waitFor()
  expect(page.url()).toBe(`${files}/dashboard`)
})

test('an app whose sign-in has ended says so and offers both ways in', async () => {
  const { page } = await appOf('Coco')
  await page.goto('/dashboard')
  await page.getByRole('heading', { name: 'Welcome back, Coco!' }).waitFor()
  await page.evaluate(() => localStorage.setItem('refresh_token', 'one that is over'))
  await leaveClosed(page, 16)
  await arriveAt(page, '/')
  await page.getByText('You are logged out. Logging in again...').first().waitFor()
  await page.waitForURL(`${files}/login`)
  await page.getByRole('button', { name: 'Create Account' }).waitFor()
  await page.getByRole('button', { name: 'Sign In' }).waitFor()
  await wellMade(page)
})

test('where no push service for phones is set up the app says so, and claims nothing', async () => {
  const { page, quiet } = await appOf('Nina')
  await page.goto('/account?tab=notifications')
  await page.getByText('This server is not set up to send push notifications.').waitFor()
  expect(await page.getByText('Enabled', { exact: true }).count()).toBe(0)
  await wellMade(page)
  quiet()
})

test('a link that ends a sign-in which this app did not begin is refused, whichever of the three it is', async () => {
  const { page, context } = await newVisitor(browser, files, phone)
  await inTheShell(context, server)
  for (const completion of ['auth/callback', 'oauth-callback', 'auth/success']) {
    await arriveAt(page, '/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await openInTheApp(page, `forkmile://${completion}?code=guessed&state=guessed`)
    await page.waitForURL(`${files}/login?error=not_begun`)
    await page.getByRole('alert').getByText('That sign-in was not begun in this app').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  }
})

test('the link that starts the app is followed once it has come to itself, and not again after a reload', async () => {
  const { page } = await appOf('Stella', 'forkmile://account?tab=billing')
  await page.goto('/')
  await page.waitForURL(`${files}/account?tab=billing`)
  await openInTheApp(page, 'forkmile://dashboard')
  await page.waitForURL(`${files}/dashboard`)
  // The app asks for the launch link again, and notes it at once with following it.
  await page.addInitScript((key) => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (...item) {
      setItem.apply(this, item)
      if (item[0] === key) Object.assign(window, { launchNoted: true })
    }
  }, followedKey)
  await page.reload()
  await page.getByRole('heading', { name: 'Welcome back, Stella!' }).waitFor()
  await page.waitForFunction(() => 'launchNoted' in window)
  expect(await page.evaluate(() => location.href)).toBe(`${files}/dashboard`)
})

/** Logs a meal with a photo, in the browser beside the app. */
async function logWithPhoto(cookie: string) {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append('notes', '150 g rice')
  form.append('image', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'meal.jpg')
  const headers = { cookie, origin: server.address }
  const json = { ...headers, 'content-type': 'application/json' }
  // The page's own zone, before it was saved: at night its day ends later than the other one's.
  const timezone = JSON.stringify({ timezone: zone })
  const told = await fetch(`${server.address}${setTimezone.path}`, {
    method: 'PUT',
    headers: json,
    body: timezone,
  })
  expect(told.status).toBe(200)
  const read = await fetch(`${server.address}/api/nutrition/analyze`, { method: 'POST', headers, body: form })
  expect(read.status).toBe(200)
  const analysis = (await read.json()) as MealAnalysis
  const confirmed = await fetch(`${server.address}/api/nutrition/confirm`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ analysis, mealType: 'lunch' }),
  })
  expect(confirmed.status).toBe(200)
}
