import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays } from '#contract/measures/day.ts'
import { desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { today } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'

const { browser, server } = await testBed()

const hits = (page: Page) => page.getByRole('listbox', { name: 'Foods and meals' }).getByRole('option')
const hit = (page: Page, name: RegExp) => page.getByRole('option', { name })
const isFocused = (field: Locator) => field.evaluate((one) => one === document.activeElement)

/** Posts as the page's visitor and answers what came back. */
async function send(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { origin: server.address } })
  expect(answer.ok()).toBe(true)
  return answer.json()
}
const logged = async (page: Page) =>
  (await page.request.get(`${server.address}/api/nutrition/logs?date=${today}`)).json()

async function openComposer(page: Page) {
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true })
  return { sheet, field: sheet.getByRole('textbox', { name: 'What did you eat?' }) }
}

test('words without a food are told once, beside the field that keeps them, and are put right there', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone)
  await register(page, 'Xenia')
  const { sheet, field } = await openComposer(page)
  await field.fill('Lunch: xyzzy')
  await page.keyboard.press('Enter')
  const told = page.getByText('No food found in “Lunch: xyzzy”. Try the food’s name')
  await told.waitFor()
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  expect(await told.count()).toBe(1)
  expect(await page.getByText('Analysis Failed').count()).toBe(0)
  expect(await field.inputValue()).toBe('Lunch: xyzzy')
  await wellMade(page)

  await sheet.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('link', { name: 'Nutrition' }).last().click()
  await page.getByRole('button', { name: 'Log Nutrition' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Notes').fill('Lunch: xyzzy')
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await told.waitFor()
  expect(await told.count()).toBe(1)
  expect(await page.getByText('Analysis Failed').count()).toBe(0)
  expect(await dialog.getByLabel('Notes').inputValue()).toBe('Lunch: xyzzy')
  await wellMade(page)
  await context.close()
})

test('Enter reads the sentence; Shift with Enter begins a line, and an input method keeps its Enter', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Enno')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/nutrition/analyze')) asked.push(request.postData() ?? '')
  })
  const { field } = await openComposer(page)
  await field.focus()
  await page.keyboard.type('Lunch: 2 eggs')
  await page.keyboard.press('Shift+Enter')
  const devices = await page.context().newCDPSession(page)
  await devices.send('Input.imeSetComposition', { text: 'toast', selectionStart: 5, selectionEnd: 5 })
  // The key as pages hear it while an input method takes it: without a character.
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13 }
  await devices.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
  await devices.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
  await devices.send('Input.insertText', { text: 'toast' })
  expect(await field.inputValue()).toBe('Lunch: 2 eggs\ntoast')
  expect(await field.getAttribute('enterkeyhint')).toBe('go')
  expect(asked).toEqual([])
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Confirm & Log Meal' }).waitFor()
  expect(asked).toHaveLength(1)
  quiet()
})

test('a food is found by a word, chosen in its usual amount for the marked meal, and logged without the word as a note', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Nele')
  const { sheet, field } = await openComposer(page)
  const places = () =>
    Promise.all(
      ['Read it', 'Dinner', 'Weigh In'].map((name) => sheet.getByRole('button', { name }).boundingBox()),
    )
  const before = await places()
  await sheet.getByRole('button', { name: 'Dinner' }).click()
  await field.pressSequentially('banan')
  const banana = hit(page, /^Banana 1 serving, .* kcal$/)
  await banana.waitFor()
  expect(await hits(page).count()).toBeLessThanOrEqual(6)
  await page
    .getByRole('status')
    .getByText(/^\d foods found$/)
    .waitFor()
  for (const row of await hits(page).all()) expect((await row.boundingBox())!.height).toBe(52)
  // Nothing moves under the finger.
  expect(await places()).toEqual(before)
  await wellMade(page)

  await banana.click()
  const amount = page.getByRole('dialog', { name: 'How much of it?' })
  await amount.getByText('Dinner · Today').waitFor()
  await amount.getByRole('button', { name: 'Log Food' }).click()
  await page.getByText('Food Logged', { exact: true }).first().waitFor()
  await sheet.waitFor({ state: 'detached' })
  expect(await logged(page)).toMatchObject([
    { foodName: 'Banana', mealType: 'dinner', notes: null, provenance: 'table' },
  ])
  await openComposer(page)
  expect(await field.inputValue()).toBe('')
  quiet()
})

test('a saved meal and one logged before are logged by one tap and taken back; a food of one’s own, by name or barcode, asks for its amount', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
  await register(page, 'Olaf')
  const targetDate = addDays(today, -1)
  const plate = { foodName: 'Zorbo plate', calories: 600, mealType: 'lunch', targetDate }
  const { id } = await send(page, '/api/nutrition/log', plate)
  await send(page, '/api/saved-meals', { name: `Zorbo Sunday ${'and more '.repeat(11)}`, logIds: [id] })
  const half = { data: { factor: 0.5 }, headers: { origin: server.address } }
  expect((await page.request.patch(`/api/nutrition/logs/${id}`, half)).ok()).toBe(true)
  const own = { name: 'Zorbo bar', per100: { calories: 400 }, portions: [{ label: '1 bar', grams: 45 }] }
  await send(page, '/api/foods/custom', { ...own, barcode: '3017620422003' })

  const { sheet, field } = await openComposer(page)
  await sheet.getByRole('button', { name: 'Breakfast' }).click()
  await field.fill('zorbo')
  await hit(page, /^Zorbo bar 1 bar, 45 g your own 180 kcal$/).waitFor()
  const inOrder = (await hits(page).allInnerTexts()).map((text) => /Zorbo \w+/.exec(text)?.[0])
  expect(inOrder).toEqual(['Zorbo Sunday', 'Zorbo plate', 'Zorbo bar'])
  await wellMade(page)
  // With the figures of its correction.
  await hit(page, /^Zorbo plate .* logged before 300 kcal logged at once as Breakfast$/).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByText('Meal Logged', { exact: true }).first().waitFor()
  expect(await logged(page)).toMatchObject([
    { foodName: 'Zorbo plate', calories: 300, mealType: 'breakfast' },
  ])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => logged(page)).toEqual([])

  await openComposer(page)
  await field.fill('Dinner: zorbo sun')
  await hit(page, /^Zorbo Sunday .* saved 600 kcal logged at once as Dinner$/).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByText('Food Logged', { exact: true }).first().waitFor()
  expect(await logged(page)).toMatchObject([{ calories: 600, mealType: 'dinner', notes: null }])

  await openComposer(page)
  await field.fill('3 017620 422003')
  await hit(page, /^Zorbo bar/).click()
  const amount = page.getByRole('dialog', { name: 'How much of it?' })
  await amount.getByRole('combobox', { name: 'Measured in' }).getByText('1 bar, 45 g').waitFor()
  await amount.getByRole('button', { name: 'Close' }).click()
  // The word and its hits wait for another choice.
  await hit(page, /^Zorbo bar/).waitFor()
  expect(await field.inputValue()).toBe('3 017620 422003')
  quiet()
})

test('the arrow leads from the text into the hits, Enter takes one, and Escape leads back without closing the sheet', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Pina')
  const { sheet, field } = await openComposer(page)
  await page.locator('textarea:focus').waitFor()
  await page.keyboard.type('banana')
  await hits(page).nth(1).waitFor()
  // Within the text it moves the caret.
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  expect(await field.getAttribute('aria-activedescendant')).toBeNull()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  const selected = page.getByRole('option', { selected: true })
  expect(await field.getAttribute('aria-activedescendant')).toBe(await selected.getAttribute('id'))
  expect(await field.getAttribute('aria-controls')).toBe(await page.getByRole('listbox').getAttribute('id'))
  expect(await isFocused(field)).toBe(true)
  await wellMade(page)

  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  expect(await isFocused(field)).toBe(true)
  expect(await field.inputValue()).toBe('banana')
  await page.keyboard.press('ArrowDown')
  await hits(page).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const amount = page.getByRole('dialog', { name: 'How much of it?' })
  await amount.waitFor()
  await page.keyboard.press('Escape')
  await amount.waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(field)).toBe(true)

  // Below the hits lies the rest of the sheet, which the keyboard reaches in sight.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.getByRole('listbox').waitFor({ state: 'detached' })
  await field.focus()
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  quiet()
})

test('Enter reads the word as long as no hit is selected, and a sentence brings no hits', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Quinn')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/nutrition/hits')) asked.push(request.url())
  })
  const { sheet, field } = await openComposer(page)
  // The meal that the hour marked is chosen by a tap.
  await sheet.getByRole('button', { name: 'Lunch', pressed: true }).click()
  await field.pressSequentially('2 eggs and a slice of toast')
  await page.keyboard.press('Enter')
  await page.getByText('Analysis Complete').first().waitFor()
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Try Again' }).click()
  await field.fill('banana')
  await hits(page).first().waitFor()
  await page.keyboard.press('Enter')
  const results = page.getByRole('dialog', { name: 'AI Analysis Results' })
  await results.getByText('Banana').first().waitFor()
  await results.getByRole('button', { name: 'Confirm & Log Meal' }).waitFor()
  quiet()
})

test('hits stay while the next ones load, and a slow answer to earlier words never replaces them', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Rolf')
  const slow = Promise.withResolvers<void>()
  await page.route(/hits\?q=bread\+r$/, async (route) => {
    await slow.promise
    await route.continue()
  })
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('q=bread+r'))
  const { field } = await openComposer(page)
  await field.fill('bread')
  await hits(page).first().waitFor()
  const before = await hits(page).allInnerTexts()
  const asked = page.waitForRequest(/hits\?q=bread\+r$/)
  await field.pressSequentially(' r')
  await asked
  expect(await hits(page).allInnerTexts()).toEqual(before)
  await field.fill('rye bread')
  await hit(page, /^Rye bread/)
    .first()
    .waitFor()
  // It was given up.
  await ended
  slow.resolve()
  expect(await hits(page).first().innerText()).toMatch(/rye bread/i)
})
