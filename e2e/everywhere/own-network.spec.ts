import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, openBrowser, phone, registerByHand, wellMade } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { goOffline } from '../go-offline.ts'
import { soon, waitingOn } from '../offline/offline-steps.ts'
import { walkTo } from '../walk.ts'

/** A name that no browser takes for this machine, so that its pages over http are no secure context. */
const name = 'nas.test'

let browser: Awaited<ReturnType<typeof openBrowser>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({}, { name })
  browser = await openBrowser({ flags: [`--host-resolver-rules=MAP ${name} 127.0.0.1`] })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

test('over http by a name in one’s own network a person registers, logs a meal and, offline, a drink', async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, phone)
  await registerByHand(page, 'Nasrin')
  expect(await page.evaluate(() => isSecureContext)).toBe(false)

  await walkTo(page, '/nutrition')
  await logByText(page, '150 g cooked white rice')
  await page.reload()
  await page.getByRole('button', { name: /^Delete .*rice/i }).waitFor()

  quiet()
  await goOffline(page)
  await page.getByRole('button', { name: 'Log Water 240 ml' }).click()
  await soon(() => waitingOn(page)).toBe(1)
  await page.getByText('Keep this page open: only a page opened with https can start offline.').waitFor()
  await context.setOffline(false)
  await soon(() => waitingOn(page)).toBe(0)
  await soon(() => drinks(page)).toMatchObject([{ customName: 'Water', volume: 240 }])
})

test('over http the camera, the location and notifications name https where they are offered', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await registerByHand(page, 'Hedda')
  await walkTo(page, '/scan-meal')
  await page.getByText('The live camera needs a page opened with https.').waitFor()
  await page.getByText('Describe your plate, or show a photo of it.').waitFor()
  await wellMade(page)
  await walkTo(page, '/fitness?tab=tracker')
  await page.getByText('Location needs a page opened with https').waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await page.getByRole('button', { name: 'Scan a meal or barcode needs https' }).waitFor()
  await wellMade(page)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await walkTo(page, '/account?tab=notifications')
  await page.getByText('Push notifications need a page opened with https.').waitFor()
  await wellMade(page)
  quiet()
})

async function logByText(page: Page, notes: string) {
  await page.getByRole('button', { name: 'Log Nutrition' }).filter({ visible: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Meal Type' }).click()
  await page.getByRole('option', { name: 'Lunch' }).click()
  await dialog.getByLabel('Notes').fill(notes)
  await dialog.getByRole('button', { name: 'Analyze' }).click()
  await page.getByRole('button', { name: 'Confirm & Log Meal' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The server's drinks of today; asked by the page, as its name is known to the browser alone. */
const drinks = (page: Page) => page.evaluate(async () => (await fetch('/api/drinks/logs')).json())
