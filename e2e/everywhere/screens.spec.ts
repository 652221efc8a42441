import type { Cookie } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicPages } from '#contract/screens.ts'
import { stripeDouble } from '#server/adapters/payments/double.ts'
import { arriveAt, desktop, faultsOf, newVisitor, phone, register, type Size } from '#testing/browser.ts'
import { plainText } from '#testing/pseudo-words.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { crawl, inside, missing, outside } from './crawl.ts'
import { watchLoading } from './loading.ts'
import { buildPseudoClient, servePseudoClient } from './pseudo-client.ts'
import { collectAnswers, known, knownPatterns } from './pseudo-known.ts'
import { scan } from './pseudo-scan.ts'
import { furnish } from './units-seed.ts'
import { foreignTo, heard, listen } from './units-seen.ts'

/**
 * One visit of every screen, tab, menu and dialog for what holds everywhere: accessibility in both themes, no
 * horizontal overflow, words from `words.ts` with room for two fifths more, and only the chosen units.
 */
const { browser } = await testBed()
const person = 'Nora'
let signedIn: Cookie[]
let stripe: Awaited<ReturnType<typeof stripeDouble>>
let server: Awaited<ReturnType<typeof startServer>>

beforeAll(async () => {
  await buildPseudoClient()
  stripe = await stripeDouble()
  server = await startServer({ ...stripe.env, OWNER_EMAIL: 'nora@example.com' })
  const { page, context } = await newVisitor(browser, server.address, desktop)
  await register(page, person)
  await server.change(`update users set email_verified = true`)
  await server.setTier(person, 'pro')
  const picture = sharp({ create: { width: 900, height: 900, channels: 3, background: '#c96' } })
  await furnish(page, await picture.jpeg().toBuffer())
  signedIn = await context.cookies()
  await context.close()
}, 240_000)
afterAll(async () => {
  await server.stop()
  await stripe.stop()
})

/** Screens that signed-out visitors see by their address only, from an email or a bookmark. */
const byAddress = [
  '/reset-password',
  '/verify-email',
  '/confirm-email',
  '/unsubscribe',
  '/scan-meal',
  '/scan-fridge',
  '/subscribe',
]

/** Labels are marked as a whole, their visible words one by one. */
const bracketed = { 'label-content-name-mismatch': { enabled: false } }

async function open(size: Size) {
  const { page, context, quiet } = await newVisitor(browser, server.address, size)
  await servePseudoClient(context, server.address)
  const answers = collectAnswers(page)
  const found: Record<string, string[]> = {}
  return {
    page,
    context,
    quiet,
    found,
    async look(name: string) {
      const told = [...known, person, ...(await answers())]
      const { hardWired, cutOff, tooWide } = await scan(page, told, knownPatterns)
      const faults = [...hardWired, ...cutOff, ...tooWide, ...(await faultsOf(page, { rules: bracketed }))]
      await page.emulateMedia({ colorScheme: 'dark' })
      faults.push(...(await faultsOf(page, { runOnly: ['color-contrast'] })).map((fault) => `dark: ${fault}`))
      await page.emulateMedia({ colorScheme: 'light' })
      if (faults.length) found[name] = [...(found[name] ?? []), ...faults]
    },
  }
}

for (const [size, system] of [
  [phone, 'imperial'],
  [desktop, 'metric'],
] as const)
  test(`every screen of a signed-in person is well made, at ${size.width} pixels`, {
    timeout: 600_000,
  }, async () => {
    const { page, context, quiet, found, look } = await open(size)
    await context.addCookies(signedIn)
    await listen(page)
    const profile = { units: system, weight: 81, height: 178 }
    expect((await page.request.put('/api/profile', { data: profile })).status()).toBe(200)
    await page.goto('/dashboard')
    /** Public pages know nobody's units, and show their texts again on the way back. */
    const forAll = new Set<string>()
    const reached = await crawl(page, ['/', '/sign-out'], {
      look: async (name) => {
        await look(name)
        const said = (await heard(page)).map(plainText)
        if (publicPages.some((screen) => name.split(': ')[0] === screen))
          for (const text of said) forAll.add(text)
        const foreign = foreignTo(
          system,
          said.filter((text) => !forAll.has(text)),
        )
        if (foreign.length) found[name] = [...(found[name] ?? []), ...foreign]
      },
    })
    expect(missing(inside, reached)).toEqual([])
    expect(found).toEqual({})
    quiet()
  })

test.each([phone, desktop])(
  'every screen for everybody is well made, at $width pixels',
  { timeout: 300_000 },
  async (size) => {
    const { page, quiet, found, look } = await open(size)
    await page.goto('/')
    const reached = await crawl(page, [], { look })
    expect(missing(outside, reached)).toEqual([])
    const loaded = watchLoading(page)
    for (const path of byAddress) {
      await arriveAt(page, path)
      await loaded()
      await look(path)
    }
    expect(found).toEqual({})
    quiet()
  },
)
