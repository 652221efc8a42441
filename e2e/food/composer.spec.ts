import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'

const { browser, server } = await testBed()

async function openComposer(page: Page) {
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true })
  return { sheet, field: sheet.getByRole('textbox', { name: 'What did you eat?' }) }
}

test('words without a food are told once, beside the field that keeps them, and are put right there', {
  tags: 'core',
}, async () => {
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
