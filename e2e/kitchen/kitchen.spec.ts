import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modelDouble } from '#server/adapters/ai/double.ts'
import { fridgeSample, kitchenModel } from '#server/adapters/ai/kitchen-double.ts'
import { arriveAt, desktop, newVisitor, openBrowser, phone, register, wellMade } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { fakeCamera, film, plate } from '../camera.ts'
import { walkTo } from '../walk.ts'

const { browser, server: plainServer } = await testBed()

let shelves: Awaited<ReturnType<typeof film>>
/** Shows the shelves of a fridge to its camera. */
let withCamera: Browser
beforeAll(async () => {
  shelves = await film('shelves', [await plate(1), await plate(2), await plate(3)])
  withCamera = await openBrowser({ flags: fakeCamera(shelves.path) })
})
afterAll(async () => {
  await withCamera.close()
  await shelves.remove()
})

describe('with a model that sees', () => {
  let model: Awaited<ReturnType<typeof modelDouble>>
  let server: Awaited<ReturnType<typeof startServer>>
  /** The model's answer for the next photo. */
  let foods = fridgeSample.foods
  beforeAll(async () => {
    model = await modelDouble((asked) => {
      const reply = kitchenModel(asked)
      return typeof reply === 'object' && 'json' in reply && reply.json === fridgeSample
        ? { json: { foods } }
        : reply
    })
    server = await startServer({
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'double',
    })
  })
  afterAll(async () => {
    await server.stop()
    await model.stop()
  })

  test('from the open fridge over recipes and pairings to the meal plan', {
    tags: ['core', 'day'],
  }, async () => {
    foods = fridgeSample.foods
    const { page, quiet } = await newVisitor(withCamera, server.address, phone)
    await register(page, 'Greta')
    await walkTo(page, '/scan-fridge')
    await page.getByText('10 of 10 scans left this month').waitFor()
    await wellMade(page)
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Show the open fridge, one shelf at a time.').waitFor()
    await page.getByText('Up to 8 pictures in 2 minutes are one scan').waitFor()
    await page.getByText('7 ingredients in your list').waitFor()
    await wellMade(page)
    await page.getByRole('button', { name: 'Done, show 7 ingredients' }).click()
    // Plurals and duplicates were merged; no ingredient is confirmed by default.
    await page.getByText('0 of 7 confirmed').waitFor()
    expect(await page.getByRole('radiogroup', { name: 'Choose a meal style' }).count()).toBe(0)
    expect(await page.getByText('Smart Pairing Suggestions').count()).toBe(0)

    await cook(page, ['egg', 'tomato', 'spinach', 'chicken breast'])
    expect(await page.getByText('Written by an AI model').count()).toBeGreaterThan(0)
    await pairAndPlan(page)
    quiet()
  })

  test('a live scan ends by itself once twelve ingredients are sure', async () => {
    foods = 'egg tomato spinach cheddar onion basil carrot milk butter garlic potato leek'
      .split(' ')
      .map((name) => ({ name, confidence: 0.9 }))
    const { page, quiet } = await newVisitor(withCamera, server.address, desktop)
    await register(page, 'Zwoelf')
    await walkTo(page, '/scan-fridge')
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Scan Complete!').first().waitFor()
    await page.getByText('12 foods found, High confidence.').first().waitFor()
    await page.locator('video').waitFor({ state: 'detached' })
    await page.getByText('0 of 12 confirmed').waitFor()
    await page.getByRole('button', { name: 'Tick All' }).click()
    await page.getByText('12 of 12 confirmed').waitFor()
    await confirmedOnServer(page, 12)
    await page.reload()
    await page.getByText('12 of 12 confirmed').waitFor()
    quiet()
  })

  test('an uploaded photo: other kinds of files, nothing seen, hardly anything seen, a scan that is stopped', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
    await register(page, 'Ulla')
    await walkTo(page, '/scan-fridge')
    const upload = page.locator('input[type=file][aria-label=Upload]')
    await upload.setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('eggs') })
    await page.getByText('Please choose an image file.').waitFor()

    const photo = { name: 'shelf.png', mimeType: 'image/png', buffer: await plate(4) }
    foods = []
    await upload.setInputFiles(photo)
    await page.getByText('No Food Items Found').first().waitFor()
    await page.getByText('or type what you have.').first().waitFor()
    await page.getByText('Nothing in the list yet.').waitFor()

    foods = [{ name: 'onion', confidence: 0.3 }]
    await upload.setInputFiles(photo)
    await page.getByText('Limited Results').first().waitFor()
    await page.getByText('0 of 1 confirmed').waitFor()
    await wellMade(page)

    await page.route('**/api/fridge/scan', () => {})
    await upload.setInputFiles(photo)
    await page.getByRole('button', { name: 'Live Scan', disabled: true }).waitFor()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Live Scan', disabled: false }).waitFor()
    await page.unroute('**/api/fridge/scan')
    quiet()
  })

  test('a reload in each step of a scan loses nothing, and a kitchen that was left is found again', async () => {
    foods = fridgeSample.foods
    const { page, quiet } = await newVisitor(browser, server.address, desktop)
    await register(page, 'Lena')
    const toScanner = async () => {
      await page.getByRole('button', { name: 'AI Tools' }).click()
      await page.getByRole('menuitem', { name: 'Scan Fridge' }).click()
    }
    await toScanner()
    await page.getByRole('heading', { name: 'What do you have?' }).waitFor()
    await page.getByText('10 of 10 scans left this month').waitFor()
    expect(await page.getByText('Photos cannot be read here yet').count()).toBe(0)
    const asked = page.waitForResponse('**/api/fridge/sessions/last')
    await page.reload()
    await asked
    await page.getByText('10 of 10 scans left this month').waitFor()
    expect(await page.getByText('Continue with Your Last Scan').count()).toBe(0)

    // The page is left before the answer arrives.
    const read = Promise.withResolvers<void>()
    await page.route('**/api/fridge/scan', async (route) => {
      await route.fetch()
      read.resolve()
    })
    const photo = { name: 'shelf.png', mimeType: 'image/png', buffer: await plate(6) }
    await page.locator('input[type=file][aria-label=Upload]').setInputFiles(photo)
    await read.promise
    await page.reload()
    await page.unroute('**/api/fridge/scan')
    await page.getByText(/^7 ingredients, /).waitFor()
    await wellMade(page)
    await page.getByRole('button', { name: 'Continue with Your Last Scan' }).click()
    await page.getByText('0 of 7 confirmed').waitFor()

    await tick(page, 'egg').click()
    await confirmedOnServer(page, 1)
    await page.reload()
    await page.getByText('1 of 7 confirmed').waitFor()
    const find = page.getByRole('button', { name: 'Find Pairings' })
    await expect.poll(() => find.getAttribute('aria-disabled')).toBe('true')
    const reason = 'Please confirm at least 2 ingredients to generate pairing suggestions.'
    await page.getByText(reason).waitFor()
    await wellMade(page)

    await tick(page, 'tomato').click()
    await tick(page, 'spinach').click()
    await expect.poll(() => find.getAttribute('aria-disabled')).toBe(null)
    await page.getByText(reason).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Generate Recipes' }).click()
    await page.getByText('Recipes Ready').first().waitFor()
    const recipes = page.getByRole('region', { name: 'Recipes', exact: true }).getByRole('article')
    await recipes.first().waitFor()
    const titles = await recipes.getByRole('heading', { level: 3 }).allTextContents()
    await page.reload()
    await recipes.first().waitFor()
    await expect.poll(() => recipes.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles)

    await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click()
    await page.getByRole('heading', { name: /Welcome back/ }).waitFor()
    await toScanner()
    await page.getByRole('button', { name: 'Continue with Your Last Scan' }).click()
    await page.getByText('3 of 7 confirmed').waitFor()
    await recipes.first().waitFor()
    await expect.poll(() => recipes.getByRole('heading', { level: 3 }).allTextContents()).toEqual(titles)
    quiet()
  })

  test('when the month’s scans are used up, the screen says until when, and typing still works', async () => {
    foods = fridgeSample.foods
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Quentin')
    const image = { name: 'shelf.png', mimeType: 'image/png', buffer: await plate(5) }
    for (let scan = 0; scan < 9; scan += 1)
      expect((await page.request.post('/api/fridge/scan', { multipart: { image } })).status()).toBe(200)
    await walkTo(page, '/scan-fridge')
    await page.getByText('1 of 10 scans left this month').waitFor()
    // Another device uses the last unit.
    expect((await page.request.post('/api/fridge/scan', { multipart: { image } })).status()).toBe(200)
    await page.locator('input[type=file][aria-label=Upload]').setInputFiles(image)
    await page.getByText('10 of 10 used this month.').first().waitFor()
    await page.getByRole('heading', { name: 'Monthly limit reached' }).waitFor()
    await page.getByText('All 10 scans of this month are used.').waitFor()
    await page.getByRole('button', { name: 'Live Scan', disabled: true }).waitFor()
    await wellMade(page)
    await type(page, 'eggs')
    await page.getByText('1 of 1 confirmed').waitFor()
    quiet()
  })
})

describe('without any model', () => {
  const server = plainServer

  test('common items stand in for what nobody could look at, and the journey goes on, on a desktop', async () => {
    const { page, quiet } = await newVisitor(withCamera, server.address, desktop)
    await register(page, 'Olaf')
    await page.getByRole('button', { name: 'AI Tools' }).click()
    await page.getByRole('menuitem', { name: 'Scan Fridge' }).click()
    await page.getByRole('button', { name: 'Live Scan' }).click()
    await page.getByText('Scan Completed with Fallback').first().waitFor()
    await page.locator('video').waitFor({ state: 'detached' })
    await page.getByText('0 of 8 confirmed').waitFor()
    // A fallback answer does not count.
    await page.getByText('10 of 10 scans left this month').waitFor()

    await cook(page, ['egg', 'cheddar', 'onion', 'tomato'])
    expect(await page.getByText('From our own recipe builder').count()).toBeGreaterThan(2)
    await pairAndPlan(page)
    quiet()
  })

  test('what is typed begins a session, is merged, and survives a reload', { tags: 'core' }, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Tilda')
    await walkTo(page, '/scan-fridge')
    await type(page, 'Tomatoes, eggs')
    await page.getByText('2 of 2 confirmed').waitFor()
    await type(page, 'tomato')
    await expect.poll(() => page.getByLabel('Type what you have').inputValue()).toBe('')
    await tick(page, 'egg').click()
    await page.getByText('1 of 2 confirmed').waitFor()
    await page.getByRole('button', { name: 'Tick All' }).click()
    await page.getByText('2 of 2 confirmed').waitFor()
    await confirmedOnServer(page, 2)
    await tick(page, 'egg').click()
    await page.getByText('1 of 2 confirmed').waitFor()
    await confirmedOnServer(page, 1)
    await page.reload()
    await page.getByText('1 of 2 confirmed').waitFor()
    expect(await tick(page, 'tomato').getAttribute('aria-pressed')).toBe('true')

    await page.route('**/confirm', (route) =>
      route.fulfill({ status: 409, json: { message: 'Not now.', code: 'conflict' } }),
    )
    await tick(page, 'egg').click()
    await page.getByText('Failed to update ingredient. Please try again.').first().waitFor()
    await page.getByText('1 of 2 confirmed').waitFor()
    await page.unroute('**/confirm')

    await page.getByRole('button', { name: 'Start Over' }).click()
    await page.getByRole('heading', { name: 'What do you have?' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await arriveAt(page, `/scan-fridge?session=${crypto.randomUUID()}`)
    await page.getByText('Failed to fetch ingredients: 404').waitFor()
    await page.getByText(/^This scan is gone/).waitFor()
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0)
    await wellMade(page)
    await type(page, ' , ')
    await page.getByText('Type at least one ingredient.').waitFor()
    await type(page, 'rice')
    await page.getByText('1 of 1 confirmed').waitFor()
    quiet()
  })

  test('what was typed is no detection, and a recipe that misses its style says how', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Yves')
    await walkTo(page, '/scan-fridge')
    await type(page, 'greek yogurt, strawberries, honey')
    await page.getByText('3 of 3 confirmed').waitFor()
    expect(await page.getByText('typed by you').count()).toBe(3)
    expect(await page.getByText('% sure').count()).toBe(0)
    await page.getByRole('heading', { name: 'Your Ingredients' }).waitFor()
    await page.getByRole('radio', { name: /^Creative/ }).click()
    await page.getByRole('button', { name: 'Generate Recipes' }).click()
    await page
      .getByText(/^With what you have, this is quicker than the 38 min/)
      .first()
      .waitFor()
    await wellMade(page)
    quiet()
  })

  test('every photo input says beforehand and afterwards that no photo is read here, and what to do instead', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
    await register(page, 'Pia')
    const photo = { name: 'photo.png', mimeType: 'image/png', buffer: await plate(7) }
    await walkTo(page, '/scan-fridge')
    await page.getByText('Photos cannot be read here yet. A photo brings common items to tick').waitFor()
    await wellMade(page)
    await walkTo(page, '/scan-meal')
    await page.getByText('Photos cannot be read here yet. Barcodes can').waitFor()
    await page.getByRole('link', { name: 'Use a Photo or Description Instead' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Photos cannot be read here yet. Describe the meal in words.').waitFor()
    await wellMade(page)
    await page.keyboard.press('Escape')
    await page.getByText('Photos cannot be read here yet. Describe the drink in words.').waitFor()
    expect(await page.getByText('connect a model').count()).toBe(0)
    // The refusals below are logged by the browser.
    quiet()

    await page.getByLabel('Upload Photo').last().setInputFiles(photo)
    await page.getByRole('button', { name: 'Analyze', exact: true }).click()
    await page.getByRole('alert').filter({ hasText: 'Describe the drink in words.' }).first().waitFor()
    await walkTo(page, '/nutrition?log=photo')
    await page.getByRole('combobox', { name: 'Meal Type' }).click()
    await page.getByRole('option', { name: 'Lunch' }).click()
    await dialog.locator('input[type=file]').first().setInputFiles(photo)
    await dialog.getByRole('button', { name: 'Analyze' }).click()
    await dialog.getByRole('alert').filter({ hasText: 'Describe the meal in words.' }).waitFor()
    expect(await page.getByText('Analysis Failed').count()).toBe(0)
  })

  test('the tips are there for whoever asks', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Theo')
    await walkTo(page, '/scan-fridge')
    await page.getByRole('button', { name: 'Show AI Tips' }).click()
    for (const tips of ['Fridge scanner', 'Nutrition log', 'Workout generator', 'Recipe generator'])
      await page.getByRole('heading', { name: tips, exact: true }).waitFor()
    quiet()
  })

  test('without a payment method nothing new is made, and what was scanned stays readable', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Nora')
    await walkTo(page, '/scan-fridge')
    await type(page, 'eggs, tomatoes')
    await page.getByText('2 of 2 confirmed').waitFor()
    await server.setTier('Nora', 'trial_no_payment')
    await page.reload()
    await page.getByText('Payment Method Required').waitFor()
    await page.getByText('2 of 2 confirmed').waitFor()
    await wellMade(page)
    for (const name of ['Live Scan', 'Take Photo', 'Upload', 'Add', 'Generate Recipes', 'Find Pairings'])
      expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0)
    quiet()
  })

  test('signed-out visitors of the scanners are asked to sign in, and the saved pairings send them to the start', async () => {
    const { page } = await newVisitor(browser, server.address, desktop, 'dark')
    await page.goto('/scan-fridge')
    await page.getByText('Please sign in to access the fridge scanner').waitFor()
    await wellMade(page)
    await page.getByRole('link', { name: 'Go to Sign In' }).click()
    await page.waitForURL((url) => url.pathname === '/')
    await arriveAt(page, '/scan-meal')
    await page.getByText('Please sign in to access the meal scanner').waitFor()
    await wellMade(page)
    await arriveAt(page, '/saved-pairings')
    await page.waitForURL((url) => url.pathname === '/')
  })
})

/** Ticks `names`, adds a typed ingredient and generates recipes; saves one, and logs a serving of it. */
async function cook(page: Page, names: readonly string[]) {
  for (const name of names) await tick(page, name).click()
  await page.getByText(`${names.length} of `).waitFor()
  await type(page, 'rice')
  await tick(page, 'rice').waitFor()
  await page.getByRole('radio', { name: /^Quick/ }).click()
  await page.getByRole('button', { name: 'Generate Recipes' }).click()
  await page.getByText('Recipes Ready').first().waitFor()
  await page.getByText('99 of 100 recipe generations left this month').waitFor()
  const recipes = page.getByRole('region', { name: 'Recipes', exact: true }).getByRole('article')
  expect(await recipes.count()).toBeGreaterThanOrEqual(3)
  await wellMade(page)

  const recipe = recipes.first()
  const title = (await recipe.getByRole('heading', { level: 3 }).textContent())!
  await recipe.getByRole('button', { name: `Show Recipe: ${title}` }).click()
  await recipe.getByRole('heading', { name: 'Steps' }).waitFor()
  await recipe.getByRole('button', { name: 'More servings' }).click()
  await recipe.getByText('3 servings').first().waitFor()
  await wellMade(page)
  await recipe.getByRole('button', { name: `Save ${title}` }).click()
  await page.getByText('Recipe Saved').first().waitFor()
  await recipe.getByRole('button', { name: `Log a Serving of ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Lunch' }).click()
  await page.getByText('Meal Logged Successfully!').first().waitFor()
  const [entry] = await page.evaluate(async () => (await fetch('/api/nutrition/logs')).json())
  expect(entry).toMatchObject({ foodName: title, mealType: 'lunch' })
}

/** Suggests pairings of the confirmed ingredients, saves one and removes it; ends with a shopping list. */
async function pairAndPlan(page: Page) {
  await page.getByRole('button', { name: 'Find Pairings' }).click()
  await page.getByText('Pairings Ready').first().waitFor()
  const pairing = page.getByRole('region', { name: 'Smart Pairing Suggestions' }).getByRole('article').first()
  const title = (await pairing.getByRole('heading').textContent())!
  await pairing.getByText(/^\d+% match$/).waitFor()
  await wellMade(page)
  await pairing.getByRole('button', { name: `Save ${title}` }).click()
  await page.getByText('Pairing Saved').first().waitFor()
  await pairing.getByRole('button', { name: `${title} is saved` }).waitFor()
  await page.reload()
  await pairing.getByRole('button', { name: `${title} is saved` }).waitFor()

  await page.getByRole('link', { name: 'Saved Pairings' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await page.getByText('Pairing Removed').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('button', { name: `Remove ${title}` }).click()
  await page.getByText('Good company for what you have').waitFor()
  await wellMade(page)
  await page.getByRole('link', { name: 'Scan Your Fridge' }).click()
  await page.waitForURL('**/fridge')

  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await page.getByRole('button', { name: 'Plan My Week' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Plan My Week' }).click()
  await page.getByRole('tab', { name: 'Shopping list' }).click()
  await page.getByText('Untick what you are out of').waitFor()
}

/** An ingredient's checkbox, whose name contains the confidence. */
const tick = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name} (\\d+% sure|typed by you)$`) })

async function type(page: Page, names: string) {
  await page.getByLabel('Type what you have').fill(names)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
}

/** Waits until the server has the session's ticks. */
function confirmedOnServer(page: Page, count: number) {
  const session = new URL(page.url()).searchParams.get('session')
  const read = async () => {
    const answer = await page.request.get(`/api/fridge/ingredients/${session}`)
    const all = (await answer.json()) as { isConfirmed: boolean }[]
    return all.filter(({ isConfirmed }) => isConfirmed).length
  }
  return expect.poll(read).toBe(count)
}
