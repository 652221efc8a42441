import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt, desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { morningZone } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()
/** A plan leaves out the meals of today that are over. */
const morning = { timezoneId: morningZone }

test('Petra plans a week, has another dinner, ticks the list and logs a meal', { tags: 'core' }, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'light', morning)
  await register(page, 'Petra')
  await walkTo(page, '/meal-plan')
  await page.getByText('A week of meals that meets your goals').waitFor()
  await wellMade(page)

  await page.getByRole('button', { name: 'Plan My Week' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'More people' }).click()
  await dialog.getByLabel('Use up').fill('spinach, eggs')
  await wellMade(page)
  await dialog.getByRole('button', { name: 'Plan My Week' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('2 people').waitFor()
  await wellMade(page)

  // Each of the seven days is on target, or states its deviation.
  const days = page.locator('section[aria-label*="202"]')
  await expect.poll(() => days.count()).toBe(7)
  for (const day of await days.all()) {
    const text = (await day.textContent()) ?? ''
    expect(text).toMatch(/On target|Off target/)
    if (text.includes('Off target')) expect(text).toMatch(/(under|over) the (calorie|protein|carb|fat) goal/)
    expect(await day.locator('article').count()).toBe(4)
  }
  const met = await days.getByText('On target', { exact: true }).count()
  await page.getByText(new RegExp(`^${met} of 7 days meets? your goals: `)).waitFor()

  // By its label, as a dinner may mention the lunch that it is cooked for, too.
  const mealOf = (meal: string) =>
    days
      .first()
      .locator('article')
      .filter({ has: page.getByText(meal, { exact: true }) })
  const dinner = mealOf('Dinner')
  const before = await titleOf(dinner)
  await dinner.getByRole('button', { name: `Another recipe instead of ${before}` }).click()
  await page.getByText('Meal Replaced', { exact: true }).first().waitFor()
  await expect.poll(() => titleOf(dinner)).not.toBe(before)

  await dinner.getByRole('button', { name: /^Dinner/ }).click()
  await dialog.getByRole('heading', { name: 'Steps' }).waitFor()
  await wellMade(page)
  const logged = await titleOf(dinner)
  const [, energy] = /([\d,]+) kcal/.exec((await dinner.textContent()) ?? '') ?? []
  await dialog.getByRole('button', { name: 'Log This Meal' }).click()
  await page.getByText('Meal Logged', { exact: true }).first().waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await dinner.getByText('Logged').waitFor()
  const lunch = mealOf('Lunch')
  await lunch.getByRole('button', { name: `Log ${await titleOf(lunch)}` }).click()
  await lunch.getByText('Logged').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await lunch.getByText('Logged').waitFor({ state: 'detached' })

  await page.getByRole('tab', { name: 'Shopping list' }).click()
  await page.getByText('Untick what you are out of').waitFor()
  await wellMade(page)
  const unticked = page.locator('li:has(input:not(:checked))').first()
  const thing = ((await unticked.textContent()) ?? '').trim()
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  await page.getByLabel(thing, { exact: true }).check()
  await kept
  await page.reload()
  await page.getByRole('tab', { name: 'Shopping list' }).click()
  await expect.poll(() => page.getByLabel(thing, { exact: true }).isChecked()).toBe(true)

  await walkTo(page, '/nutrition')
  await page.getByRole('button', { name: logged }).first().waitFor()
  // The day’s energy is that of the one meal.
  await expect
    .poll(() => page.locator('section[aria-labelledby=daily-summary] .numeral').first().textContent())
    .toBe(energy)
  quiet()
})

test('Frida uses up the fridge, cooks once for two meals, buys packs and things of her own', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'light', morning)
  await register(page, 'Frida')
  await server.setTier('Frida', 'pro')
  await page.reload()
  await walkTo(page, '/scan-fridge')
  const typed = page.getByLabel('Type what you have')
  await typed.fill('spinach, feta, salmon')
  await typed.press('Enter')
  await expect.poll(() => typed.inputValue()).toBe('')
  await page
    .getByText(/salmon/i)
    .first()
    .waitFor()

  await walkTo(page, '/meal-plan')
  const dialog = page.getByRole('dialog')
  const plan = async (...unused: string[]) => {
    await page.getByRole('button', { name: /^(Plan My Week|New Week)$/ }).click()
    await dialog.getByRole('button', { name: 'spinach', pressed: true }).waitFor()
    for (const food of unused) await dialog.getByRole('button', { name: food }).click()
    await wellMade(page)
    await dialog.getByRole('button', { name: 'Plan My Week' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  await plan('salmon')
  await page
    .getByText(/^Cook for .*’s (lunch|dinner) too$/)
    .first()
    .waitFor({ state: 'attached' })
  const today = page.locator('section[aria-label*="202"]').first()
  await today.getByText('0 kcal eaten').waitFor()
  const left = /kcal (left of the day|over the day’s goal)/
  const planned = await today.getByText(/kcal still planned/).textContent()
  await wellMade(page)
  const breakfast = today.locator('article').filter({ has: page.getByText('Breakfast', { exact: true }) })
  const balance = await today.getByText(left).textContent()
  await breakfast.getByRole('button', { name: `Log ${await titleOf(breakfast)}` }).click()
  await breakfast.getByText('Logged').waitFor()
  // Planned meals are eaten, so the balance of the day stays.
  await today.getByText('0 kcal eaten', { exact: true }).waitFor({ state: 'detached' })
  await expect.poll(() => today.getByText(/kcal still planned/).textContent()).not.toBe(planned)
  const kilocalories = (text: string | null) => Number(/[\d,]+/.exec(text ?? '')![0].replace(',', ''))
  const moved = async () =>
    Math.abs(kilocalories(await today.getByText(left).textContent()) - kilocalories(balance))
  await expect.poll(moved).toBeLessThanOrEqual(2)

  await page.getByRole('tab', { name: 'Shopping list' }).click()
  await page
    .getByText(/^\d+ (bags?|cans?|packs?|tubs?|cartons?|boxe?s?|trays?) of /)
    .first()
    .waitFor()
  await page.getByLabel('Add an item').fill('Dish soap')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const soap = page.getByLabel('Dish soap', { exact: true })
  await soap.check()
  await page.getByLabel('Add an item').fill('dish SOAP')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText('Already on the list').waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Remove Dish soap' }).click()
  await soap.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await soap.waitFor()
  expect(await soap.isChecked()).toBe(true)

  // Without leftovers, no dish is cooked for two meals; a removed plan's address says so.
  await page.getByRole('tab', { name: 'Week' }).click()
  const first = new URL(page.url()).searchParams.get('plan')
  expect(first).toBeTruthy()
  await page.getByRole('button', { name: 'New Week' }).click()
  await dialog.getByRole('switch', { name: 'Cook once, eat twice' }).click()
  await dialog.getByRole('button', { name: 'Plan My Week' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => new URL(page.url()).searchParams.get('plan')).not.toBe(first)
  await page
    .getByText(/^Cook for /)
    .first()
    .waitFor({ state: 'detached' })
  expect(await page.getByText(/^(Cook for|Leftovers from) /).count()).toBe(0)
  // Today's breakfast was had, so the rest of today is planned.
  expect(await today.locator('article').count()).toBe(3)
  expect(await breakfast.count()).toBe(0)
  await page.evaluate(async (id) => {
    await fetch(`/api/meal-plans/${id}`, {
      method: 'DELETE',
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
  }, first)
  // A bookmark of it.
  await arriveAt(page, `/meal-plan?plan=${first}`)
  await page.getByText('That plan was removed. This is the newest one.').waitFor()
  quiet()
})

test('exports are Pro’s: others are told so, Pro downloads them', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Erik')
  await walkTo(page, '/meal-plan')
  await page.getByRole('button', { name: 'Plan My Week' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Plan My Week' }).click()
  await page.getByRole('tab', { name: 'Week' }).waitFor()
  const menu = page.getByRole('button', { name: 'More about this plan' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'PDF to Print' }).click()
  await page.getByText('Exports come with Pro').first().waitFor()

  await server.setTier('Erik', 'pro')
  await page.reload()
  for (const [item, ending, start] of [
    ['PDF to Print', 'pdf', '%PDF-'],
    ['Table (CSV)', 'csv', '\uFEFFPart'],
    ['Calendar (ICS)', 'ics', 'BEGIN:VCALENDAR'],
  ] as const) {
    await menu.click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: item }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(new RegExp(`^meal-plan-\\d{4}-\\d{2}-\\d{2}\\.${ending}$`))
    expect((await readFile(await file.path(), 'utf8')).startsWith(start)).toBe(true)
  }

  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove This Plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove This Plan' }).click()
  await page.getByText('A week of meals that meets your goals').waitFor()
  quiet()
})

test('without a plan the week stays readable and nothing new can be made', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Norbert')
  await walkTo(page, '/meal-plan')
  await page.getByRole('button', { name: 'Plan My Week' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Plan My Week' }).click()
  await page.getByRole('tab', { name: 'Week' }).waitFor()
  await server.setTier('Norbert', 'trial_no_payment')
  await page.reload()
  await page.getByText('Plans you made stay readable.').waitFor()
  await page.getByRole('tab', { name: 'Week' }).waitFor()
  await wellMade(page)
  expect(await page.getByRole('button', { name: 'New Week' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^(Log |Another recipe)/i }).count()).toBe(0)
})

function titleOf(meal: ReturnType<Page['locator']>): Promise<string> {
  return meal
    .locator('span.font-semibold')
    .first()
    .textContent()
    .then((text) => text ?? '')
}
