import type { Cookie, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeDouble } from '#server/adapters/payments/double.ts'
import { desktop, faultsOf, newVisitor, phone, register } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { seed, seedSchedule } from '../owner/analytics-seed.ts'
import { saveWorkout } from '../training/saved-workout.ts'
import { crawl, inside, missing, outside } from './crawl.ts'

const { browser } = await testBed()
let owner: Cookie[]
let stripe: Awaited<ReturnType<typeof stripeDouble>>
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  stripe = await stripeDouble()
  server = await startServer({
    ...stripe.env,
    OWNER_EMAIL: 'ona@example.com',
    SUPPORT_EMAIL: 'help@example.com',
  })
  const { page, context } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Ona')
  await server.change(`update users set email_verified = true`)
  await seed(page, 3)
  await seedSchedule(page)
  await saveWorkout(page, server.address)
  owner = await context.cookies()
  await context.close()
})
afterAll(async () => {
  await server.stop()
  await stripe.stop()
})

test('every screen can be reached from the dashboard by clicking, and is well made', {
  tags: 'core',
  timeout: 300_000,
}, async () => {
  const { page, context } = await newVisitor(browser, server.address, phone)
  await context.addCookies(owner)
  await page.goto('/dashboard')
  const { found, look } = faultFinder(page)
  const reached = await crawl(page, ['/', '/sign-out'], { wanted: inside, look })
  expect(missing(inside, reached)).toEqual([])
  expect(found).toEqual({})
})

test('every page for everybody can be reached from the landing page by clicking, and is well made', {
  tags: 'core',
  timeout: 300_000,
}, async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await page.goto('/')
  const { found, look } = faultFinder(page)
  const reached = await crawl(page, [], { wanted: outside, look })
  expect(missing(outside, reached)).toEqual([])
  expect(found).toEqual({})
})

/** Collects the faults of each screen and of each of its parts that the crawl opens. */
function faultFinder(page: Page) {
  const found: Record<string, string[]> = {}
  return {
    found,
    async look(name: string) {
      const faults = await faultsOf(page)
      if (faults.length) found[name] = faults
    },
  }
}
