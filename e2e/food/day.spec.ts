import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

type Meal = { foodName: string; calories: number; mealType: string; targetDate: string }

async function log(page: Page, meal: Meal) {
  const answer = await page.request.post('/api/nutrition/log', {
    data: meal,
    headers: { origin: server.address },
  })
  expect(answer.ok()).toBe(true)
}

test('Jutta fills an empty day meal by meal: as yesterday, as usual, and by hand', {
  tags: ['core', 'day'],
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Jutta')
  const day = today
  for (const back of [1, 2])
    await log(page, {
      foodName: 'Muesli',
      calories: 350,
      mealType: 'breakfast',
      targetDate: addDays(day, -back),
    })
  await walkTo(page, '/nutrition')
  const meal = (title: string) => page.getByRole('region', { name: title })
  for (const title of ['Breakfast', 'Lunch', 'Dinner', 'Snack']) await meal(title).waitFor()
  await wellMade(page)

  await meal('Breakfast').getByRole('button', { name: 'Copy Yesterday’s' }).click()
  await page.getByText('Meals Copied').first().waitFor()
  await meal('Breakfast').getByText('350 kcal').first().waitFor()
  await meal('Breakfast').getByRole('button', { name: 'Copy Yesterday’s' }).waitFor({ state: 'detached' })

  await meal('Lunch').getByRole('button', { name: 'Add to Lunch' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log Nutrition' })
  expect(await dialog.getByRole('combobox', { name: 'Meal Type' }).textContent()).toContain('Lunch')
  await dialog.getByRole('tab', { name: 'Manual Entry' }).click()
  await dialog.getByRole('combobox', { name: 'Food name' }).fill('Goulash')
  await page.keyboard.press('Tab')
  await dialog.getByLabel('Calories', { exact: true }).fill('610')
  await dialog.getByLabel('Fat').fill('12,5,3')
  await dialog.getByRole('button', { name: 'Log Food' }).click()
  await dialog.getByText('Enter a number, such as 12.5.').waitFor()
  expect(await dialog.getByLabel('Fat').inputValue()).toBe('12,5,3')
  await dialog.getByLabel('Fat').fill('12,5')
  await dialog.getByText('= 12.5', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Log Food' }).click()
  await meal('Lunch').getByText('Goulash').waitFor()
  const logged = await page.request.get(`${server.address}/api/nutrition/logs?date=${day}`)
  expect(await logged.json()).toContainEqual(expect.objectContaining({ foodName: 'Goulash', fat: 12.5 }))

  // A usual meal, on a day that has none.
  await page.getByRole('button', { name: 'Next day' }).click()
  await meal('Breakfast').getByRole('button', { name: 'Log Muesli again as Breakfast' }).click()
  await meal('Breakfast').getByText('350 kcal').first().waitFor()
  quiet()
})

test('a meal chosen in the log sheet holds by hand, by photo and in a sentence, and the hour’s does not move under a text', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Marta')
  const answered = Promise.withResolvers<void>()
  await page.route('**/api/nutrition/usual', async (route) => {
    await answered.promise
    await route.fulfill({ json: { mealType: 'snack', meals: [] } })
  })
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true })
  const openSheet = () => page.getByRole('button', { name: 'Log', exact: true }).click()
  const meal = (name: string) => sheet.getByRole('button', { name, exact: true })
  const log = page.getByRole('dialog', { name: 'Log Nutrition' })
  const sentence = sheet.getByRole('textbox', { name: 'What did you eat?' })

  // The answer with another meal of the hour comes after the text was begun.
  await openSheet()
  await sentence.fill('2 eggs')
  await sheet.locator('[aria-pressed=true]', { hasText: 'Lunch' }).waitFor()
  const arrives = page.waitForResponse('**/api/nutrition/usual')
  answered.resolve()
  await arrives
  await sheet.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('dialog').getByText('Lunch · Today').waitFor()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await sentence.fill('Breakfast: 2 eggs')
  await sheet.locator('[aria-pressed=true]', { hasText: 'Breakfast' }).waitFor()

  for (const [way, tab] of [
    ['By Hand', 'Manual Entry'],
    ['Photo of a Meal', 'Photo Analysis'],
  ] as const) {
    await meal('Dinner').click()
    await sheet.getByRole('link', { name: way }).click()
    await log.getByRole('tab', { name: tab, selected: true }).waitFor()
    await log.getByRole('combobox', { name: 'Meal Type' }).getByText('Dinner').waitFor()
    await log.getByRole('button', { name: 'Close' }).click()
    await log.waitFor({ state: 'detached' })
    await openSheet()
  }

  await meal('Dinner').click()
  await sentence.fill('Breakfast: 2 eggs')
  await sheet.getByRole('button', { name: 'Read it' }).click()
  await page.getByRole('dialog').getByText('Dinner · Today').waitFor()
  await page.getByRole('button', { name: 'Confirm & Log Meal' }).click()
  await page.getByText('Meal Logged Successfully!').first().waitFor()
  const logged = await page.request.get(`${server.address}/api/nutrition/logs?date=${today}`)
  expect(await logged.json()).toEqual([expect.objectContaining({ mealType: 'dinner' })])
  quiet()
})

test('the message of a finished analysis stands above the sheet of its foods, and over no part of it', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Selma')
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page
    .getByRole('textbox', { name: 'What did you eat?' })
    .fill('2 eggs, 2 slices of toast and 200 ml milk')
  await page.getByRole('button', { name: 'Read it' }).click()
  const message = page.locator('li', { hasText: 'AI Analysis Complete!' })
  // It stays while the pointer is over it.
  await message.hover()
  const sheet = page.getByRole('dialog').filter({ has: page.getByText('Confirm & Log Meal') })
  const gap = async () => {
    const [above, below] = [await message.boundingBox(), await sheet.boundingBox()]
    return Math.round(below!.y - (above!.y + above!.height))
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
  await wellMade(page)
  await message.locator('button').click()
  await message.waitFor({ state: 'detached' })
  quiet()
})

test('a usual meal of a long name keeps its row in the log sheet, with the figures of its correction', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Paula')
  const foodName = 'Grandmother’s slow-cooked Sunday goulash with paprika potatoes, sour cream and rye bread'
  for (const back of [1, 2])
    await log(page, { foodName, calories: 610, mealType: 'lunch', targetDate: addDays(today, -back) })
  const yesterday = await page.request.get(`${server.address}/api/nutrition/logs?date=${addDays(today, -1)}`)
  const [{ id }] = await yesterday.json()
  const factor = { data: { factor: 0.5 }, headers: { origin: server.address } }
  expect((await page.request.patch(`/api/nutrition/logs/${id}`, factor)).ok()).toBe(true)

  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const again = page.getByRole('region', { name: 'Again' })
  const row = again.getByRole('button')
  await row.getByText('305 kcal').waitFor()
  const { width: whole } = (await again.boundingBox())!
  expect(whole).toBeLessThan(phone.width)
  expect((await row.boundingBox())!.width).toBeLessThanOrEqual(whole)
  await wellMade(page)
  quiet()
})

test('the date opens six weeks colored by the goal, and a day of them', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
  await register(page, 'Kalle')
  const day = today
  for (const [back, calories] of [
    [30, 1950],
    [31, 900],
    [32, 3200],
    [60, 2000],
  ] as const)
    await log(page, {
      foodName: `Day ${back}`,
      calories,
      mealType: 'dinner',
      targetDate: addDays(day, -back),
    })
  await walkTo(page, '/nutrition')
  await page.getByRole('heading', { name: 'Today' }).getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Choose a day' })
  await dialog.getByRole('button', { name: /: 1,950 kcal, within 10% of it$/ }).waitFor()
  await dialog.getByRole('button', { name: /: 900 kcal, below the goal$/ }).waitFor()
  await dialog.getByRole('button', { name: /: 3,200 kcal, above it$/ }).waitFor()
  await wellMade(page)
  await dialog.getByRole('button', { name: 'Earlier Weeks' }).click()
  await dialog.getByRole('button', { name: /: 2,000 kcal/ }).click()
  await page.getByText('Day 60').waitFor()
  await page.getByRole('button', { name: 'Back to Today' }).click()
  await page.getByText('Nothing logged yet').waitFor()
  quiet()
})

test('a bar of the week opens its day, by a click and by keys', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Lotte')
  const day = today
  await log(page, { foodName: 'Soup', calories: 500, mealType: 'dinner', targetDate: day })
  await walkTo(page, '/analytics?tab=nutrition')
  const chart = page.getByRole('region', { name: 'Calories by day' }).locator('svg.recharts-surface').first()
  const bar = chart.locator('.recharts-bar-rectangle path').first()
  await bar.hover()
  await page.getByText('Press to open the day').waitFor()
  await bar.click()
  await page.waitForURL((url) => url.pathname === '/nutrition')
  await page.getByText('Soup').first().waitFor()
  await page.goBack()
  await chart.waitFor()
  await chart.focus()
  const tip = page.locator('.recharts-tooltip-wrapper').first()
  await tip.getByText(/^Mon, /).waitFor()
  const daysAfterMonday = (new Date(day).getUTCDay() + 6) % 7
  for (let step = 0; step < daysAfterMonday; step++) {
    const before = await tip.textContent()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => tip.textContent()).not.toBe(before)
  }
  await page.getByText('Press to open the day').waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname === '/nutrition')
  await page.getByText('Soup').first().waitFor()
  quiet()
})

test('a screen keyboard lifts a sheet above it, and a page that is zoomed in does not', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Ines')
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const sentence = dialog.getByRole('textbox').first()
  await sentence.fill('2 eggs and a slice of toast')
  const below = async () => {
    const { y, height } = (await dialog.boundingBox())!
    return phone.height - Math.round(y + height)
  }
  await expect.poll(below).toBe(0)
  /** Phones report a keyboard as a visual viewport that is lower than the page. */
  const see = (height: number, scale: number) =>
    page.evaluate(
      ([height, scale]) => {
        Object.defineProperties(visualViewport!, {
          height: { configurable: true, value: height },
          scale: { configurable: true, value: scale },
        })
        visualViewport!.dispatchEvent(new Event('resize'))
      },
      [height, scale],
    )
  await see(phone.height - 336, 1)
  await expect.poll(below).toBe(336)
  await dialog.getByRole('button', { name: 'Read it' }).waitFor()
  expect((await dialog.boundingBox())!.y).toBeGreaterThanOrEqual(0)
  await see(phone.height / 2, 2)
  await expect.poll(below).toBe(0)
  await see(phone.height, 1)
  await expect.poll(below).toBe(0)
  quiet()
})

test('a pasted text of 4,000 characters stays whole and is told its limit before anything is asked', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Lotte')
  await walkTo(page, '/dashboard')
  await page.getByRole('button', { name: 'Log', exact: true }).last().click()
  const sheet = page.getByRole('dialog', { name: 'Log' })
  const field = sheet.getByRole('textbox', { name: 'What did you eat?' })
  await field.focus()
  const text = 'two eggs, toast and tea; '.repeat(160)
  await page.keyboard.insertText(text)
  await sheet.getByText('2,000 characters at most; this has 4,000.').waitFor()
  await page.keyboard.press('Enter')
  expect(await field.inputValue()).toBe(text)
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true)
  await wellMade(page)

  await field.fill('two eggs')
  await sheet.getByRole('button', { name: 'Read it' }).click()
  await page.getByText('Analysis Complete').first().waitFor()
  quiet()
})

test('closing the log dialog keeps the day that was chosen in the calendar', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Olga')
  await walkTo(page, '/nutrition')
  await page.getByRole('heading', { name: 'Today' }).getByRole('button').click()
  const day = addDays(today, -9)
  const spoken = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(day),
  )
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${spoken}`) })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  const address = page.url()
  expect(address).toContain(`date=${day}`)
  await page.getByRole('button', { name: 'Log Nutrition' }).click()
  await page.getByRole('tab', { name: 'Manual Entry' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(page.url()).toBe(address)
  quiet()
})
