import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

test('Rosa puts a read meal right, then the logged one, and takes a removal back', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Rosa')
  await walkTo(page, '/nutrition')
  const lunch = page.getByRole('region', { name: 'Lunch' })
  await lunch.getByRole('button', { name: 'Add to Lunch' }).click()
  const log = page.getByRole('dialog', { name: 'Log Nutrition' })
  await log.getByLabel('Notes').fill('100 g fried egg, 33 g buttered toast and zzorble juice')
  await log.getByRole('button', { name: 'Analyze' }).click()

  const results = page.getByRole('dialog', { name: 'AI Analysis Results' })
  await results.getByRole('button', { name: 'Find “zzorble juice”' }).click()
  await results.getByRole('combobox', { name: 'Find “zzorble juice”' }).fill('orange juice')
  await page
    .getByRole('option', { name: /^Orange juice/ })
    .first()
    .click()
  await results.getByText('Counted as 3 foods, with your corrections.').waitFor()
  expect(await results.getByText('Not counted').count()).toBe(0)

  await results.getByRole('button', { name: /^Fried egg 100 g/i }).click()
  await choose(page, results, 'Unit of fried egg', 'large')
  await results.getByLabel('Amount of fried egg').fill('2')
  await results.getByRole('button', { name: /^Fried egg 2 large · 92 g/i }).waitFor()
  await results.getByRole('button', { name: /^Buttered toast 33 g/i }).click()
  await results.getByRole('button', { name: 'Swap buttered toast' }).click()
  await results.getByRole('combobox', { name: 'Food instead of buttered toast' }).fill('rye bread')
  await page
    .getByRole('option', { name: /^Rye bread/ })
    .first()
    .click()
  await results.getByLabel('Grams of rye bread').waitFor()
  await results.getByRole('button', { name: 'Add a Food' }).click()
  // Escape closes the search and keeps the results.
  await page.keyboard.press('Escape')
  await results.getByRole('button', { name: 'Add a Food' }).waitFor()
  await wellMade(page)
  const shown = await energyIn(results)
  await results.getByRole('button', { name: 'Confirm & Log Meal' }).click()
  await lunch.getByText(`${shown} kcal`).first().waitFor()

  const entry = lunch.getByRole('button', { name: /rye bread/i }).first()
  await entry.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit meal' })
  await edit.getByRole('button', { name: /^Fried egg 2 large · 92 g/i }).waitFor()
  await edit.getByRole('button', { name: /^Orange juice/i }).click()
  await edit.getByRole('button', { name: /^Remove orange juice/i }).click()
  await edit.getByRole('button', { name: 'Add a Food' }).click()
  await edit.getByRole('combobox', { name: 'Add a Food' }).fill('banana')
  await page
    .getByRole('option', { name: /^Banana/ })
    .first()
    .click()
  await edit.getByLabel('Amount of banana').fill('0.5')
  const changed = await energyIn(edit)
  await wellMade(page)
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Meal Updated').first().waitFor()
  await lunch.getByText(`${changed} kcal`).first().waitFor()

  await lunch.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Meal Deleted').first().waitFor()
  await page.getByText('Nothing logged yet').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await lunch.getByText(`${changed} kcal`).first().waitFor()

  await page.getByRole('button', { name: 'Next day' }).click()
  await page.getByRole('button', { name: 'Search what you ate' }).click()
  const search = page.getByRole('dialog', { name: 'Search what you ate' })
  await search.getByRole('searchbox').and(page.locator(':focus')).waitFor()
  await page.keyboard.type('BANANA')
  const found = search.getByRole('button', { name: /Open / })
  await found.waitFor()
  await wellMade(page)
  await search.getByRole('button', { name: /^Log .* again, for today$/ }).click()
  await page.getByText('Meals Copied').first().waitFor()
  await search.getByRole('searchbox').fill('no such food')
  await search.getByText('No meal matches “no such food”.').waitFor()
  await search.getByRole('searchbox').fill('today')
  await found.first().click()
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await lunch.getByText(`${changed} kcal`).first().waitFor()
  await expect.poll(() => lunch.getByRole('button', { name: /^Delete / }).count()).toBe(2)
  quiet()
})

test('Nell reads a meal in one line a food, in the units she said, with what was left out', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Nell')
  await walkTo(page, '/nutrition')
  const lunch = page.getByRole('region', { name: 'Lunch' })
  await lunch.getByRole('button', { name: 'Add to Lunch' }).click()
  const log = page.getByRole('dialog', { name: 'Log Nutrition' })
  await log.getByLabel('Notes').fill('2 eggs, latte, a caesar salad without dressing and a cup of rice')
  await log.getByRole('button', { name: 'Analyze' }).click()

  const results = page.getByRole('dialog', { name: 'AI Analysis Results' })
  const egg = results.getByRole('button', { name: /^Egg 2 eggs · 100 g 143 kcal$/i })
  expect((await egg.boundingBox())!.height).toBe(56)
  await results.getByRole('button', { name: /^White rice 1 cup · 158 g/i }).waitFor()
  await results.getByRole('button', { name: /^Latte .* usual portion/i }).waitFor()
  await results.getByRole('button', { name: /^Caesar salad .* no dressing: still in the figures/i }).waitFor()

  // By the keyboard: a line opens, and one more of the unit that was said counts.
  await egg.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await results.getByRole('button', { name: /^Egg 2.5 eggs · 125 g/i }).waitFor()
  await results.getByRole('button', { name: /^Latte /i }).click()
  await results.getByRole('button', { name: 'Remove latte' }).click()
  await wellMade(page)
  await results.getByRole('button', { name: 'Confirm & Log Meal' }).click()

  await lunch.getByRole('button', { name: /egg/i }).first().click()
  const detail = page.getByRole('dialog')
  await detail.getByText('2.5 eggs · 125 g').waitFor()
  await detail.getByText('no dressing: still in the figures').waitFor()
  expect(await detail.getByText('latte', { exact: true }).count()).toBe(0)
  await wellMade(page)
  quiet()
})

test('Otto takes the second choice of what he said in one tap, and takes it back in the logged meal', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Otto')
  await walkTo(page, '/nutrition')
  const lunch = page.getByRole('region', { name: 'Lunch' })
  await lunch.getByRole('button', { name: 'Add to Lunch' }).click()
  const log = page.getByRole('dialog', { name: 'Log Nutrition' })
  await log.getByLabel('Notes').fill('2 slices of toast and a banana')
  await log.getByRole('button', { name: 'Analyze' }).click()

  const results = page.getByRole('dialog', { name: 'AI Analysis Results' })
  await results.getByRole('button', { name: /^Toast 2 slices · .* or buttered toast\?/i }).click()
  await results.getByRole('button', { name: /^Or buttered toast · \d+ kcal$/ }).click()
  await results.getByRole('button', { name: /^Buttered toast 2 slices · 66 g 251 kcal/i }).waitFor()
  expect(await results.getByLabel('Amount of buttered toast').inputValue()).toBe('2')
  expect(await results.getByLabel('Meal name').inputValue()).toBe('Buttered toast and banana')
  expect(await results.getByRole('button', { name: /^Banana .* or / }).count()).toBe(0)
  await wellMade(page)
  await results.getByRole('button', { name: 'Confirm & Log Meal' }).click()

  await lunch.getByRole('button', { name: /^Buttered toast/ }).click()
  // A tap on a food of the entry opens it to be corrected.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Buttered toast/i })
    .click()
  const edit = page.getByRole('dialog', { name: 'Edit meal' })
  await edit.getByRole('button', { name: /^Or toast · / }).click()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Meal Updated').first().waitFor()
  await lunch.getByRole('button', { name: /^Toast and banana/ }).waitFor()
  quiet()
})

async function choose(page: Page, dialog: Locator, field: string, option: string) {
  await dialog.getByRole('combobox', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** The energy at the top of a dialog, as it is written. */
async function energyIn(dialog: Locator) {
  const text = await dialog.locator('p[aria-live=polite]').first().textContent()
  return /^[\d,]+/.exec(text ?? '')![0]
}
