import { expect, onTestFinished, test } from 'vitest'
import { quickDrinks } from '#contract/hydration/drinks.ts'
import { dayIn } from '#contract/measures/day.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { arriveAt, desktop, newVisitor, phone, register, wellMade, workerAllowed } from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { goOffline } from '../go-offline.ts'
import { reloadWritten } from '../reload.ts'
import { walkTo } from '../walk.ts'
import { newerWorkerAt } from './newer-worker.ts'
import {
  keptOnDevice,
  logMeal,
  mealNames,
  onServer,
  readyForOffline,
  soon,
  waitingOn,
} from './offline-steps.ts'

const { browser, server } = await testBed()

const meals = ['Porridge', 'Lentil soup', 'Apple', 'Pasta', 'Yogurt']
/** The first meal has 100 kcal, each further one 1 kcal more. */
const mealEnergy = 510
const drinks = ['Water 240 ml', 'Cola 355 ml', 'Milk 240 ml', 'Water 240 ml', 'Cola 355 ml']
const drinkEnergy = drinks
  .map((drink) => quickDrinks.find(({ name, volume }) => drink === `${name} ${volume} ml`)!.calories)
  .reduce((sum, calories) => sum + calories)

test('ten entries of a day without a network are on the server once, in order, when it is back', {
  tags: ['core', 'day'],
}, async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Nora')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await readyForOffline(page)

  await goOffline(page)
  for (const [at, meal] of meals.entries()) {
    await logMeal(page, meal, 100 + at)
    await page.getByRole('button', { name: `Log ${drinks[at]}` }).click()
    await soon(() => waitingOn(page)).toBe(2 * at + 2)
  }
  await page.getByText('Offline. What you log is kept here').waitFor()
  await wellMade(page)

  await page.reload()
  await page.getByRole('button', { name: 'Show All 5 Drinks' }).or(page.getByText('Yogurt')).first().waitFor()
  await soon(() => waitingOn(page)).toBe(10)
  // The cached answer, plus the queued entries.
  await page.getByText('You see what was there at').waitFor()
  await page.getByText(`${mealEnergy} kcal`).waitFor()
  await page
    .locator('section[aria-labelledby=daily-summary]')
    .getByText(String(mealEnergy + drinkEnergy))
    .waitFor()
  expect(await mealNames(page)).toEqual(meals)

  await context.setOffline(false)
  await soon(() => waitingOn(page)).toBe(0)
  const logged = await onServer(page)
  expect(logged.meals.map(({ foodName }) => foodName)).toEqual(meals)
  expect(logged.drinks.map(({ customName, volume }) => `${customName} ${volume} ml`)).toEqual(drinks)
  // Sent sequentially in the order of logging: meal, drink, meal, drink.
  const times = meals.flatMap((_, at) => [logged.meals[at]!.createdAt, logged.drinks[at]!.createdAt])
  expect(times).toEqual([...times].sort())
  await page.reload()
  await page.getByRole('button', { name: 'Delete Yogurt' }).waitFor()
  expect(await mealNames(page)).toEqual(meals)
  expect(await waitingOn(page)).toBe(0)
  await context.close()
})

test('an entry whose answer was lost on the way is logged once', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Lotte')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  let lost = 0
  await page.route('**/api/drinks/log', async (route) => {
    await route.fetch()
    await route.abort()
    lost += 1
  })
  await page.getByRole('button', { name: 'Log Milk 240 ml' }).click()
  await soon(() => waitingOn(page)).toBe(1)
  await expect.poll(() => lost).toBe(1)
  await page.unroute('**/api/drinks/log')
  await page.reload()
  await page.getByRole('button', { name: 'Delete Milk' }).first().waitFor()
  await soon(() => waitingOn(page)).toBe(0)
  expect((await onServer(page)).drinks).toHaveLength(1)
  await context.close()
})

/** A zone in which it is another day than in the one of accounts that have told none. */
const farZone = () =>
  ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find(
    (zone) => dayIn(zone, began) !== dayIn(fallbackTimezone, began),
  )!

test('what arrived just before the network went stays in sight, though the day was last seen without it', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', {
    ...workerAllowed,
    timezoneId: farZone(),
  })
  await register(page, 'Edgar')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await readyForOffline(page)
  // From here on no refetch succeeds, as after an immediate network loss.
  for (const path of ['**/api/drinks/today', '**/api/drinks/logs*', '**/api/dashboard/stats*'])
    await page.route(path, (route) => route.abort())
  await page.getByRole('button', { name: 'Log Milk 240 ml' }).click()
  await page.getByText('Drink Logged', { exact: true }).first().waitFor()
  await goOffline(page)
  await reloadWritten(page)
  await page.getByRole('button', { name: 'Delete Milk' }).waitFor()
  await page.getByText('0.22', { exact: false }).first().waitFor()
  expect(await waitingOn(page)).toBe(0)
  await context.close()
})

test('two tabs of one account send what waits once', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Twain')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  const other = await context.newPage()
  await other.goto('/nutrition')
  await other.getByText('No drinks yet').waitFor()
  await goOffline(page)
  for (const drink of drinks) await page.getByRole('button', { name: `Log ${drink}` }).click({ delay: 20 })
  await soon(() => waitingOn(page)).toBe(5)
  await context.setOffline(false)
  await soon(() => waitingOn(page)).toBe(0)
  await soon(() => waitingOn(other)).toBe(0)
  expect((await onServer(page)).drinks).toHaveLength(5)
  await context.close()
})

test('what one account logged is neither shown to another on the same device nor sent for it, and is not lost', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  const ada = await register(page, 'Ada')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await goOffline(page)
  await page.getByRole('button', { name: 'Log Cola 355 ml' }).click()
  await soon(() => waitingOn(page)).toBe(1)
  // The session ends without a sign-out.
  await context.clearCookies()
  await context.setOffline(false)

  await register(page, 'Bea')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await page.getByRole('button', { name: 'Log Water 240 ml' }).click()
  await soon(async () => (await onServer(page)).drinks.map(({ customName }) => customName)).toEqual(['Water'])
  await page.getByRole('button', { name: 'Delete Water' }).waitFor()
  // The button that logs one.
  expect(await page.getByText('Cola', { exact: true }).count()).toBe(1)
  await context.clearCookies()

  await arriveAt(page, '/login')
  await page.getByLabel('email', { exact: false }).fill(ada.email)
  await page.locator('input[type=password]').fill(ada.password)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL('**/dashboard')
  await soon(async () => (await onServer(page)).drinks.map(({ customName }) => customName)).toEqual(['Cola'])
  await context.close()
})

test('a tab that does not know yet that somebody else has signed in sends nothing for them', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  // Suppresses messages of other tabs, as in a suspended tab on a phone.
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()))
  await register(page, 'Old')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await context.clearCookies()
  const other = await context.newPage()
  await register(other, 'New')
  // The notice of it is on the screen for a moment, which a busy machine may miss.
  const refused = page.waitForResponse('**/api/drinks/log')
  await page.getByRole('button', { name: 'Log Cola 355 ml' }).click()
  expect((await refused).status()).toBe(401)
  expect((await onServer(other)).drinks).toEqual([])
  await context.close()
})

test('signing out with something unsent asks first, and leaves nothing on the device', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Quinn')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await page.route('**/api/drinks/log', (route) => route.abort())
  await page.getByRole('button', { name: 'Log Cola 355 ml' }).click()
  await soon(() => waitingOn(page)).toBe(1)
  expect(await keptOnDevice(page)).toMatchObject({ entries: 1 })

  const leave = async () => {
    await page.getByRole('button', { name: /account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await leave()
  const question = page.getByRole('alertdialog')
  await question.getByText('Something has not been sent').waitFor()
  await wellMade(page)
  await question.getByRole('button', { name: 'Stay' }).click()
  expect(await waitingOn(page)).toBe(1)

  await leave()
  await question.getByRole('button', { name: 'Sign Out Anyway' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => keptOnDevice(page)).toEqual({ entries: 0, answers: 0 })
  await context.close()
})

test('an entry that the server refuses stays, with its sentence, until it is corrected or deleted', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Remy')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await goOffline(page)
  await page.getByRole('button', { name: 'Log Cola 355 ml' }).click()
  await page.getByRole('button', { name: 'Log Milk 240 ml' }).click()
  await soon(() => waitingOn(page)).toBe(2)
  await server.endTrial('Remy')
  await context.setOffline(false)
  await page.getByRole('heading', { name: 'Not logged yet' }).waitFor()
  await soon(() => page.getByText('Your plan does not include this').count()).toBeGreaterThan(0)
  await wellMade(page)
  await server.setTier('Remy', 'pro')

  await page.getByRole('button', { name: /^Delete Milk,/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: /^Correct Cola,/ }).click()
  await page.getByRole('dialog').getByLabel('Volume').fill('200')
  await wellMade(page)
  await page.getByRole('button', { name: 'Save and Send' }).click()
  await page.getByRole('heading', { name: 'Not logged yet' }).waitFor({ state: 'detached' })
  await soon(async () =>
    (await onServer(page)).drinks.map(({ customName, volume }) => [customName, volume]),
  ).toEqual([['Cola', 200]])
  await context.close()
})

test('an activity logged without a network waits in the list and is sent', async () => {
  const { page, context } = await newVisitor(browser, server.address, desktop, 'light', workerAllowed)
  await register(page, 'Act')
  await walkTo(page, '/tracking')
  await page.getByText('Recent').first().waitFor()
  await goOffline(page)
  await page.getByRole('combobox').first().click()
  await page.getByRole('option', { name: /Running/ }).click()
  await page.getByLabel(/Duration/).fill('30')
  await page.getByRole('button', { name: /Log Activity/ }).click()
  await soon(() => waitingOn(page)).toBe(1)
  await wellMade(page)
  await context.setOffline(false)
  await soon(() => waitingOn(page)).toBe(0)
  const logged = await (await page.request.get('/api/activities/recent')).json()
  expect(logged).toHaveLength(1)
  expect(logged[0]).toMatchObject({ activityType: 'running', duration: 1800 })
  await context.close()
})

test('a newer version says that it is there, and takes over when asked to', async () => {
  const proxy = await newerWorkerAt(server.address)
  onTestFinished(proxy.stop)
  const { page } = await newVisitor(browser, proxy.address, phone, 'light', workerAllowed)
  // The only account of this name on the server: the proxy has another address.
  await register(page, 'Newton')
  await readyForOffline(page)
  proxy.publish()
  await page.evaluate(async () => {
    Object.assign(window, { loadedBefore: true })
    await (await navigator.serviceWorker.getRegistration())!.update()
  })
  await page.getByText('A new version is ready.').first().waitFor()
  await wellMade(page)
  expect(await page.evaluate(() => 'loadedBefore' in window)).toBe(true)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Reload' }).click()
  await reloaded
  expect(await page.evaluate(() => 'loadedBefore' in window)).toBe(false)
  await page.getByText('Water Intake').waitFor()
  expect(await page.getByText('A new version is ready.').count()).toBe(0)
  const waits = async () => (await navigator.serviceWorker.getRegistration())!.waiting !== null
  expect(await page.evaluate(waits)).toBe(false)
})

test('the app offers itself for the home screen at the third visit, and not again after a no', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, 'Inga')
  /** Offers the installation to the app, until it has taken the offer and drawn what follows. */
  const offer = () =>
    expect
      .poll(() =>
        page.evaluate(async () => {
          const offered = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt() {},
          })
          const isIgnored = dispatchEvent(offered)
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
          return isIgnored
        }),
      )
      .toBe(false)
  const text = page.getByText('also works as an app').first()
  for (let start = 2; start <= 3; start++) {
    await offer()
    await page.getByText('Water Intake').waitFor()
    expect(await text.count()).toBe(0)
    await page.reload()
    await page.getByText('Water Intake').waitFor()
  }
  await offer()
  await text.waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Not Now' }).click()
  await page.reload()
  await page.getByText('Water Intake').waitFor()
  await offer()
  expect(await text.count()).toBe(0)
  await context.close()
})
