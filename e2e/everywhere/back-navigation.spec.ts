import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

const dialog = (page: Page) => page.getByRole('dialog')
const gone = (page: Page) => dialog(page).waitFor({ state: 'detached' })
const path = (page: Page) => new URL(page.url()).pathname
const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name })

test('on a phone the way back closes the log sheet, once; closed otherwise, it leaves no trace', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Bea')
  await bar(page, 'Nutrition').click()
  await page.getByRole('heading', { name: 'Nutrition Log' }).waitFor()
  const log = page.getByRole('button', { name: 'Log', exact: true })

  await log.click()
  await page.getByRole('heading', { name: 'Log', exact: true }).waitFor()
  await page.goBack()
  await gone(page)
  expect(path(page)).toBe('/nutrition')
  await page.goForward()
  await gone(page)
  expect(path(page)).toBe('/nutrition')

  await log.click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await gone(page)
  await log.click()
  await page.reload()
  await page.getByRole('heading', { name: 'Nutrition Log' }).waitFor()
  await gone(page)
  await page.goBack()
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor()

  await log.click()
  await dialog(page).getByRole('link', { name: 'By Hand' }).click()
  await dialog(page).getByText('Logging for').waitFor()
  await page.goBack()
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor()
  await gone(page)
  quiet()
})

test('back and forward through logging a meal never leave it half open', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Dora')
  await walkTo(page, '/analytics')
  await page.getByRole('link', { name: 'Nutrition' }).first().waitFor()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Nutrition/ })
    .filter({ visible: true })
    .first()
    .click()
  const open = page.getByRole('button', { name: 'Log Nutrition' }).filter({ visible: true }).first()
  await open.click()
  await dialog(page).getByText('Logging for').waitFor()
  await page.goBack()
  await gone(page)
  expect(path(page)).toBe('/nutrition')
  await page.goForward()
  await dialog(page).getByText('Logging for').waitFor()

  await dialog(page).getByRole('combobox', { name: 'Meal Type' }).click()
  await page.getByRole('option', { name: 'Lunch' }).click()
  await dialog(page).getByLabel('Notes').fill('150 g cooked white rice')
  await dialog(page).getByRole('button', { name: 'Analyze' }).click()
  const results = page.getByRole('heading', { name: 'AI Analysis Results' })
  await results.waitFor()
  await page.goBack()
  await results.waitFor({ state: 'hidden' })
  expect(await dialog(page).getByLabel('Notes').inputValue()).toBe('150 g cooked white rice')
  await dialog(page).getByRole('button', { name: 'Analyze' }).click()
  await results.waitFor()
  await page.getByRole('button', { name: 'Confirm & Log Meal' }).click()
  await page.getByText('Meal Logged Successfully!').first().waitFor()
  await gone(page)
  expect(page.url()).toBe(`${server.address}/nutrition`)

  const remove = page.getByRole('button', { name: /^Delete .*rice/i })
  await remove.click()
  const question = page.getByRole('alertdialog')
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'hidden' })
  expect(path(page)).toBe('/nutrition')
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await remove.waitFor({ state: 'detached' })
  await page.goBack()
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  quiet()
})

test('a link to what was deleted says that it is gone, and leads on', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Ella')
  const id = '01970000-0000-7000-8000-000000000000'
  const links: [address: string, sentence: string, wayOn: string][] = [
    [`/fitness?tab=history&activity=${id}`, 'This activity is gone', 'Back to History'],
    ['/fitness?tab=history&activity=nonsense', 'This activity is gone', 'Back to History'],
    [`/fitness?tab=generator&workout=${id}`, 'This workout is gone', 'Back to Workout Plans'],
    [`/fitness?tab=scheduler&schedule=${id}`, 'This schedule is gone', 'All Schedules'],
    [`/fitness/workout/${id}`, 'This workout is gone', 'Back to Fitness'],
  ]
  for (const [address, sentence, wayOn] of links) {
    await arriveAt(page, address)
    await page.getByText(sentence, { exact: true }).waitFor()
    await page
      .getByRole('button', { name: wayOn })
      .or(page.getByRole('link', { name: wayOn }))
      .first()
      .waitFor()
    expect(await page.getByText('They are safe').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0)
    await wellMade(page)
  }
  await arriveAt(page, `/meal-plan?plan=${id}`)
  await page.getByRole('heading', { name: 'Meal Plan' }).waitFor()
  await arriveAt(page, '/nutrition?date=2026-02-31')
  await page.getByRole('heading', { name: 'Today' }).waitFor()
})

test('an unknown address says so and leads home, signed in to the dashboard', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await page.goto('/no-such-page')
  await page.getByText('404 Page Not Found').waitFor()
  await page.getByText('Did you forget to add the page to the router?').waitFor()
  await page.getByRole('link', { name: 'Go Home' }).waitFor()
  expect(await page.getByRole('link', { name: 'Back to Dashboard' }).count()).toBe(0)
  await register(page, 'Fay')
  expect((await arriveAt(page, '/no-such-page'))!.status()).toBe(404)
  await page.getByText('404 Page Not Found').waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await page.getByRole('heading', { name: /Welcome back/ }).waitFor()
})
