import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { Position } from '#contract/activities/track/position.ts'

declare global {
  interface Window {
    positionCame?: () => void
  }
}

/** Milliseconds after which a place that the page has not heard of is told once more. */
const patience = 2000

/** A pixel, for maps whose tiles lie on somebody else's server. */
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
 * Gives a page a receiver and a clock of its own that began at `began`: positions come as fast as the browser
 * takes them, each at its own time.
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
    /** Somebody moves: every position is handed over once the page has taken the one before. */
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
        // The browser now and then tells the page nothing of a place that was set while it asked for the next one.
        for (let taken = false; !taken; ) {
          await page.context().setGeolocation({ latitude: lat, longitude: lon, accuracy: accuracy ?? 5 })
          taken = await Promise.race([came.then(() => true), pause(patience).then(() => false)])
        }
      }
    },
  }
}
