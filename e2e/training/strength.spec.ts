import type { Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { desktop, newVisitor, openBrowser, phone, register, wellMade } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { walkTo } from '../walk.ts'

let browser: Awaited<ReturnType<typeof openBrowser>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const openStrength = async (page: Page) => {
  await walkTo(page, '/fitness')
  await page.getByRole('tab', { name: 'Strength' }).click()
}
const start = (page: Page) => page.getByRole('button', { name: 'Start Lifting' }).click()
async function add(page: Page, name: string) {
  await page.getByRole('button', { name: 'Add exercise' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an exercise' })
  await dialog.getByRole('searchbox').fill(name)
  await dialog.getByRole('button', { name: new RegExp(`^${name} `) }).click()
}
const weight = (page: Page, set: number) =>
  page.getByRole('textbox', { name: `Weight of set ${set}, Bench Press` })
const reps = (page: Page, set: number) =>
  page.getByRole('textbox', { name: `Repetitions of set ${set}, Bench Press` })
const mark = (page: Page, set: number) => page.getByRole('button', { name: `Set ${set} of Bench Press done` })

for (const [name, size] of Object.entries({ Nora: phone, Nick: desktop }))
  test(`${name} lifts a session, and the next one takes last time’s sets over in one tap, at ${size.width} pixels`, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, size)
    await register(page, name)
    await openStrength(page)
    await page.getByText('No sessions yet').waitFor()
    await wellMade(page)

    await start(page)
    await add(page, 'Bench Press')
    await weight(page, 1).fill('100')
    await page.getByText('Each side: 25 · 15').waitFor()
    await mark(page, 1).click()
    await page.getByText('Enter repetitions first.').waitFor()
    await page.getByRole('button', { name: 'Repetitions of set 1, Bench Press: 1 more' }).click()
    await reps(page, 1).fill('5')
    await wellMade(page)
    await mark(page, 1).click()
    await page.getByRole('timer', { name: /^Rest: / }).waitFor()
    await page.getByRole('button', { name: '15 seconds more rest' }).click()
    await wellMade(page)
    // The second row suggests the first.
    await mark(page, 2).click()
    await page.getByText('2 sets done').waitFor()

    await page.reload()
    await page.getByText('2 sets done').waitFor()
    await page.getByRole('timer', { name: /^Rest: / }).waitFor()
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByText('Workout Logged').first().waitFor()
    await page.getByText('2 sets · 1,000 kg').waitFor()

    const week = page.getByRole('region', { name: 'This week by muscle' })
    await week.getByRole('listitem').filter({ hasText: 'Chest' }).getByText('2', { exact: true }).waitFor()
    await wellMade(page)

    await start(page)
    await add(page, 'Bench Press')
    await page.getByText('100 × 5').first().waitFor()
    await mark(page, 1).click()
    await page.getByText('1 set done').waitFor()
    await page.getByRole('button', { name: 'More for Bench Press' }).click()
    await page.getByRole('menuitem', { name: 'History' }).click()
    const history = page.getByRole('dialog', { name: 'Bench Press' })
    await history.getByText('116.67 kg').waitFor()
    await wellMade(page)
    await history.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: 'Finish' }).click()

    await page.getByRole('button', { name: /^Strength workout .*1 set/ }).click()
    await page
      .getByRole('region', { name: 'Sets of Strength workout' })
      .getByText('100 kg × 5', { exact: true })
      .waitFor()
    await wellMade(page)
    await page.getByRole('button', { name: 'Do it again' }).click()
    await mark(page, 1).click()
    await page.getByText('1 set done').waitFor()
    await page.getByRole('button', { name: 'Finish' }).click()
    await page.getByText('Past sessions').waitFor()
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByText('Strength workout').first().waitFor()
    quiet()
  })

test('sets done without a network are kept on the device and arrive once when it is back', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone)
  await register(page, 'Otto')
  await openStrength(page)
  await start(page)
  await add(page, 'Bench Press')
  await context.setOffline(true)
  await weight(page, 1).fill('60')
  await reps(page, 1).fill('8')
  await mark(page, 1).click()
  await mark(page, 2).click()
  // A change of a set that was not sent yet.
  await reps(page, 2).fill('6')
  await page.getByText('2 sets done').waitFor()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByText('Not sent yet').waitFor()
  await page.getByText('Bench Press: 60 kg × 6').waitFor()
  await wellMade(page)

  await context.setOffline(false)
  await page.getByText('2 sets · 840 kg').waitFor()
  await page.getByText('Not sent yet').waitFor({ state: 'hidden' })
})

test('a removed set comes back by undo, in the list and in the history', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Pia')
  await openStrength(page)
  await start(page)
  await add(page, 'Bench Press')
  await weight(page, 1).fill('80')
  await reps(page, 1).fill('5')
  await mark(page, 1).click()
  await page.getByRole('button', { name: 'Set 1: Working' }).click()
  await page.getByRole('menuitem', { name: 'Remove set' }).click()
  await page.getByText('0 sets done').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('1 set done').waitFor()
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByText('1 set · 400 kg').waitFor()
  quiet()
})
