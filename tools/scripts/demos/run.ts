import type { Page } from 'playwright-core'
import { withReceiver } from '#testing/receiver.ts'
import { chanceOf } from '../demo/chance.ts'
import { positionsOf } from '../demo/route.ts'
import { cameraOn } from './camera.ts'
import { withDrawnTiles } from './tiles.ts'
import { words } from './words.ts'

const { run } = words
const minute = 60_000
/** Positions per frame: twelve seconds of the run. */
const stride = 4

/** Films a run along the lake, with one stop, from its start to the saved route. `began`: its start time. */
export async function filmRun(page: Page, began: number) {
  const receiver = await withReceiver(page, began)
  await withDrawnTiles(page)
  await page.goto('/fitness?tab=tracker')
  const start = page.getByRole('button', { name: 'Start Running' })
  await start.waitFor()
  await page.waitForLoadState('networkidle')
  const camera = cameraOn(page)
  camera.say(run.start)
  await camera.hold(1.2)
  await camera.tap(start)

  const startedAt = new Date(began + 5000)
  const way = positionsOf({ kilometres: 2.7, minutes: 5.5, startedAt, chance: chanceOf('the film of a run') })
  const light = Math.round(way.length * 0.62)
  const wait = Array.from({ length: 10 }, (_, at) => ({
    ...way[light - 1]!,
    t: way[light - 1]!.t + (at + 1) * 3000,
  }))
  const rest = way.slice(light).map((position) => ({ ...position, t: position.t + 30_000 }))
  const follow = async (positions: typeof way) => {
    for (let at = 0; at < positions.length; at += stride) {
      await receiver.follow(positions.slice(at, at + stride))
      await mapDrawn(page)
      await camera.shoot(1000 / 12)
    }
  }
  camera.say(run.signal)
  await receiver.follow(way.slice(0, 2))
  await page.getByText('GPS good').waitFor()
  await mapDrawn(page)
  await camera.hold(1)
  await follow(way.slice(2, 40))
  camera.say(run.quick)
  await follow(way.slice(40, light))
  camera.say(run.lights)
  await receiver.follow(wait)
  await camera.hold(1.8)
  camera.say(run.on)
  await follow(rest)
  await camera.keepPoster()
  camera.say(run.finish)
  await camera.tap(page.getByRole('button', { name: 'Finish' }))
  await camera.hold(0.8)
  await camera.tap(page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }))
  await camera.watch(page.getByText('Activity Logged', { exact: true }).first().waitFor())
  camera.say(run.saved)
  await camera.hold(0.8)
  await camera.tap(page.getByRole('tab', { name: 'History' }))
  await camera.tap(page.getByRole('button', { name: /^Open Running/ }).first())
  const route = page.getByRole('region', { name: 'Route' })
  await route.waitFor()
  await mapDrawn(page)
  await camera.shoot()
  await camera.bring(route)
  await mapDrawn(page)
  await camera.hold(2.5)
  return camera.cut()
}

/** Resolves when every map tile is loaded. */
async function mapDrawn(page: Page) {
  await page.locator('.leaflet-tile').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('.leaflet-tile:not(.leaflet-tile-loaded)'))
}

/** The latest start time of a run that ends by `now`. */
export const runBefore = (now: number) => now - 30 * minute
