import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

test('Fritz finds a food by typing, chooses it with the keyboard, stars it, and finds it first the next time', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Fritz')
  await openManual(page, 'Breakfast')
  const input = page.getByRole('combobox', { name: 'Food name' })
  await input.fill('banan')
  await page
    .getByRole('option', { name: /^Banana/i })
    .first()
    .waitFor()
  await wellMade(page)
  // Escape closes the list and keeps the dialog open.
  await input.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await input.press('ArrowDown')
  await page.getByRole('option').first().waitFor()
  await input.press('ArrowDown')
  await page.getByRole('option', { selected: true }).waitFor()
  await input.press('Enter')
  await page.getByRole('region', { name: 'Chosen food' }).waitFor()
  await expect.poll(() => calories(page)).toBeGreaterThan(60)
  const one = await calories(page)

  await page.getByLabel('Amount').fill('2')
  await expect.poll(() => calories(page)).toBeGreaterThan(one * 1.9)
  const two = await calories(page)
  await page.getByRole('button', { name: /^Make .* a favorite$/ }).click()
  await page.getByRole('button', { name: /is a favorite$/, pressed: true }).waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Log Food' }).click()
  await page.getByText('Food Logged').first().waitFor()
  const entry = (await logs(page))[0]!
  expect(Math.round(entry.calories)).toBe(two)

  // A food that only a reference knows, with its measures.
  await openManual(page, 'Dinner')
  await input.fill('fried cod')
  await page.getByRole('option', { name: /^Fried cod/ }).click()
  const chosen = page.getByRole('region', { name: 'Chosen food' })
  await chosen.getByText('Figures: USDA.').waitFor()
  await chosen.getByRole('combobox', { name: 'Measured in' }).getByText('fillet, 140 g').waitFor()
  await page.getByRole('button', { name: 'Log Food' }).click()
  await expect
    .poll(async () => (await logs(page)).some(({ foodName }) => foodName === 'Fried cod'))
    .toBe(true)
  await page.getByRole('button', { name: /^Fried cod .* · from the food table/ }).waitFor()

  await openManual(page, 'Snack')
  await page.getByRole('combobox', { name: 'Food name' }).click()
  const first = page.getByRole('group', { name: 'Favorites and recent' }).getByRole('option').first()
  await expect.poll(() => first.textContent()).toContain(entry.foodName)

  // A changed name clears the previous food's figures.
  await first.click()
  await expect.poll(() => calories(page)).toBeGreaterThan(60)
  await page.getByRole('combobox', { name: 'Food name' }).fill('something else')
  await expect.poll(() => page.getByLabel('Calories', { exact: true }).inputValue()).toBe('')
  quiet()
})

test('a food of one’s own is described by its package, found by name, and logged; what the package leaves out stays unknown', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
  await register(page, 'Gerda')
  await openManual(page, 'Snack')
  await page.getByRole('combobox', { name: 'Food name' }).fill('Gerdas riegel')
  await page.getByRole('option', { name: 'Describe “Gerdas riegel” yourself' }).click()
  const form = page.getByRole('dialog', { name: 'Your own food' })
  await form.getByLabel('Figures are for').fill('45')
  await form.getByLabel('Calories').fill('180')
  await form.getByLabel('Protein').fill('4,5')
  await form.getByLabel('Carbs').fill('27')
  await form.getByLabel('Usual portion').fill('1 bar')
  await wellMade(page)
  await form.getByRole('button', { name: 'Save Food' }).click()
  await page.getByText('Give the portion a name and a weight.').waitFor()
  await form.getByLabel('It weighs').fill('45')
  await form.getByRole('button', { name: 'Save Food' }).click()
  await page.getByRole('region', { name: 'Chosen food' }).waitFor()
  await expect.poll(() => calories(page)).toBe(180)
  expect(await page.getByRole('textbox', { name: 'Fat', exact: true }).getAttribute('placeholder')).toBe(
    'unknown',
  )
  await page.getByRole('button', { name: 'Log Food' }).click()
  await page.getByText('Food Logged').first().waitFor()
  expect((await logs(page))[0]).toMatchObject({
    foodName: 'Gerdas riegel',
    calories: 180,
    protein: 4.5,
    fat: null,
  })
  await page.getByRole('button', { name: /^Gerdas riegel .* · your own/ }).waitFor()
  const summary = page.getByRole('region', { name: 'Daily Summary' })
  await expect.poll(() => summary.textContent()).toMatch(/Protein5 ?g.*Fat– ?unknown/)

  await openManual(page, 'Snack')
  await page.getByRole('combobox', { name: 'Food name' }).fill('gerd')
  await page.getByRole('option', { name: /Gerdas riegel/ }).waitFor()
  // By the digits of its barcode, too.
  const data = { name: 'Zwieback', per100: { calories: 400 }, portions: [], barcode: '3017620422003' }
  const stored = await page.request.post('/api/foods/custom', { data, headers: { origin: server.address } })
  expect(stored.ok()).toBe(true)
  await page.getByRole('combobox', { name: 'Food name' }).fill('3 017620 422003')
  await page.getByRole('option', { name: /Zwieback/ }).waitFor()
  quiet()
})

test('an entry is halved and moved to another meal afterwards, and the day’s totals follow', {
  tags: ['core', 'day'],
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Hans')
  await log(page, { foodName: 'Lentil soup', calories: 300, mealType: 'lunch' })
  await walkTo(page, '/nutrition')
  await page.getByRole('button', { name: /^Lentil soup/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit meal' })
  await edit.getByLabel('How much of it').fill('0.5')
  await edit.getByText('150').waitFor()
  await edit.getByRole('combobox', { name: 'Meal Type' }).click()
  await page.getByRole('option', { name: 'Dinner' }).click()
  await wellMade(page)
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Meal Updated').first().waitFor()
  await page.getByRole('region', { name: 'Dinner' }).getByText('150').first().waitFor()
  expect((await logs(page))[0]).toMatchObject({ calories: 150, mealType: 'dinner' })
  expect(await dayCalories(page)).toBe(150)
  quiet()
})

test('yesterday is copied in one tap, a meal to another day, and a saved meal is logged again in one tap, as its own meal or a chosen one', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Ida')
  const yesterday = addDays(today, -1)
  await log(page, { foodName: 'Muesli', calories: 350, mealType: 'breakfast', targetDate: yesterday })
  await log(page, {
    foodName: 'Coffee with milk',
    calories: 40,
    mealType: 'breakfast',
    targetDate: yesterday,
  })
  await walkTo(page, '/nutrition')
  await page.getByRole('button', { name: 'Copy from yesterday' }).click()
  await page.getByText('Meals Copied').first().waitFor()
  await page.getByRole('button', { name: /^Muesli/ }).waitFor()
  expect(await dayCalories(page)).toBe(390)
  await wellMade(page)

  await page.getByRole('button', { name: 'More for Breakfast' }).click()
  await page.getByRole('menuitem', { name: 'Save Meal' }).click()
  const saving = page.getByRole('dialog', { name: 'Save as a meal' })
  await saving.getByLabel('Meal name').fill('Usual breakfast')
  await saving.getByRole('button', { name: 'Save Meal' }).click()
  await page.getByText('Meal Saved').first().waitFor()
  await saving.waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'More for this day' }).click()
  await page.getByRole('menuitem', { name: 'Copy This Day to Another' }).click()
  const copying = page.getByRole('dialog', { name: 'Copy the day' })
  const tomorrow = await copying.getByLabel('Copy to').inputValue()
  await wellMade(page)
  await copying.getByRole('button', { name: 'Copy' }).click()
  await page.getByText('2 meals ·').first().waitFor()
  expect(await logs(page, tomorrow)).toHaveLength(2)

  await walkTo(page, '/nutrition?log=manual')
  await page.getByText('Saved meals').click()
  const dialog = page.getByRole('dialog', { name: 'Log Nutrition' })
  await dialog.getByText('Breakfast · 390 kcal').waitFor()
  await page.getByRole('button', { name: 'Log Usual breakfast' }).click()
  await page.getByText('Usual breakfast · Breakfast · Today').first().waitFor()
  await expect.poll(() => dayCalories(page)).toBe(780)

  await openManual(page, 'Dinner')
  await page.getByText('Saved meals').click()
  await dialog.getByText('Dinner · 390 kcal').waitFor()
  await page.getByRole('button', { name: 'Log Usual breakfast' }).click()
  await page.getByText('Usual breakfast · Dinner · Today').first().waitFor()
  quiet()
})

async function openManual(page: Page, mealType: string) {
  await walkTo(page, '/nutrition?log=manual')
  await page.getByRole('combobox', { name: 'Meal Type' }).click()
  await page.getByRole('option', { name: mealType }).click()
}

const calories = async (page: Page) => Number(await page.getByLabel('Calories', { exact: true }).inputValue())

type Entry = { foodName: string; calories: number }
function logs(page: Page, date?: string): Promise<Entry[]> {
  return page.evaluate(
    async (query) => (await fetch(`/api/nutrition/logs${query}`)).json(),
    date ? `?date=${date}` : '',
  )
}

function dayCalories(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await fetch('/api/dashboard/stats')).json()).today.calories)
}

async function log(page: Page, entry: object) {
  const status = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/nutrition/log', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status,
    JSON.stringify(entry),
  )
  expect(status).toBe(200)
}
