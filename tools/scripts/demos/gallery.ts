import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { type Activity, listRecentActivities } from '#contract/activities/activities.ts'
import { withDrawnTiles } from './tiles.ts'
import { words } from './words.ts'

type Theme = 'light' | 'dark'
type Open = (theme: Theme, window: { width: number; height: number }) => Promise<Page>

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }
/** Themes and viewports of the pictures. */
const pictures = [
  { name: 'gallery-dashboard', path: '/dashboard', window: phone, theme: 'light' },
  { name: 'gallery-nutrition', path: '/nutrition', window: phone, theme: 'dark' },
  { name: 'gallery-tracking', path: newestRoute, window: phone, theme: 'light' },
  { name: 'gallery-analytics', path: '/analytics', window: phone, theme: 'dark' },
  { name: 'gallery-wide-dashboard', path: '/dashboard', window: desk, theme: 'light' },
  { name: 'gallery-wide-analytics', path: '/analytics', window: desk, theme: 'dark' },
] as const

/** Writes the gallery's screenshots to `folder`. */
export async function takeGallery(open: Open, folder: string) {
  for (const { name, path, window, theme } of pictures) {
    const page = await open(theme, window)
    await withDrawnTiles(page)
    await page.goto(typeof path === 'string' ? path : await path(page), { waitUntil: 'networkidle' })
    const route = page.getByRole('region', { name: 'Route' })
    if (await route.count()) await route.evaluate((map) => map.scrollIntoView({ block: 'center' }))
    await page.waitForLoadState('networkidle')
    const picture = await page.screenshot({ animations: 'disabled' })
    const width = window === phone ? 640 : 1280
    const file = `${name}.webp`
    await writeFile(
      join(folder, file),
      await sharp(picture).resize({ width }).webp({ quality: 80 }).toBuffer(),
    )
    console.log(words.pictured(file))
    await page.context().close()
  }
}

/** The address of the newest activity with a route. */
async function newestRoute(page: Page): Promise<string> {
  const answer = await page.context().request.get(listRecentActivities.path)
  const activities: Activity[] = await answer.json()
  const newest = activities.find(({ hasRoute }) => hasRoute)
  return `/fitness?tab=history&activity=${newest?.id}`
}
