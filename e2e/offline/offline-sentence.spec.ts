import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, dayIn } from '#contract/measures/day.ts'
import { newVisitor, phone, register, wellMade, workerAllowed } from '#testing/browser.ts'
import { began, today, zone } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { goOffline } from '../go-offline.ts'
import { walkTo } from '../walk.ts'
import { keptOnDevice, onServer, readyForOffline, soon, waitingOn } from './offline-steps.ts'

const { browser, server } = await testBed()

const waiting = (page: Page) => page.getByText('Waiting to be read', { exact: true })

/** An account on the Nutrition page of a phone that is ready for offline use. */
async function onNutrition(name: string) {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  await register(page, name)
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await readyForOffline(page)
  return { page, context }
}

/** Writes a sentence into the composer and reads it by its key. */
async function write(page: Page, sentence: string) {
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true })
  await sheet.getByRole('textbox', { name: 'What did you eat?' }).fill(sentence)
  await page.keyboard.press('Enter')
  await sheet.waitFor({ state: 'detached' })
}

const energy = (page: Page) => page.locator('section[aria-labelledby=daily-summary] .numeral').first()

test('a sentence written without a network waits in its meal, survives a reload, and is read and counted once on return', {
  tags: 'day',
}, async () => {
  const { page, context } = await onNutrition('Wilma')
  await goOffline(page)
  await write(page, 'Breakfast: 2 eggs')
  await page.getByText('Kept on this device', { exact: true }).first().waitFor()
  const breakfast = page.getByRole('region', { name: 'Breakfast' })
  await breakfast.getByText('Waiting to be read').waitFor()
  expect(await page.getByText('Analysis Failed').count()).toBe(0)
  // Neither an energy nor a sum is claimed.
  expect(await breakfast.getByRole('listitem').innerText()).not.toMatch(/kcal|\b0\b/)
  expect(await breakfast.getByText('kcal').count()).toBe(0)
  expect(await energy(page).innerText()).toBe('0')
  await wellMade(page)

  await page.reload()
  await breakfast.getByText('Breakfast: 2 eggs').waitFor()
  expect(await waiting(page).count()).toBe(1)

  await context.setOffline(false)
  await soon(() => waiting(page).count()).toBe(0)
  const { meals } = await onServer(page)
  expect(meals).toEqual([
    expect.objectContaining({ mealType: 'breakfast', targetDate: today, notes: 'Breakfast: 2 eggs' }),
  ])
  await page.getByText('Meal Logged', { exact: true }).first().waitFor()
  await expect.poll(() => energy(page).innerText()).toBe(String(meals[0]!.calories))
  await page.reload()
  await breakfast.getByRole('button', { name: `Delete ${meals[0]!.foodName}` }).waitFor()
  expect((await onServer(page)).meals).toHaveLength(1)
  await context.close()
})

test('a food’s name typed without a network brings no hits, and waits as a sentence', async () => {
  const { page, context } = await onNutrition('Wim')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/nutrition/hits')) asked.push(request.url())
  })
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true })
  const field = sheet.getByRole('textbox', { name: 'What did you eat?' })
  await field.fill('ban')
  await page
    .getByRole('option', { name: /^Banana/ })
    .first()
    .waitFor()
  await goOffline(page)
  await field.fill('Lunch: banana')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await sheet.getByRole('alert').count()).toBe(0)
  await page.keyboard.press('Enter')
  await sheet.waitFor({ state: 'detached' })
  await waiting(page).waitFor()
  expect(asked).toHaveLength(1)
  await context.setOffline(false)
  await soon(async () => (await onServer(page)).meals.map(({ foodName }) => foodName)).toEqual(['Banana'])
  await context.close()
})

test('a sentence is logged for the day and at the moment at which it was written', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  const written = new Date(Math.floor(began.getTime() / 60_000) * 60_000 - 86_400_000)
  const day = dayIn(zone, written)
  await page.clock.setFixedTime(written)
  await register(page, 'Wanda')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await readyForOffline(page)
  await goOffline(page)
  await write(page, 'Lunch: 2 eggs')
  // For the day before, from the dialog of that day.
  await page.getByRole('button', { name: 'Previous day' }).click()
  await page.getByRole('button', { name: 'Log Nutrition' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Notes').fill('Dinner: an apple')
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Dinner' }).getByText('Waiting to be read').waitFor()

  await page.clock.setFixedTime(began)
  await context.setOffline(false)
  await soon(() => waiting(page).count()).toBe(0)
  for (const [on, mealType] of [
    [day, 'lunch'],
    [addDays(day, -1), 'dinner'],
  ] as const)
    await soon(async () =>
      (await onServer(page, on)).meals.map((meal) => [meal.mealType, meal.targetDate, meal.createdAt]),
    ).toEqual([[mealType, on, written.toISOString()]])
  expect((await onServer(page)).meals).toEqual([])
  await context.close()
})

test('words that are not understood on return stay in the day and are put right in the composer', async () => {
  const { page, context } = await onNutrition('Xaver')
  await goOffline(page)
  await write(page, 'Lunch: xyzzy')
  await waiting(page).waitFor()
  await context.setOffline(false)
  const line = page.getByRole('region', { name: 'Lunch' }).getByRole('button', { name: 'xyzzy' }).first()
  await line.getByText('Not understood', { exact: true }).waitFor()
  await line.getByText('No food found in “Lunch: xyzzy”.').waitFor()
  expect((await onServer(page)).meals).toEqual([])
  await wellMade(page)

  await line.click()
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true })
  await sheet.getByText('Lunch · Today').waitFor()
  const field = sheet.getByRole('textbox', { name: 'What did you eat?' })
  expect(await field.inputValue()).toBe('Lunch: xyzzy')
  await wellMade(page)
  await field.fill('2 eggs')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Confirm & Log Meal' }).click()
  await page.getByText('Meal Logged Successfully!').first().waitFor()
  await line.waitFor({ state: 'detached' })
  await soon(async () =>
    (await onServer(page)).meals.map(({ mealType, notes }) => [mealType, notes]),
  ).toEqual([['lunch', '2 eggs']])
  await page.reload()
  await page
    .getByRole('region', { name: 'Lunch' })
    .getByRole('button', { name: /^Delete/ })
    .waitFor()
  expect(await page.getByText('xyzzy').count()).toBe(0)
  await context.close()
})

test('a sentence that is reworded while it waits is logged once, in its last words', async () => {
  const { page, context } = await onNutrition('Rena')
  await goOffline(page)
  await write(page, 'Lunch: 2 eggs')
  await waiting(page).click()
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true })
  await sheet.getByRole('textbox', { name: 'What did you eat?' }).fill('Lunch: an apple')
  await page.keyboard.press('Enter')
  await sheet.waitFor({ state: 'detached' })
  await page.getByText('Lunch: an apple').waitFor()
  expect(await waiting(page).count()).toBe(1)
  await context.setOffline(false)
  await soon(() => waiting(page).count()).toBe(0)
  expect((await onServer(page)).meals.map(({ foodName }) => foodName)).toEqual(['Apple'])
  await context.close()
})

test('a sentence that is removed while it waits is not logged, though the server had read it', async () => {
  const { page, context } = await onNutrition('Remo')
  const remove = async (sentence: string) => {
    await page.getByRole('button', { name: `Delete ${sentence}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('button', { name: `Delete ${sentence}` }).waitFor({ state: 'detached' })
  }
  await goOffline(page)
  await write(page, 'Lunch: 2 eggs')
  await write(page, 'Lunch: an apple')
  await remove('Lunch: 2 eggs')
  let lost = 0
  await page.route('**/api/nutrition/log-sentence', async (route) => {
    await route.fetch()
    await route.abort()
    lost += 1
  })
  await context.setOffline(false)
  await expect.poll(() => lost).toBeGreaterThan(0)
  expect((await onServer(page)).meals.map(({ foodName }) => foodName)).toEqual(['Apple'])
  await remove('Lunch: an apple')
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await soon(async () => (await onServer(page)).meals).toEqual([])
  await page.reload()
  await page.getByText('Nothing logged yet').waitFor()
  expect(await waiting(page).count()).toBe(0)
  await context.close()
})

test('signing out with a sentence that waits asks first, and leaves nothing of it on the device', async () => {
  const { page, context } = await onNutrition('Siri')
  await goOffline(page)
  await write(page, 'Lunch: 2 eggs')
  await waiting(page).waitFor()
  expect(await keptOnDevice(page)).toMatchObject({ entries: 1 })
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await page.getByRole('alertdialog').getByText('Something has not been sent').waitFor()
  await page.getByRole('button', { name: 'Sign Out Anyway' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => keptOnDevice(page)).toEqual({ entries: 0, answers: 0 })
  await context.close()
})

test('what was read on return but is not sure is logged and opened for a look', async () => {
  const { page, context } = await onNutrition('Dora')
  await goOffline(page)
  await write(page, 'Lunch: soup')
  await waiting(page).waitFor()
  await context.setOffline(false)
  const look = page.getByRole('dialog').filter({ hasText: 'Where the figures come from' })
  await look.getByText('Lunch: soup').waitFor()
  expect((await onServer(page)).meals).toHaveLength(1)
  await wellMade(page)
  await look.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Meal Deleted', { exact: true }).first().waitFor()
  await soon(async () => (await onServer(page)).meals).toEqual([])
  await context.close()
})

test('a sentence whose model is away holds nothing else back', async () => {
  const { page, context } = await onNutrition('Mona')
  await page.route('**/api/nutrition/log-sentence', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'The model did not answer.' } }),
  )
  await goOffline(page)
  await write(page, 'Lunch: 2 eggs')
  await page.getByRole('button', { name: 'Log Milk 240 ml' }).click()
  await soon(() => waitingOn(page)).toBe(1)
  await context.setOffline(false)
  await soon(async () => (await onServer(page)).drinks.map(({ customName }) => customName)).toEqual(['Milk'])
  expect(await waiting(page).count()).toBe(1)
  await page.unroute('**/api/nutrition/log-sentence')
  await soon(async () => (await onServer(page)).meals.length).toBe(1)
  await context.close()
})

test('without a network a search says that it needs a connection, and searches when it is back', async () => {
  const { page, context } = await onNutrition('Sean')
  await goOffline(page)
  await page.getByRole('button', { name: 'Search what you ate' }).click()
  const search = page.getByRole('dialog', { name: 'Search what you ate' })
  await search.getByRole('searchbox').fill('pizza')
  await search.getByText('Searching needs a connection').waitFor()
  await wellMade(page)
  await context.setOffline(false)
  await search.getByText('Nothing found').waitFor()
  await search.getByRole('button', { name: 'Close' }).click()
  await search.waitFor({ state: 'detached' })

  await goOffline(page)
  await page.getByRole('button', { name: 'Log Nutrition' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Log Nutrition' })
  await dialog.getByRole('tab', { name: 'Manual Entry' }).click()
  await dialog.getByLabel('Food name', { exact: false }).fill('pizza')
  await dialog.getByText('Searching foods needs a connection.').filter({ visible: true }).first().waitFor()
  await wellMade(page)
  await context.close()
})
