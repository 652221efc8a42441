import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, newVisitor, openBrowser, phone, register, wellMade } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { walkTo } from '../walk.ts'

let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

for (const [name, size] of Object.entries({ Petra: phone, Wanda: desktop }))
  test(`${name} plans a week, has another dinner, ticks the list and logs a meal, at ${size.width} pixels`, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, size)
    await register(page, name)
    await walkTo(page, '/meal-plan')
    await page.getByText('A week of meals that meets your goals').waitFor()
    await wellMade(page)

    await page.getByRole('button', { name: 'Plan my week' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'More people' }).click()
    await dialog.getByLabel('Use up').fill('spinach, eggs')
    await wellMade(page)
    await dialog.getByRole('button', { name: 'Plan my week' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText('2 people').waitFor()
    await wellMade(page)

    // Each of the seven days is on target, or states its deviation.
    const days = page.locator('section[aria-label*="202"]')
    expect(await days.count()).toBe(7)
    for (const day of await days.all()) {
      const text = (await day.textContent()) ?? ''
      expect(text).toMatch(/On target|Off target/)
      if (text.includes('Off target')) expect(text).toMatch(/(under|over) the (energy|protein) goal/)
      expect(await day.locator('article').count()).toBe(4)
    }

    const dinner = days.first().locator('article', { hasText: 'Dinner' })
    const before = await titleOf(dinner)
    await dinner.getByRole('button', { name: `Another recipe instead of ${before}` }).click()
    await page.getByText('Meal Replaced', { exact: true }).first().waitFor()
    await expect.poll(() => titleOf(dinner), { timeout: 10_000 }).not.toBe(before)

    await dinner.getByRole('button', { name: /^Dinner/ }).click()
    await dialog.getByRole('heading', { name: 'Steps' }).waitFor()
    await wellMade(page)
    const logged = await titleOf(dinner)
    const [, energy] = /([\d,]+) kcal/.exec((await dinner.textContent()) ?? '') ?? []
    await dialog.getByRole('button', { name: 'Log this meal' }).click()
    await page.getByText('Meal Logged', { exact: true }).first().waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await dinner.getByText('Logged').waitFor()
    const lunch = days.first().locator('article', { hasText: 'Lunch' })
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
    await expect
      .poll(() => page.getByLabel(thing, { exact: true }).isChecked(), { timeout: 10_000 })
      .toBe(true)

    await walkTo(page, '/nutrition')
    await page.getByRole('button', { name: logged }).first().waitFor()
    // The day’s energy is that of the one meal.
    await expect
      .poll(() => page.locator('section[aria-labelledby=daily-summary] .numeral').first().textContent())
      .toBe(energy)
    quiet()
  })

test('exports are Pro’s: others are told so, Pro downloads them', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Erik')
  await walkTo(page, '/meal-plan')
  await page.getByRole('button', { name: 'Plan my week' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Plan my week' }).click()
  await page.getByRole('tab', { name: 'Week' }).waitFor()
  const menu = page.getByRole('button', { name: 'More about this plan' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'PDF to print' }).click()
  await page.getByText('Exports come with Pro').first().waitFor()

  await server.setTier('Erik', 'pro')
  await page.reload()
  for (const [item, ending, start] of [
    ['PDF to print', 'pdf', '%PDF-'],
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
  await page.getByRole('menuitem', { name: 'Remove this plan' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove this plan' }).click()
  await page.getByText('A week of meals that meets your goals').waitFor()
  quiet()
})

test('without a plan the week stays readable and nothing new can be made', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Norbert')
  await walkTo(page, '/meal-plan')
  await page.getByRole('button', { name: 'Plan my week' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Plan my week' }).click()
  await page.getByRole('tab', { name: 'Week' }).waitFor()
  await server.setTier('Norbert', 'trial_no_payment')
  await page.reload()
  await page.getByText('Plans you made stay readable.').waitFor()
  await page.getByRole('tab', { name: 'Week' }).waitFor()
  await wellMade(page)
  expect(await page.getByRole('button', { name: 'New week' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^(Log |Another recipe)/ }).count()).toBe(0)
})

function titleOf(meal: ReturnType<Page['locator']>): Promise<string> {
  return meal
    .locator('span.font-semibold')
    .first()
    .textContent()
    .then((text) => text ?? '')
}
