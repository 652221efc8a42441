import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Activity } from '#contract/activities/activities.ts'
import { dayIn } from '#contract/measures/day.ts'
import { newVisitor, phone, register, wellMade, workerAllowed } from '#testing/browser.ts'
import { began, zone } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { goOffline } from '../go-offline.ts'
import { walkTo } from '../walk.ts'
import { logMeal, onServer, readyForOffline, soon, waitingOn } from './offline-steps.ts'

const { browser, server } = await testBed()

const activitiesOf = async (page: Page): Promise<Activity[]> =>
  (await page.request.get('/api/activities/recent')).json()

test('what was eaten, drunk and done yesterday without a network is entered for yesterday, at its time', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  const eaten = new Date(Math.floor(began.getTime() / 60_000) * 60_000 - 86_400_000)
  const day = dayIn(zone, eaten)
  await page.clock.setFixedTime(eaten)
  await register(page, 'Yester')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await readyForOffline(page)
  await goOffline(page)
  await logMeal(page, 'Lentil soup', 300)
  await page.getByRole('button', { name: 'Log Milk 240 ml' }).click()
  await soon(() => waitingOn(page)).toBe(2)
  await walkTo(page, '/tracking')
  await logRun(page)
  await soon(() => waitingOn(page)).toBe(1)

  await page.clock.setFixedTime(began)
  await context.setOffline(false)
  await soon(() => waitingOn(page)).toBe(0)
  await soon(async () => (await activitiesOf(page)).length).toBe(1)
  const { meals, drinks } = await onServer(page, day)
  const entered = [...meals, ...drinks].map(({ targetDate, createdAt }) => [targetDate, createdAt])
  expect(entered).toEqual([
    [day, eaten.toISOString()],
    [day, eaten.toISOString()],
  ])
  expect(await activitiesOf(page)).toMatchObject([
    { day, startTime: eaten.toISOString(), createdAt: eaten.toISOString() },
  ])
  expect(await onServer(page)).toEqual({ meals: [], drinks: [] })
  await context.close()
})

test('an entry that is deleted before it was sent never reaches the server', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Della')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await readyForOffline(page)
  await goOffline(page)
  await logMeal(page, 'Pasta', 500)
  for (const drink of ['Milk', 'Cola']) {
    await page.getByRole('button', { name: new RegExp(`^Log ${drink}`) }).click()
    await page.getByRole('button', { name: `Delete ${drink}` }).waitFor()
  }
  await soon(() => waitingOn(page)).toBe(3)
  await deleteDrink(page, 'Milk')
  await deleteMeal(page, 'Pasta')
  await soon(() => waitingOn(page)).toBe(1)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /drinks|nutrition/.test(request.url()))
      sent.push(`${request.method()} ${request.postData() ?? ''}`)
  })
  await context.setOffline(false)
  await soon(() => waitingOn(page)).toBe(0)
  const { meals, drinks } = await onServer(page)
  expect([meals, drinks.map(({ customName }) => customName)]).toEqual([[], ['Cola']])
  expect(sent).toEqual([expect.stringContaining('Cola')])
  await context.close()
})

const kinds: {
  log: string
  path: string
  /** Shown without entries. */
  empty: string
  make: (page: Page) => Promise<void>
  bin: (page: Page) => Promise<void>
}[] = [
  {
    log: 'drinks',
    path: '/nutrition',
    empty: 'No drinks yet',
    make: (page) => page.getByRole('button', { name: 'Log Milk 240 ml' }).click(),
    bin: (page) => deleteDrink(page, 'Milk'),
  },
  {
    log: 'meals',
    path: '/nutrition',
    empty: 'Nothing logged yet',
    make: (page) => logMeal(page, 'Pasta', 500),
    bin: (page) => deleteMeal(page, 'Pasta'),
  },
  {
    log: 'activities',
    path: '/tracking',
    empty: 'No activities logged yet',
    make: logRun,
    bin: (page) => page.getByRole('button', { name: /^Delete Running/ }).click(),
  },
]
for (const { log, path, empty, make, bin } of kinds)
  test(`of the ${log} an entry that is deleted while it waits does not come back, though the server had taken it`, async () => {
    const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
    await register(page, `Wanda-${log}`)
    await walkTo(page, path)
    const logged = async () => {
      const { meals, drinks } = await onServer(page)
      return meals.length + drinks.length + (await activitiesOf(page)).length
    }
    const writes = /\/api\/(drinks|nutrition|activities)\/log$/
    let lost = 0
    await page.route(writes, async (route) => {
      await route.fetch()
      await route.abort()
      lost += 1
    })
    await make(page)
    await soon(() => waitingOn(page)).toBe(1)
    await expect.poll(() => lost).toBeGreaterThan(0)
    expect(await logged()).toBe(1)
    await bin(page)
    await soon(() => waitingOn(page)).toBe(0)
    await wellMade(page)

    await page.unrouteAll({ behavior: 'wait' })
    await page.reload()
    await soon(logged).toBe(0)
    await page.reload()
    await page.getByText(empty).first().waitFor()
    expect(await page.getByRole('button', { name: /^Delete (Milk|Pasta|Running)/ }).count()).toBe(0)
    await context.close()
  })

test('an entry that is deleted while it is on its way is not logged', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Fleur')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  const { promise: deleted, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/drinks/log', async (route) => {
    const answer = await route.fetch()
    await deleted
    await route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'Log Milk 240 ml' }).click()
  await soon(async () => (await onServer(page)).drinks.length).toBe(1)
  await deleteDrink(page, 'Milk')
  goOn()
  await soon(async () => (await onServer(page)).drinks).toEqual([])
  await page.getByText('No drinks yet').waitFor()
  expect(await page.getByRole('button', { name: 'Delete Milk' }).count()).toBe(0)
  expect(await page.getByText('Drink Logged', { exact: true }).count()).toBe(0)
  await context.close()
})

async function deleteDrink(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('button', { name: `Delete ${name}` }).waitFor({ state: 'detached' })
}

async function deleteMeal(page: Page, name: string) {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: `Delete ${name}` }).waitFor({ state: 'detached' })
}

async function logRun(page: Page) {
  await page.getByRole('combobox').first().click()
  await page.getByRole('option', { name: /Running/ }).click()
  await page.getByLabel(/Duration/).fill('30')
  await page.getByRole('button', { name: /Log Activity/ }).click()
}
