import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt, desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { began, today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

/** Lets the fake clock run, `step` milliseconds at a time, until the text shows. */
const passTimeUntil = (page: Page, text: Locator, step: number) =>
  expect
    .poll(async () => {
      await page.clock.runFor(step)
      return text.isVisible()
    })
    .toBe(true)

test('a screen that breaks says so, offers three ways out, and is reported without personal data', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  const { email } = await register(page, 'Crash')
  const reported = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && /crash|exception/.test(request.postData() ?? ''),
  )
  await page.route('**/api/dashboard/stats*', (route) => route.fulfill({ json: { today: null } }))
  await page.reload()
  await page.getByText('Something went wrong').waitFor()
  await page.getByText('We encountered an unexpected error. Please try refreshing the page.').waitFor()
  await wellMade(page)
  expect((await reported).postData()).not.toContain(email)
  await page.getByRole('button', { name: 'Refresh Page' }).waitFor()
  await page.unroute('**/api/dashboard/stats*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText("Today's Nutrition Progress").waitFor()

  await page.route('**/api/dashboard/stats*', (route) => route.fulfill({ json: { today: null } }))
  await page.reload()
  await page.getByText('Something went wrong').waitFor()
  await page.unroute('**/api/dashboard/stats*')
  await page
    .getByRole('button', { name: 'Go Home' })
    .or(page.getByRole('link', { name: 'Go Home' }))
    .first()
    .click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('figures that cannot be loaded are said to be so, and Try Again brings them', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Retry')
  await page.clock.install()
  await page.route('**/api/dashboard/stats*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away.', code: 'unavailable' } }),
  )
  await page.reload()
  // Three retries take up to eight seconds; the fake clock skips them.
  await passTimeUntil(page, page.getByText('Data Loading Error'), 1000)
  await page.getByText("We're having trouble loading your dashboard data.").waitFor()
  await wellMade(page)
  await page.unroute('**/api/dashboard/stats*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText("Today's Nutrition Progress").waitFor()
})

test('figures that a later poll could not renew stay, with the time that they are of and a way to try again', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Stale')
  await page.clock.install()
  await page.reload()
  await page.getByText("Today's Nutrition Progress").waitFor()
  await page.route('**/api/dashboard/stats*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away.', code: 'unavailable' } }),
  )
  const asOf = page.getByText(/^As of \d+:\d\d [AP]M/)
  await passTimeUntil(page, asOf, 5000)
  await page.getByText("Today's Nutrition Progress").waitFor()
  await wellMade(page)
  await page.unroute('**/api/dashboard/stats*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await asOf.waitFor({ state: 'hidden' })
})

test('an icon button says what it does to a mouse that rests on it, and to the keyboard’s focus', async () => {
  const { page } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Tip')
  await walkTo(page, '/nutrition')
  await page.clock.install({ time: began })
  // The tooltips' code is loaded after the first screen.
  const code = page.waitForResponse(/tooltip/)
  await page.reload()
  const tip = page.getByText('Previous day', { exact: true })
  const previous = page.getByRole('button', { name: 'Previous day' })
  await previous.waitFor()
  await page.clock.runFor(4000)
  await (await code).finished()
  await page.clock.pauseAt(began.getTime() + 60_000)
  await previous.hover()
  await page.clock.runFor(600)
  expect(await tip.count()).toBe(0)
  await page.clock.runFor(200)
  await tip.waitFor()
  // The next one shows at once.
  await page.getByRole('button', { name: 'Next day' }).hover()
  await page.clock.runFor(50)
  await page.getByText('Next day', { exact: true }).waitFor()
  expect(await tip.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByText('Next day', { exact: true }).waitFor({ state: 'detached' })
})

test('Escape closes the dialog under a toast, and the toast stays', async () => {
  const { page } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Esther')
  const pushed = await page.request.post('/api/strength/workouts', {
    headers: { origin: server.address },
    data: {
      ...{ id: crypto.randomUUID(), name: 'Push', startedAt: began.toISOString() },
      exercises: [{ exerciseId: 'bench-press', sets: [{ id: crypto.randomUUID(), kilograms: 80, reps: 5 }] }],
    },
  })
  expect(pushed.ok()).toBe(true)
  await walkTo(page, '/fitness?tab=strength')
  await page.getByRole('button', { name: /^Push / }).click()
  await page.getByRole('button', { name: 'More for Push' }).click()
  await page.getByRole('menuitem', { name: 'Edit Workout' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Workout' })
  await page.route('**/api/strength/workouts/*', (route) => route.abort())
  await edit.getByRole('button', { name: 'Save' }).click()
  const failed = page.getByText('That could not be saved. Try again.', { exact: true })
  await failed.waitFor()
  await edit.getByRole('textbox', { name: 'Note' }).press('Escape')
  await edit.waitFor({ state: 'detached' })
  expect(await failed.isVisible()).toBe(true)
})

test('Escape closes a menu that opened before a toast, and the toast stays', async () => {
  const { page } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Edda')
  for (const foodName of ['Soup', 'Bread']) {
    const logged = await page.request.post('/api/nutrition/log', {
      headers: { origin: server.address },
      data: { foodName, calories: 200, mealType: 'lunch', targetDate: today },
    })
    expect(logged.ok()).toBe(true)
  }
  await walkTo(page, '/nutrition')
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/api/nutrition/logs/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.fallback()
    await opened
    await route.fulfill({ status: 409, json: { message: 'Not now.', code: 'conflict' } })
  })
  await page.getByRole('button', { name: 'Delete Soup' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'More for this day' }).click()
  const entry = page.getByRole('menuitem', { name: 'Copy This Day to Another' })
  await entry.waitFor()
  open()
  const failed = page.getByText('Failed to Delete Meal', { exact: true }).first()
  await failed.waitFor()
  await page.keyboard.press('Escape')
  await entry.waitFor({ state: 'detached' })
  expect(await failed.isVisible()).toBe(true)
})

test('a public page that breaks while it wakes up stays readable, and is reported', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await page.addInitScript(() => {
    window.AbortController = class {
      constructor() {
        throw new Error('broken')
      }
    } as never
  })
  const reported = page.waitForResponse((answer) => answer.url().endsWith('/api/events'))
  await page.goto('/about')
  expect((await reported).ok()).toBe(true)
  await page.getByRole('heading', { name: 'Get in Touch' }).waitFor()
  await wellMade(page)
})

test('when the app itself does not load, the page says Loading Error', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/login')
  await page.getByText('Loading Error').waitFor()
})

test('when the trial is over, the nutrition log says what is required, and the server refuses too', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Unpaid')
  await server.endTrial('Unpaid')
  await page.reload()
  await walkTo(page, '/nutrition')
  await page.getByText('Payment Method Required').first().waitFor()
  await page.getByText('Nutrition logging requires a paid subscription.').first().waitFor()
  await wellMade(page)
  const refused = await page.request.post('/api/nutrition/log', {
    data: { foodName: 'Apple', calories: 95, mealType: 'snack' },
  })
  expect([refused.status(), (await refused.json()).code]).toEqual([402, 'payment_required'])
})

test('the session ends with the sign-out, on every screen', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Leaver')
  await arriveAt(page, '/api/logout')
  await page.waitForURL((url) => url.pathname === '/')
  // The device has a saved account, and offers the sign-in.
  await arriveAt(page, '/nutrition')
  await page.waitForURL('**/login')
  quiet()
})
