import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Position } from '#contract/activities/track/position.ts'

declare global {
  interface Window {
    positionCame?: () => void
  }
}

/** Milliseconds after which an unreported position is sent again. */
const timeoutMs = 2000

/** A one-pixel tile, in place of a map server's. */
const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export function withTiles(page: Page) {
  return page.route('https://tile.openstreetmap.org/**', (route) =>
    route.fulfill({ body: tile, contentType: 'image/png' }),
  )
}

/**
 * Gives a page a fake receiver and a clock that starts at `began`: positions are sent as fast as the browser
 * accepts them, each at its own time.
 */
export async function withReceiver(page: Page, began: number) {
  await page.context().grantPermissions(['geolocation'])
  await withTiles(page)
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const watch = geolocation.watchPosition.bind(geolocation)
    geolocation.watchPosition = (take, ...rest) =>
      watch(
        (position) => {
          take(position)
          window.positionCame?.()
        },
        ...rest,
      )
  })
  await page.clock.install({ time: began })
  let now = began
  return {
    /** Sends each position once the page has received the one before. */
    async follow(positions: readonly Position[]) {
      for (const { t, lat, lon, accuracy } of positions) {
        await page.clock.fastForward(Math.max(0, t - now))
        now = t
        const came = page.evaluate(
          () =>
            new Promise<void>((resolve) => {
              window.positionCame = resolve
            }),
        )
        // The browser sometimes drops a position that is set while it requests the next one.
        for (let taken = false; !taken; ) {
          await page.context().setGeolocation({ latitude: lat, longitude: lon, accuracy: accuracy ?? 5 })
          taken = await Promise.race([came.then(() => true), pause(timeoutMs).then(() => false)])
        }
      }
    },
  }
}
