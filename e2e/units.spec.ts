import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { straight, walk } from '#contract/track/testing.ts'
import { arriveAt, desktop, newVisitor, openBrowser, phone, register } from './browser.ts'
import { withReceiver } from './receiver.ts'
import { startServer } from './server.ts'
import { furnish } from './units-seed.ts'
import { foreignTo, heard, listen } from './units-seen.ts'
import { typedByHand, visits } from './units-visits.ts'
import { walkTo } from './walk.ts'

let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>
let photo: { name: string; mimeType: string; buffer: Buffer }
beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer()
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer()
  photo = { name: 'meal.jpg', mimeType: 'image/jpeg', buffer }
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

for (const [name, system, size] of [
  ['Imke', 'imperial', phone],
  ['Matteo', 'metric', desktop],
] as const)
  test(`${name} chose ${system} units, and no screen, dialog or message says anything of the other system, at ${size.width} pixels`, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, size)
    await register(page, name)
    await server.setTier(name, 'pro')
    await furnish(page, photo.buffer)
    const answer = await page.request.put('/api/profile', {
      data: { units: system, weight: 81, height: 178 },
    })
    expect(answer.status()).toBe(200)
    await listen(page)
    const began = Date.now() - 7_200_000
    const receiver = await withReceiver(page, began)
    const way = walk(straight(1900), {
      speed: 4,
      every: 8,
      from: { t: began + 5000, lat: 52.5, lon: 13.4 },
    })
    // The app starts again with all of that.
    await page.reload()
    page.setDefaultTimeout(8000)
    const outside = { photo, walk: () => receiver.follow(way) }
    const found: string[] = []
    for (const [screen, ways] of Object.entries(visits))
      for (const { at: address = screen, fromOutside, enter, shows, steps } of ways) {
        try {
          await (fromOutside ? arriveAt : walkTo)(page, address)
          await enter?.(page)
          await page.getByText(shows).first().waitFor()
          await steps?.(page, outside)
        } catch (error) {
          found.push(`${address}: ${String(error).slice(0, 300)}`)
        }
        await closeDialogs(page)
        const told = (await heard(page)).filter((text) => !text.includes(typedByHand))
        for (const text of foreignTo(system, told)) found.push(`${address}: ${text.slice(0, 200)}`)
      }
    expect(found).toEqual([])
    quiet()
  }, 400_000)

/** Leaves what stands open over the screen, as one more press of Escape does. */
async function closeDialogs(page: Page) {
  const dialogs = page.locator(':is([role=dialog], [role=alertdialog]):visible')
  for (let left = await dialogs.count(); left > 0; left -= 1) {
    await page.keyboard.press('Escape')
    await expect.poll(() => dialogs.count()).toBeLessThan(left)
  }
}
