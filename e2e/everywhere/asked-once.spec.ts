import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { arriveAt, newVisitor, phone, register } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'

const { browser, server } = await testBed()

const addresses = [
  '/dashboard',
  '/nutrition',
  '/nutrients',
  '/fitness',
  ...['manual', 'generator', 'strength', 'scheduler', 'goals', 'history'].map((tab) => `/fitness?tab=${tab}`),
  '/fitness/history',
  '/analytics',
  '/expenditure',
  '/scan-fridge',
  '/recipes',
  '/meal-plan',
  '/saved-pairings',
  '/notifications',
  ...['profile', 'billing', 'notifications'].map((tab) => `/account?tab=${tab}`),
  '/subscription',
]

test('no screen asks for the same thing twice as it opens', { timeout: 300_000 }, async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Enno')
  const twice: string[] = []
  for (const address of addresses) {
    const asked = new Set<string>()
    const note = (request: Request) => {
      const { pathname, search } = new URL(request.url())
      if (request.method() !== 'GET' || !pathname.startsWith('/api/')) return
      if (asked.has(pathname + search)) twice.push(`${address}: ${pathname}${search}`)
      asked.add(pathname + search)
    }
    await arriveAt(page, 'about:blank')
    page.on('request', note)
    await arriveAt(page, address)
    await page.locator('main h1').first().waitFor()
    await expect.poll(() => page.locator('main .animate-breathe').count()).toBe(0)
    page.off('request', note)
  }
  expect(twice).toEqual([])
})
