import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, openBrowser, phone, register } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { seed } from '../owner/analytics-seed.ts'

let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

type Hand = { page: Page; tap: (what: Locator) => Promise<void> }
type Job = { name: string; who: string; taps: number; does: (hand: Hand) => Promise<void> }

const logButton = (page: Page) => page.getByRole('button', { name: 'Log', exact: true })
const toast = (page: Page, title: string) => page.getByText(title, { exact: true }).first().waitFor()

/** What people do every day, and the most taps that it takes from the dashboard; typing is not counted. */
const jobs: readonly Job[] = [
  {
    name: 'a usual meal again',
    who: 'Ada',
    taps: 2,
    async does({ page, tap }) {
      await tap(logButton(page))
      await tap(page.getByRole('button', { name: / again as / }).first())
      await toast(page, 'Meal Logged')
    },
  },
  {
    name: 'a meal in a sentence',
    who: 'Bert',
    taps: 3,
    async does({ page, tap }) {
      await tap(logButton(page))
      await page.locator('textarea:focus').waitFor()
      await page.keyboard.type('Lunch: 2 eggs and a slice of toast')
      await tap(page.getByRole('button', { name: 'Read it' }))
      await tap(page.getByRole('button', { name: 'Confirm & Log Meal' }))
      await toast(page, 'Meal Logged Successfully!')
    },
  },
  {
    name: 'a weigh-in',
    who: 'Cleo',
    taps: 2,
    async does({ page, tap }) {
      await tap(logButton(page))
      await tap(page.getByRole('button', { name: 'Weigh in' }))
      await page.locator('[role=dialog] input:focus').waitFor()
      await page.keyboard.type('71.3')
      await page.keyboard.press('Enter')
      await toast(page, 'Weight logged')
    },
  },
  {
    name: 'a run begun',
    who: 'Dora',
    taps: 2,
    async does({ page, tap }) {
      await tap(page.getByRole('link', { name: 'Move' }).last())
      await tap(page.getByRole('button', { name: 'Start Running' }))
      await page.getByText('Looking for GPS').waitFor()
    },
  },
]

test.each(jobs)('$name takes at most $taps taps from the dashboard', async ({ who, taps, does }) => {
  const { page, context, quiet } = await newVisitor(browser, server.address, phone)
  await context.grantPermissions(['geolocation'])
  await register(page, who)
  await seed(page, 3)
  await page.reload()
  await page.getByText('kcal left').or(page.getByText('kcal over')).first().waitFor()
  let made = 0
  const tap = async (what: Locator) => {
    made++
    await what.click()
  }
  await does({ page, tap })
  expect(made).toBeLessThanOrEqual(taps)
  quiet()
})
