import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { straight, walk } from '#contract/activities/track/testing.ts'
import { arriveAt, desktop, newVisitor, phone, register } from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { withReceiver } from '#testing/receiver.ts'
import { testBed } from '#testing/test-bed.ts'
import { furnish } from './units-seed.ts'
import { foreignTo, heard, listen } from './units-seen.ts'
import { typedByHand, visits } from './units-visits.ts'

const { browser, server } = await testBed()
let photo: { name: string; mimeType: string; buffer: Buffer }
beforeAll(async () => {
  const buffer = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer()
  photo = { name: 'meal.jpg', mimeType: 'image/jpeg', buffer }
})

for (const [name, system, size] of [
  ['Imke', 'imperial', phone],
  ['Matteo', 'metric', desktop],
] as const)
  test(`${name} chose ${system} units, and no result, message or refusal says anything of the other system, at ${size.width} pixels`, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, size)
    await register(page, name)
    await server.setTier(name, 'pro')
    const ids = await furnish(page, photo.buffer)
    const answer = await page.request.put('/api/profile', {
      data: { units: system, weight: 81, height: 178 },
    })
    expect(answer.status()).toBe(200)
    // Until the device has heard of the choice, it starts with the units that it knows.
    await page.reload()
    await expect
      .poll(() => page.evaluate(() => Object.values({ ...localStorage }).join()))
      .toContain(`"units":"${system}"`)
    await listen(page)
    // The page's clock starts at `began`, two hours ago: about 10 in the morning.
    const twoHoursAgo = began.getTime() - 7_200_000
    const receiver = await withReceiver(page, twoHoursAgo)
    const way = walk(straight(1900), {
      speed: 4,
      every: 8,
      from: { t: twoHoursAgo + 5000, lat: 52.5, lon: 13.4 },
    })
    const outside = { photo, walk: () => receiver.follow(way) }
    const found: string[] = []
    for (const [screen, ways] of Object.entries(visits))
      for (const { at = () => screen, shows, steps } of ways) {
        const address = at(ids)
        try {
          // Each screen is entered from outside; within it only by clicks and keys.
          await arriveAt(page, address)
          await page.getByText(shows).first().waitFor()
          await steps?.(page, outside)
        } catch (error) {
          found.push(`${address}: ${String(error).slice(0, 300)}`)
        }
        const told = (await heard(page)).filter((text) => !text.includes(typedByHand))
        for (const text of foreignTo(system, told)) found.push(`${address}: ${text.slice(0, 200)}`)
      }
    expect(found).toEqual([])
    quiet()
  }, 600_000)
