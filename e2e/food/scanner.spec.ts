import type { JSHandle, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelDouble } from '#server/adapters/ai/double.ts'
import { foodFactsDouble } from '#server/adapters/food-facts/double.ts'
import { desktop, newVisitor, openBrowser, phone, register, wellMade } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { barcode, fakeCamera, film, plate, unaskedCamera } from '../camera.ts'
import { walkTo } from '../walk.ts'

type Browser = Awaited<ReturnType<typeof openBrowser>>
type Server = Awaited<ReturnType<typeof startServer>>
type Model = Awaited<ReturnType<typeof modelDouble>>
type Film = Awaited<ReturnType<typeof film>>

const code = '4006381333931'
const figures = { sugar: 0, fiber: 0, sodium: 0, alcohol: 0, confidence: 0.9 }
const seen = {
  title: 'Chicken and rice',
  serving: '1 plate',
  foods: [{ name: 'white rice', grams: 150, calories: 195, protein: 4, carbs: 42, fat: 0.4, ...figures }],
  notUnderstood: [],
}

describe('with a model that sees', () => {
  let model: Model
  let server: Server
  let browser: Browser
  let plates: Film
  beforeAll(async () => {
    plates = await film('plates', [await plate(1), await plate(2), await plate(3)])
    // The first call fails, and the scan has to continue.
    model = await modelDouble({ json: { ...seen, foods: [] } }, { json: seen })
    server = await startServer({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'double',
    })
    browser = await openBrowser({ flags: fakeCamera(plates.path) })
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
    await model.stop()
    await plates.remove()
  })

  test('a plate held in front of the camera becomes a meal in the log, from /scan-meal on a phone', async () => {
    // The browser logs the 503 of the first call, so `quiet` is not used.
    const { page } = await newVisitor(browser, server.address, phone)
    await register(page, 'Lena')
    await walkTo(page, '/scan-meal')
    await page.getByRole('heading', { name: 'Scan Meal' }).waitFor()
    await wellMade(page)

    await page.getByRole('button', { name: 'Clear the meal type' }).click()
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Please select a meal type before scanning').first().waitFor()
    expect(await page.locator('video').count()).toBe(0)

    await chooseMealType(page, 'Lunch')
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Hold your plate, or a barcode, inside the frame.').waitFor()
    await wellMade(page)
    const stream = await streamOf(page)
    await page.getByText('The model saw no food there').waitFor()

    await page.getByText('AI Analysis Results').waitFor()
    expect(await hasEnded(stream)).toBe(true)
    expect(model.asked).toHaveLength(2)
    await page.getByRole('button', { name: 'Confirm & Log Meal' }).click()
    await page.waitForURL('**/nutrition')
    await page.getByText('Chicken and rice').first().waitFor()
  })

  test('closing the scanner ends the stream, and closing the screen leads to the dashboard', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, desktop, 'dark')
    await register(page, 'Clara')
    await page.getByRole('button', { name: 'AI Tools' }).click()
    await page.getByRole('menuitem', { name: 'Scan Meal' }).click()
    await chooseMealType(page, 'Dinner')
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Hold your plate, or a barcode, inside the frame.').waitFor()
    await wellMade(page)
    const first = await streamOf(page)
    await turnAway(page, true)
    expect(await hasEnded(first)).toBe(true)
    await turnAway(page, false)
    await page.getByText('Hold your plate, or a barcode, inside the frame.').waitFor()
    const second = await streamOf(page)
    expect(await hasEnded(second)).toBe(false)
    await page.keyboard.press('Escape')
    await page.locator('video').waitFor({ state: 'detached' })
    expect(await hasEnded(second)).toBe(true)
    await page.getByRole('link', { name: 'Close' }).click()
    await page.waitForURL('**/dashboard')
    quiet()
  })
})

test('a camera that shows the same picture all the time has it looked at once', async () => {
  const still = await film('still', [await plate()])
  const model = await modelDouble({ json: { ...seen, foods: [] } })
  const server = await startServer({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'double',
  })
  const browser = await openBrowser({ flags: fakeCamera(still.path) })
  try {
    const { page } = await newVisitor(browser, server.address, phone)
    await register(page, 'Stella')
    await walkTo(page, '/nutrition?log=photo')
    await chooseMealType(page, 'Lunch')
    await page.getByRole('button', { name: 'Live Scan' }).click()
    const taken = page.getByRole('progressbar', { name: 'Pictures taken' })
    await expect
      .poll(async () => Number(await taken.getAttribute('aria-valuenow')), { timeout: 20_000 })
      .toBe(3)
    expect(model.asked).toHaveLength(1)
  } finally {
    await browser.close()
    await server.stop()
    await model.stop()
    await still.remove()
  }
})

describe('with the built-in knowledge engine alone', () => {
  let server: Server
  let products: Awaited<ReturnType<typeof foodFactsDouble>>
  let packages: Film
  beforeAll(async () => {
    packages = await film('package', [await barcode(code)])
    products = await foodFactsDouble({})
    server = await startServer({ FOOD_FACTS_URL: products.url })
  })
  afterAll(async () => {
    await server.stop()
    await products.stop()
    await packages.remove()
  })

  test('the scanner says that it cannot read a plate; a barcode is read, its food portioned and logged', async () => {
    const browser = await openBrowser({ flags: fakeCamera(packages.path) })
    try {
      const { page, quiet } = await newVisitor(browser, server.address, phone)
      await register(page, 'Bruno')
      await describeBar(page)
      const analyses: string[] = []
      page.on('request', (request) => {
        if (request.url().endsWith('/analyze')) analyses.push(request.url())
      })
      await walkTo(page, '/nutrition?log=photo')
      await chooseMealType(page, 'Snack')
      await page.getByRole('button', { name: 'Live Scan' }).click()
      await page.getByText('Photos cannot be read here yet. Barcodes can').waitFor()

      await page.getByRole('heading', { name: 'How much of it?' }).waitFor()
      await page.getByText('Oat bar').first().waitFor()
      await wellMade(page)
      await page.getByLabel('Amount').fill('2')
      await page.getByText('360', { exact: false }).first().waitFor()
      await page.getByRole('button', { name: 'Log Food' }).click()
      await page.getByText('Food Logged').first().waitFor()
      const [entry] = await page.evaluate(async () => (await fetch('/api/nutrition/logs')).json())
      expect(entry).toMatchObject({ foodName: 'Oat bar', calories: 360, mealType: 'snack' })
      expect(analyses).toEqual([])
      quiet()
    } finally {
      await browser.close()
    }
  })

  test('a package that nobody knows is described on the spot, and then goes into the log', async () => {
    const browser = await openBrowser({ flags: fakeCamera(packages.path) })
    try {
      const { page, quiet } = await newVisitor(browser, server.address, desktop)
      await register(page, 'Emil')
      await walkTo(page, '/scan-meal')
      await chooseMealType(page, 'Snack')
      await page.getByRole('button', { name: 'Live Scan' }).click()
      await page.getByRole('button', { name: 'Describe this food' }).click()
      const form = page.getByRole('dialog', { name: 'Your own food' })
      await form.getByLabel('Name').fill('Emils riegel')
      for (const [label, figure] of Object.entries({
        Calories: '400',
        Protein: '10',
        Carbs: '60',
        Fat: '14',
      }))
        await form.getByLabel(label).fill(figure)
      await form.getByRole('button', { name: 'Save Food' }).click()
      await page.getByRole('heading', { name: 'How much of it?' }).waitFor()
      await page.getByLabel('Amount').fill('50')
      await page.getByRole('button', { name: 'Log Food' }).click()
      await page.waitForURL('**/nutrition')
      await page.getByRole('button', { name: /^Emils riegel 50 g/ }).waitFor()
      quiet()
    } finally {
      await browser.close()
    }
  })

  test('a camera that was not allowed is said on the spot, with the way that works without it', async () => {
    const browser = await openBrowser({ flags: unaskedCamera(packages.path), whole: true })
    try {
      const { page, quiet } = await newVisitor(browser, server.address, phone)
      await register(page, 'Dora')
      await walkTo(page, '/scan-meal')
      await chooseMealType(page, 'Lunch')
      await page.getByRole('button', { name: 'Live Scan' }).click()
      await page.getByText('Camera Error').waitFor()
      await page.getByText('Please use the upload option instead.').waitFor()
      await wellMade(page)
      await page.getByRole('button', { name: 'Upload a Photo' }).click()
      await page.getByRole('dialog').getByText('Logging for').waitFor()
      quiet()
    } finally {
      await browser.close()
    }
  })

  test('without a payment method the scanner leads to the plans', async () => {
    const browser = await openBrowser()
    try {
      const { page, quiet } = await newVisitor(browser, server.address, phone)
      await register(page, 'Petra')
      for (const path of ['**/api/auth/user', '**/api/user'])
        await page.route(path, async (route) => {
          const answer = await route.fetch()
          await route.fulfill({ json: { ...(await answer.json()), subscriptionTier: 'trial_no_payment' } })
        })
      await page.reload()
      await walkTo(page, '/scan-meal')
      await page.getByText('Payment Method Required').waitFor()
      await page.getByText('Nutrition logging requires a paid subscription.').waitFor()
      expect(await page.getByRole('button', { name: 'Live Scan' }).count()).toBe(0)
      quiet()
    } finally {
      await browser.close()
    }
  })

  test('signed-out visitors of the scanner are asked to sign in', async () => {
    const browser = await openBrowser()
    try {
      const { page } = await newVisitor(browser, server.address, phone)
      await page.goto('/scan-meal')
      await page.getByText('Please sign in to access the meal scanner').waitFor()
      await wellMade(page)
    } finally {
      await browser.close()
    }
  })
})

const streamOf = (page: Page) =>
  page.evaluateHandle(() => document.querySelector('video')!.srcObject as MediaStream)

const hasEnded = (stream: JSHandle<MediaStream>) =>
  stream.evaluate((one) => one.getTracks().every((track) => track.readyState === 'ended'))

/** Hides the page, as behind another tab, or shows it. */
const turnAway = (page: Page, hidden: boolean) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { get: () => now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

async function chooseMealType(page: Page, name: string) {
  await page.getByRole('combobox', { name: 'Meal Type' }).click()
  await page.getByRole('option', { name }).click()
}

/** Creates a custom food with the barcode of the fake camera: 180 kcal a bar. */
async function describeBar(page: Page) {
  const status = await page.evaluate(async (barcode) => {
    const answer = await fetch('/api/foods/custom', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'Oat bar',
        barcode,
        per100: { calories: 400, protein: 10, carbs: 60, fat: 14 },
        portions: [{ label: '1 bar', grams: 45 }],
      }),
    })
    return answer.status
  }, code)
  expect(status).toBe(200)
}
