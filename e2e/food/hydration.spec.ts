import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { modelDouble } from '#server/adapters/ai/double.ts'
import { arriveAt, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { today } from '#testing/clock.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

const photo = {
  name: 'drink.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#842' } })
    .jpeg()
    .toBuffer(),
}

test('Hydra logs presets and a drink of her own, corrects and removes drinks', {
  tags: ['core', 'day'],
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Hydra')
  const apple = { foodName: 'Apple', mealType: 'snack', calories: 95, sugar: 19, targetDate: today }
  expect((await page.request.post('/api/nutrition/log', { data: apple })).status()).toBe(200)
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  await wellMade(page)

  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.getByRole('link', { name: 'Another Drink' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Custom drink').waitFor()
  expect(await dialog.getByRole('combobox', { name: 'Meal Type' }).count()).toBe(0)
  await dialog.getByText('Logging for').waitFor()
  await wellMade(page)
  await dialog.getByRole('button', { name: /^Water/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Drink Logged', { exact: true }).first().waitFor()
  await sees(page, '0.24', ['Water'])

  const logged = page.waitForResponse('**/api/drinks/log')
  // A double tap logs once. Both taps within the page: on a busy machine the browser may send them further apart.
  await page.getByRole('button', { name: 'Log Cola 355 ml' }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await logged
  await sees(page, '0.49', ['Cola', 'Water'])
  await page.reload()
  await sees(page, '0.49', ['Cola', 'Water'])
  await page.getByText('140 kcal · 34 mg caffeine · counts as 249 ml').first().waitFor()
  // The card counts drinks alone, and the day's total names them.
  await page.getByRole('region', { name: 'Daily Summary' }).getByText('140 from drinks').waitFor()
  await page.getByText('In these drinks: 140 kcal · 37 g sugar · 34 mg caffeine').waitFor()

  await walkTo(page, '/nutrition?log=drinks')
  await dialog.getByLabel('Drink name').fill('large oat milk latte')
  await dialog.getByRole('button', { name: 'Get Facts' }).click()
  await page.getByText('Drink Analyzed', { exact: true }).first().waitFor()
  await expect.poll(() => dialog.getByLabel('Drink name').inputValue()).toBe('Oat milk latte')
  const calories = Number(await dialog.getByLabel('Calories').inputValue())
  await dialog.getByLabel('Volume').fill('232')
  await expect
    .poll(async () => Number(await dialog.getByLabel('Calories').inputValue()))
    .toBeCloseTo(calories / 2, 0)
  await dialog.getByRole('button', { name: 'Log Drink' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await sees(page, '0.67', ['Oat milk latte', 'Cola', 'Water'])

  await page.getByRole('button', { name: /^Cola/ }).click()
  await wellMade(page)
  await dialog.getByLabel('Volume').fill('200')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Drink Updated', { exact: true }).first().waitFor()
  await sees(page, '0.57', ['Oat milk latte', 'Cola', 'Water'])

  await page.getByRole('button', { name: 'Delete Water' }).click()
  await sees(page, '0.33', ['Oat milk latte', 'Cola'])
  await page.getByText('Drink Deleted', { exact: true }).first().waitFor()
  await wellMade(page)

  await page.getByRole('button', { name: 'Previous day' }).click()
  await page.getByText('No drinks on this day').waitFor()
  await page.getByRole('button', { name: 'Log Milk 240 ml' }).click()
  await sees(page, '0.22', ['Milk'])
  // The removal's message has an undo of its own.
  await page.getByText('Milk, 240 ml · ').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('No drinks on this day').waitFor()

  await walkTo(page, '/dashboard')
  await page.getByRole('button', { name: '+ 240 ml water' }).click()
  await page.getByText('19.1', { exact: true }).waitFor()
  await wellMade(page)
  quiet()
})

test('a drink is on screen before the server has answered, gone again when it is refused, and kept when nobody answers', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Quentin')
  await walkTo(page, '/nutrition')
  await page.getByText('No drinks yet').waitFor()
  const seen = Promise.withResolvers<void>()
  await page.route('**/api/drinks/log', async (route) => {
    await seen.promise
    await route.fulfill({ status: 500, body: 'broken' })
  })
  // The answer is held back until the page shows the drink. The page itself watches for it: after four seconds
  // without an answer it keeps the drink on the device.
  await page.evaluate(async () => {
    const list = document.getElementById('recent-drinks')!.parentElement!
    const summed = () => document.querySelector('[aria-label=Hydration]')!.textContent.includes('0.22')
    const shown = new Promise<void>((resolve) => {
      new MutationObserver(() => {
        if (list.textContent.includes('Milk') && summed()) resolve()
      }).observe(document.body, { childList: true, characterData: true, subtree: true })
    })
    document.querySelector<HTMLElement>('button[aria-label="Log Milk 240 ml"]')!.click()
    await shown
  })
  seen.resolve()
  await page.getByText('Failed to log drink').first().waitFor()
  await page.getByText('No drinks yet').waitFor()
  await page.getByText('0.00', { exact: true }).first().waitFor()

  await page.unroute('**/api/drinks/log')
  await page.route('**/api/drinks/log', (route) => route.abort())
  await page.getByRole('button', { name: 'Log Cola 355 ml' }).click()
  await page.getByText('Waiting to be sent').waitFor()
  await page.getByRole('button', { name: 'Delete Cola' }).waitFor()
  await page.getByText('0.25').first().waitFor()
})

test('a described drink is analysed and only logged once it is confirmed', { tags: 'core' }, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Anna')
  await walkTo(page, '/nutrition')
  const analyze = page.getByRole('button', { name: 'Analyze', exact: true })
  await analyze.click()
  await page.getByText('Image Required', { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Real-time Scanner' }).click()
  await page.getByText('Coming Soon').first().waitFor()
  const camera = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Take Photo' }).click()
  await (await camera).setFiles(photo)
  await page.getByAltText('Your drink, ready to analyze').waitFor()
  await page.getByRole('button', { name: 'Remove Photo' }).click()
  await page.getByLabel('Describe the drink').fill('large latte and a croissant')
  await analyze.click()
  await page.getByText('Drink Analysis Results').waitFor()
  await page.getByText('Not counted: croissant').waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Reject' }).click()
  await page.getByText('No drinks yet').waitFor()

  await analyze.click()
  await page.getByText('Drink Analysis Results').waitFor()
  await page.getByRole('dialog').getByLabel('Volume').fill('300')
  await page.getByRole('button', { name: 'Confirm & Log' }).click()
  await page.getByText('Drink Logged', { exact: true }).first().waitFor()
  await sees(page, '0.24', ['Latte'])
  quiet()
})

test('without a plan nothing can be logged, and what was drunk stays in sight', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Theo')
  await walkTo(page, '/nutrition')
  await page.getByRole('button', { name: 'Log Water 240 ml' }).click()
  await sees(page, '0.24', ['Water'])
  await page.getByText('Drink Logged', { exact: true }).first().waitFor()
  await server.setTier('Theo', 'trial_no_payment')
  await arriveAt(page, '/nutrition?log=drinks')
  await page.getByText('Payment Method Required').waitFor()
  await page.getByText('Nutrition logging requires a paid subscription.').waitFor()
  await sees(page, '0.24', ['Water'])
  await page.getByRole('button', { name: /^Log / }).first().waitFor({ state: 'detached' })
  expect(await page.getByRole('button', { name: 'Analyze', exact: true }).count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await walkTo(page, '/dashboard')
  await page.getByText('Water Intake').waitFor()
  expect(await page.getByRole('button', { name: '+ 240 ml water' }).count()).toBe(0)
})

test('with a model a photo of a drink is read, priced by the food table, and confirmed', async () => {
  const figures = { protein: 0, carbs: 0, fat: 0, sugar: 0, fiber: 0, sodium: 0, alcohol: 0 }
  const drink = {
    isDrink: true,
    name: 'cola',
    temperature: 'iced',
    millilitres: 330,
    grams: 330,
    caffeine: 30,
  }
  const model = await modelDouble({ json: { ...drink, ...figures, calories: 140, confidence: 0.9 } })
  const server = await startServer({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: model.baseUrl,
    AI_MODEL: 'double',
  })
  try {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Moritz')
    await walkTo(page, '/nutrition')
    await page.getByLabel('Upload Photo').last().setInputFiles(photo)
    await page.getByRole('img', { name: 'Your drink, ready to analyze' }).waitFor()
    await page.getByRole('button', { name: 'Analyze', exact: true }).click()
    await page.getByText('Read by an AI model.').waitFor()
    await page.getByText('High confidence').waitFor()
    await page.getByRole('button', { name: 'Confirm & Log' }).click()
    await sees(page, '0.23', ['Cola'])
    expect(model.asked).toHaveLength(1)
    quiet()
  } finally {
    await server.stop()
    await model.stop()
  }
})

/** The day's litres in the summary and the card, and the list of drinks, newest first. */
async function sees(page: Page, litres: string, drinks: string[]) {
  await expect
    .poll(() =>
      page.locator('section[aria-labelledby=recent-drinks] li span.font-semibold').allTextContents(),
    )
    .toEqual(drinks)
  await expect.poll(() => page.getByText(litres, { exact: false }).count()).toBeGreaterThan(1)
}
