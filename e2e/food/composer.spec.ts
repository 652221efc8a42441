import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor, phone, register } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'

const { browser, server } = await testBed()

async function openComposer(page: Page) {
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Log', exact: true })
  return { sheet, field: sheet.getByRole('textbox', { name: 'What did you eat?' }) }
}

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
