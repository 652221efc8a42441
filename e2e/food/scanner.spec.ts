import type { Browser, JSHandle, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelDouble } from '#server/adapters/ai/double.ts'
import { foodFactsDouble } from '#server/adapters/food-facts/double.ts'
import { desktop, newVisitor, openBrowser, phone, register, wellMade } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { barcode, fakeCamera, film, plate, unaskedCamera } from '../camera.ts'
import { walkTo } from '../walk.ts'

type Server = Awaited<ReturnType<typeof startServer>>
type Model = Awaited<ReturnType<typeof modelDouble>>
type Film = Awaited<ReturnType<typeof film>>

const shared = await testBed()

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
    // A picture is taken every three seconds: with three plates it could be the same one each time.
    plates = await film('plates', await Promise.all([1, 2, 3, 4, 5].map(plate)))
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

  test('a plate held in front of the camera becomes a meal in the log', { tags: 'core' }, async () => {
    // The browser logs the 503 of the first call, so `quiet` is not used.
    const { page } = await newVisitor(browser, server.address, phone)
    await register(page, 'Lena')
    await walkTo(page, '/scan-meal')
    await page.getByRole('heading', { name: 'Scan Meal' }).waitFor()
    await wellMade(page)

    await page.getByRole('button', { name: 'Clear the Meal Type' }).click()
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Please select a meal type before scanning').first().waitFor()
    expect(await page.locator('video').count()).toBe(0)

    // Each picture waits until the test has looked at the scanner.
    const looked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let pictures = 0
    await page.route('**/api/nutrition/analyze', async (route) => {
      await looked[pictures++]?.promise
      await route.continue()
    })
    await chooseMealType(page, 'Lunch')
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Hold your plate, or a barcode, inside the frame.').waitFor()
    await wellMade(page)
    const stream = await streamOf(page)
    looked[0]!.resolve()
    const note = page.getByText('The model saw no food there')
    await note.waitFor()
    // The note stays while the next picture is analyzed.
    await expect.poll(() => pictures).toBe(2)
    await note.waitFor()
    looked[1]!.resolve()

    await page.getByText('AI Analysis Results').waitFor()
    await expect.poll(() => hasEnded(stream)).toBe(true)
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
    // An answer would end the scan.
    await page.route('**/api/nutrition/analyze', () => {})
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Hold your plate, or a barcode, inside the frame.').waitFor()
    await wellMade(page)
    const first = await streamOf(page)
    await turnAway(page, true)
    await expect.poll(() => hasEnded(first)).toBe(true)
    await turnAway(page, false)
    await page.getByText('Hold your plate, or a barcode, inside the frame.').waitFor()
    const second = await streamOf(page)
    expect(await hasEnded(second)).toBe(false)
    await page.keyboard.press('Escape')
    await page.locator('video').waitFor({ state: 'detached' })
    await expect.poll(() => hasEnded(second)).toBe(true)
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
      .poll(async () => Number(await taken.getAttribute('aria-valuenow')), { timeout: 40_000 })
      .toBeGreaterThanOrEqual(3)
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
  let browser: Browser
  beforeAll(async () => {
    packages = await film('package', [await barcode(code)])
    products = await foodFactsDouble({})
    server = await startServer({ FOOD_FACTS_URL: products.url })
    browser = await openBrowser({ flags: fakeCamera(packages.path) })
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
    await products.stop()
    await packages.remove()
  })

  test('the scanner says that it cannot read a plate; a barcode is read, its food portioned and logged', {
    tags: 'core',
  }, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Bruno')
    await describeBar(page)
    const analyses: string[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/analyze')) analyses.push(request.url())
    })
    // The product waits until the test has looked at the scanner.
    const looked = Promise.withResolvers<void>()
    await page.route('**/api/foods/barcode/*', async (route) => {
      await looked.promise
      await route.continue()
    })
    await walkTo(page, '/nutrition?log=photo')
    await chooseMealType(page, 'Snack')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Choose Photo' }).click()
    await (await chooser).setFiles({ name: 'meal.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('?') })
    await page.getByText('Photos cannot be read here yet. Describe the meal in words.').waitFor()
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Photos cannot be read here yet. Barcodes can').waitFor()
    looked.resolve()

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
  })

  test('a package that nobody knows is described on the spot, and then goes into the log', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, desktop)
    await register(page, 'Emil')
    await walkTo(page, '/scan-meal')
    await chooseMealType(page, 'Snack')
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByRole('button', { name: 'Describe this food' }).click()
    const form = page.getByRole('dialog', { name: 'Your own food' })
    await form.getByLabel('Name').fill('Emils riegel')
    const figures = { Calories: '400', Protein: '10', Carbs: '60', Fat: '14' }
    for (const [label, figure] of Object.entries(figures))
      await form.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(figure)
    await form.getByRole('button', { name: 'Save Food' }).click()
    await page.getByRole('heading', { name: 'How much of it?' }).waitFor()
    await page.getByLabel('Amount').fill('50')
    await page.getByRole('button', { name: 'Log Food' }).click()
    await page.waitForURL('**/nutrition')
    await page.getByRole('button', { name: /^Emils riegel 50 g/ }).waitFor()
    quiet()
  })
})

test('a camera that was not allowed is said on the spot by both scanners, with the way that works without it', async () => {
  const camera = await film('denied', [await plate()])
  const browser = await openBrowser({ flags: unaskedCamera(camera.path), whole: true })
  try {
    const { page, quiet } = await newVisitor(browser, shared.server.address, phone)
    await register(page, 'Dora')
    await walkTo(page, '/scan-meal')
    await chooseMealType(page, 'Lunch')
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Camera Error').waitFor()
    await page.getByText('Please use the upload option instead.').waitFor()
    await wellMade(page)
    await page.getByRole('button', { name: 'Upload a Photo' }).click()
    await page.getByRole('dialog').getByText('Logging for').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await walkTo(page, '/scan-fridge')
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Could not access camera. Please use file upload instead.').waitFor()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload a Photo' }).click()
    await chooser
    quiet()
  } finally {
    await browser.close()
    await camera.remove()
  }
})

test('without a payment method the scanner leads to the plans', async () => {
  const { browser, server } = shared
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Petra')
  await server.setTier('Petra', 'trial_no_payment')
  await page.reload()
  await walkTo(page, '/scan-meal')
  await page.getByText('Payment Method Required').waitFor()
  await page.getByText('Nutrition logging requires a paid subscription.').waitFor()
  expect(await page.getByRole('button', { name: 'Live Scan' }).count()).toBe(0)
  quiet()
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
