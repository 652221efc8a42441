import type { Cookie } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPages, type ScreenPath, screens } from '#contract/screens.ts'
import { stripeDouble } from '#server/adapters/payments/double.ts'
import { desktop, newVisitor, phone, register } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { seed, seedSchedule } from '../owner/analytics-seed.ts'
import { saveWorkout } from '../training/saved-workout.ts'
import { crawl } from './crawl.ts'

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

/** Screens reached from outside: from an email, or from another site's sign-in. */
const fromOutside: readonly ScreenPath[] = [
  '/verify-email',
  '/confirm-email',
  '/reset-password',
  '/unsubscribe',
  '/oauth-callback',
  '/auth/callback',
  '/auth/success',
]
/** Screens for signed-out visitors, the one after registration, and sign-out. */
const signedOutScreens: readonly ScreenPath[] = [
  '/login',
  '/register',
  '/forgot-password',
  '/welcome',
  '/sign-out',
]

const missing = (wanted: readonly ScreenPath[], reached: Set<string>) =>
  wanted.filter((screen) => !reached.has(screen))

const sizes = [
  ['390', phone, { tags: 'core' }],
  ['1280', desktop, {}],
] as const

for (const [width, size, options] of sizes) {
  test(`every screen can be reached from the dashboard by clicking, at ${width} pixels`, {
    ...options,
    timeout: 300_000,
  }, async () => {
    const { page, context } = await newVisitor(browser, server.address, size)
    await context.addCookies(owner)
    await page.goto('/dashboard')
    const reached = await crawl(page, ['/', '/sign-out'])
    const inside = screens.filter((screen) => ![...fromOutside, ...signedOutScreens, '/'].includes(screen))
    expect(missing(inside, reached)).toEqual([])
  })

  test(`every page for everybody can be reached from the landing page by clicking, at ${width} pixels`, {
    ...options,
    timeout: 300_000,
  }, async () => {
    const { page } = await newVisitor(browser, server.address, size)
    await page.goto('/')
    const reached = await crawl(page, [])
    expect(
      missing([...publicPages, '/login', '/register', '/forgot-password', '/choose-plan'], reached),
    ).toEqual([])
  })
}
