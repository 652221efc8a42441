import type { BrowserContext, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Output } from '#contract/http/endpoint.ts'
import { publicPages, screens } from '#contract/screens.ts'
import type { listSchedules } from '#contract/training/schedules.ts'
import { arriveAt, desktop, newVisitor, phone, register, type Size } from '#testing/browser.ts'
import { zone } from '#testing/clock.ts'
import { testBed } from '#testing/test-bed.ts'
import { seed, seedSchedule } from '../owner/analytics-seed.ts'
import { saveWorkout } from '../training/saved-workout.ts'
import { watchLoading } from './loading.ts'
import { buildPseudoClient, servePseudoClient } from './pseudo-client.ts'
import { collectAnswers, known, knownPatterns } from './pseudo-known.ts'
import { type Found, scan } from './pseudo-scan.ts'

const { browser, server } = await testBed()

const person = 'Nora'
let session: Awaited<ReturnType<BrowserContext['storageState']>>
/** Replaces `:name` in the addresses of screens. */
let ids: Record<string, string>

beforeAll(async () => {
  // First and alone: the journeys of this file wait for nothing beside it.
  await buildPseudoClient()
  const { page, context } = await newVisitor(browser, server.address, desktop)
  await register(page, person)
  await seed(page, 20)
  await seedSchedule(page)
  await server.setTier(person, 'pro')
  ids = await idsOf(page)
  session = await context.storageState()
  await context.close()
}, 240_000)

async function idsOf(page: Page) {
  const origin = server.address
  const read = async (path: string) => (await page.request.get(path)).json()
  const [schedule] = (await read('/api/schedules')) as Output<typeof listSchedules>
  const id = await saveWorkout(page, origin)
  return { id, scheduleId: schedule!.id, sessionId: schedule!.next!.id }
}

const signedOutScreens = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/confirm-email',
  '/unsubscribe',
]
/** Sign-in, sign-out and the screens that follow, which redirect. */
const redirecting = ['/sign-out', '/welcome', '/oauth-callback', '/auth/callback', '/auth/success']
const both = ['/scan-meal', '/scan-fridge', '/choose-plan', '/subscribe']
const inside = screens.filter(
  (path) => ![...publicPages, ...signedOutScreens, ...redirecting].includes(path as never),
)
/** Parts of screens with an address. */
const parts = [
  ...['manual', 'generator', 'scheduler', 'goals', 'history'].map((tab) => `/fitness?tab=${tab}`),
  ...['billing', 'notifications'].map((tab) => `/account?tab=${tab}`),
  ...['photo', 'drinks'].map((dialog) => `/nutrition?log=${dialog}`),
]

async function open(size: Size, storageState?: typeof session) {
  const context = await browser.newContext({
    viewport: size,
    baseURL: server.address,
    storageState,
    // The service worker would answer with the other client's files.
    serviceWorkers: 'block',
    timezoneId: zone,
    locale: 'en-US',
    reducedMotion: 'reduce',
  })
  await servePseudoClient(context, server.address)
  const page = await context.newPage()
  const answers = collectAnswers(page)
  const loaded = watchLoading(page)
  const found: Record<string, Found> = {}
  return {
    page,
    context,
    found,
    async look(name: string) {
      await loaded()
      const { hardWired, cutOff, tooWide } = await scan(page, [...known, person, ...answers], knownPatterns)
      if (hardWired.length + cutOff.length + tooWide.length) found[name] = { hardWired, cutOff, tooWide }
    },
  }
}

test.each([phone, desktop])(
  'all words come from words.ts and have room for two fifths more, at $width pixels',
  { timeout: 300_000 },
  async (size) => {
    const { page, context, found, look } = await open(size, session)
    // Every address is opened separately; this is no journey.
    for (const path of [...inside, ...parts]) {
      await arriveAt(
        page,
        path.replace(/:(\w+)/g, (_, name: string) => ids[name]!),
      )
      await look(path)
    }
    await arriveAt(page, '/dashboard')
    await page.locator('header [aria-haspopup=menu]').last().click()
    await page.getByRole('menu').waitFor()
    await look('the account menu')
    await page.keyboard.press('Escape')
    if (size === phone) {
      await page.locator('nav [aria-haspopup=dialog]').click()
      await page.getByRole('dialog').waitFor()
      await look('the log sheet')
    }
    await context.close()
    expect(found).toEqual({})
  },
)

test.each([phone, desktop])(
  'so have those for everybody, at $width pixels',
  { timeout: 200_000 },
  async (size) => {
    const { page, context, found, look } = await open(size)
    for (const path of [...publicPages, ...signedOutScreens, ...both]) {
      await arriveAt(page, path)
      await look(path)
    }
    await context.close()
    expect(found).toEqual({})
  },
)
