import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { modelDouble } from '#server/adapters/ai/double.ts'
import { desktop, fitsIn, newVisitor, phone, register, registerByHand, wellMade } from '#testing/browser.ts'
import { today } from '#testing/clock.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

const photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#c96' } })
  .jpeg()
  .toBuffer()

test('Phoebe registers, describes a meal with a photo, corrects an amount, logs it, and removes it again', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await registerByHand(page, 'Phoebe')
  await wellMade(page)
  await logMeal(page, '150 g cooked white rice and 100 g chicken breast')
  await seeTotalsThenRemove(page)
  quiet()
})

test('the days end at tomorrow, by arrow, by key and in every dialog; the day shown stands in the address', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Tomas')
  await walkTo(page, '/nutrition')
  const next = page.getByRole('button', { name: 'Next day' })
  await page.getByRole('heading', { name: 'Today' }).waitFor()
  await next.click()
  await page.waitForURL(/\/nutrition\?date=\d{4}-\d\d-\d\d$/)
  const tomorrow = page.url()
  await expect.poll(() => next.getAttribute('aria-disabled')).toBe('true')
  await wellMade(page)
  await next.press('Enter')
  await next.press('ArrowRight')
  expect(page.url()).toBe(tomorrow)
  await page.reload()
  await page.getByRole('button', { name: 'Back to Today' }).waitFor()

  await page.getByRole('button', { name: 'Log Nutrition' }).first().click()
  const day = page.getByRole('dialog').getByLabel('Logging for')
  expect(tomorrow).toContain(await day.inputValue())
  expect(await day.getAttribute('max')).toBe(await day.inputValue())
  await day.fill('2100-01-01')
  await page.getByRole('alert').getByText('Choose a day up to tomorrow.').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(page.url()).toBe(tomorrow)
  quiet()
})

test('the largest figures of a day stay within the Daily Summary, in fluid ounces and on a narrow phone too', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Lars')
  const send = (method: 'POST' | 'PUT', path: string, data: object) =>
    page.request.fetch(path, { method, data, headers: { 'Idempotency-Key': crypto.randomUUID() } })
  await send('PUT', '/api/profile', { units: 'imperial' })
  const targetDate = today
  const drink = { drinkType: 'water', customName: 'Water', targetDate }
  for (const volume of [2000, 1132])
    expect((await send('POST', '/api/drinks/log', { ...drink, volume })).status()).toBe(200)
  await page.reload()
  const meal = { foodName: 'Feast', mealType: 'dinner', calories: 9000, targetDate }
  const summary = page.getByRole('region', { name: 'Daily Summary' })
  await walkTo(page, '/nutrition')
  await summary.getByText('105.9', { exact: false }).waitFor()
  await fitsIn(summary)
  for (const grams of [180, 1000]) {
    const macros = { protein: grams, carbs: grams, fat: grams, sugar: 0 }
    expect((await send('POST', '/api/nutrition/log', { ...meal, ...macros })).status()).toBe(200)
    await page.reload()
    await summary.getByText('105.9', { exact: false }).waitFor()
    for (const width of [phone.width, 320, desktop.width]) {
      await page.setViewportSize({ ...phone, width })
      await fitsIn(summary)
    }
  }
  quiet()
})

test('an unknown page answers 404 with the not-found screen', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  const answer = await page.goto('/no-such-page')
  expect(answer!.status()).toBe(404)
  await page.getByText('404 Page Not Found').waitFor()
  await wellMade(page)
})

test('signed-out visitors of a screen are sent to the start page, which offers to sign in', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await page.goto('/nutrition')
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Sign In' }).first().click()
  await page.getByText('Sign in securely to continue with your fitness journey').waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Sign In' })
    .or(page.getByRole('dialog').getByRole('link', { name: 'Sign In' }))
    .first()
    .click()
  await page.waitForURL('**/login')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await wellMade(page)
  quiet()
})
test('a photo alone is read by a connected model, priced by the food table, and logged', async () => {
  const figures = { sugar: 0, fiber: 0, sodium: 0, alcohol: 0, confidence: 0.9 }
  const model = await modelDouble({
    json: {
      title: 'Chicken and rice',
      serving: '1 plate',
      foods: [
        { name: 'white rice', grams: 150, calories: 195, protein: 4, carbs: 42, fat: 0.4, ...figures },
        { name: 'chicken breast', grams: 100, calories: 165, protein: 31, carbs: 0, fat: 3.6, ...figures },
      ],
      notUnderstood: [],
    },
  })
  const server = await startServer({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'double',
  })
  try {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Mona')
    await logMeal(page, '')
    await seeTotalsThenRemove(page)
    expect(model.asked.length).toBe(1)
    quiet()
  } finally {
    await server.stop()
    await model.stop()
  }
})

async function chooseMealType(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Meal Type' }).click()
  await page.getByRole('option', { name }).click()
}

/** Analyzes a photo (with a description), halves the rice, and confirms. */
async function logMeal(page: Page, notes: string) {
  await walkTo(page, '/nutrition')
  await page.getByRole('button', { name: 'Log Nutrition' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Logging for').waitFor()
  await wellMade(page)
  await chooseMealType(page, 'Lunch')
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'meal.jpg', mimeType: 'image/jpeg', buffer: photo })
  if (notes) await dialog.getByLabel('Notes').fill(notes)
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await page.getByText('AI Analysis Results').waitFor()
  await page.getByText('High confidence').first().waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: /^White rice 150 g/i }).click()
  const rice = page.getByLabel(/^Grams of .*rice/i)
  expect(await rice.inputValue()).toBe('150')
  await rice.fill('75')
  await page.getByRole('button', { name: 'Confirm & Log Meal' }).click()
  await page.getByText('Meal Logged Successfully!').first().waitFor()
  await dialog.waitFor({ state: 'hidden' })
}

/** 75 g rice and 100 g chicken are about 263 kcal by the reference (130 and 165 per 100 g). */
async function seeTotalsThenRemove(page: Page) {
  const kcal = await page.evaluate(
    async () => (await (await fetch('/api/dashboard/stats')).json()).today.calories,
  )
  expect(kcal).toBeGreaterThan(250)
  expect(kcal).toBeLessThan(275)
  const shown = new RegExp(`^${Math.round(kcal)}$`)
  await page.getByText(shown).first().waitFor()
  await wellMade(page)
  await walkTo(page, '/dashboard')
  await page.getByText(shown).first().waitFor()
  await page.getByText("Today's Nutrition Progress").waitFor()
  await wellMade(page)

  await walkTo(page, '/nutrition')
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click()
  await page.getByText(/Are you sure you want to delete "/).waitFor()
  // Optimistic: the entry leaves the list before the answer.
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  expect((await removed).status()).toBe(200)
  await page.getByText('Nothing logged yet').waitFor()
  const after = await page.evaluate(
    async () => (await (await fetch('/api/dashboard/stats')).json()).today.calories,
  )
  expect(after).toBe(0)
}
