import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dayIn } from '#contract/measures/day.ts'
import { writeActivity } from '#server/adapters/activity-export/activity-export.ts'
import { activityFiles } from '#server/adapters/activity-files/activity-files.ts'
import { madeGpx, zipOf } from '#testing/activity-files.ts'
import { desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { zone } from '#testing/clock.ts'
import { withTiles } from '#testing/receiver.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

const day = 86_400_000
const start = Date.UTC(2026, 8, 1, 6)
const written = (format: 'tcx' | 'fit', from: number) =>
  writeActivity(format, {
    recording: activityFiles.read(Buffer.from(madeGpx({ start: from })))[0]!.recording,
    type: 'cycling',
    name: 'Ride',
    distance: 1.79,
    movingTime: 600,
    calories: 40,
    avgHeartRate: 133,
    maxHeartRate: 151,
  })
const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content as string),
})
const point = (second: number, time = true) =>
  `<trkpt lat="${47 + second * 3e-5}" lon="9">${time ? `<time>${new Date(start + 9 * day + second * 1000).toISOString()}</time>` : ''}</trkpt>`
const points = (from: number, to: number, time = true) =>
  Array.from({ length: to - from }, (_, at) => point(from + at, time)).join('')

test('Mira brings along what other devices recorded, and reads what became of each file', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await withTiles(page)
  await register(page, 'Mira')
  await walkTo(page, '/fitness?tab=history')
  await page.getByRole('button', { name: 'Import' }).click()
  await page.getByRole('dialog', { name: 'Import activities' }).waitFor()
  await wellMade(page)
  await page.locator('input[type=file]').setInputFiles([
    file('morning.gpx', madeGpx({ start, name: 'Morning loop', heartRate: 140 })),
    file('copy.gpx', madeGpx({ start, name: 'Morning loop', heartRate: 140 })),
    file('ride.tcx', await written('tcx', start + day)),
    file('ride.fit', await written('fit', start + 2 * day)),
    // A device variant: no namespaces, two tracks, a pause between segments.
    file(
      'odd.gpx',
      `<gpx><trk><trkseg>${points(0, 200)}</trkseg><trkseg>${points(400, 600)}</trkseg></trk><trk><trkseg>${points(700, 900)}</trkseg></trk></gpx>`,
    ),
    file('planned.gpx', `<gpx><trk><trkseg>${points(0, 20, false)}</trkseg></trk></gpx>`),
    file('bomb.gpx', '<!DOCTYPE gpx [<!ENTITY a "aaaa">]><gpx>&a;</gpx>'),
    file(
      'export.zip',
      zipOf({
        'activities.csv': `Activity ID,Activity Date,Activity Name,Activity Type,Filename\n1,x,Over the pass,Hike,activities/1.gpx.gz\n`,
        'activities/1.gpx.gz': gzipSync(madeGpx({ start: start + 4 * day })),
        'photos/1.jpg': Buffer.alloc(9000, 1),
      }),
    ),
  ])
  await page.getByText('Import finished').waitFor()
  await page.getByText('5 imported, 1 already here, 2 refused').waitFor()
  const report = page.getByRole('region', { name: 'Report by file' })
  await report.getByText('This has no times').waitFor()
  await report.getByText('declares entities or outside references').waitFor()
  expect(await report.getByRole('listitem').first().innerText()).toContain('Refused')
  await wellMade(page)
  await page.getByRole('button', { name: 'Done' }).click()

  await sees(page, 'Morning loop')
  await sees(page, 'Over the pass')
  await expect.poll(() => page.getByRole('button', { name: /^Open / }).count()).toBe(5)
  await page.getByRole('button', { name: /^Open Hiking/ }).click()
  await page.getByRole('heading', { name: 'Over the pass' }).waitFor()
  await page.getByText('Imported', { exact: true }).waitFor()
  await wellMade(page)
  quiet()
})

test('on Pro an activity goes out as a file without the start and end that its owner hides; others are told what it takes', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await withTiles(page)
  await register(page, 'Vera')
  await walkTo(page, '/fitness?tab=history')
  await page.getByRole('button', { name: 'Import' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles([file('run.gpx', madeGpx({ start, name: 'Home again' }))])
  await page.getByText('1 imported').waitFor()
  await page.getByRole('button', { name: 'Done' }).click()

  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByText('Exports are part of the Pro Plan.').waitFor()
  await page.getByRole('menuitem', { name: 'All Activities as CSV' }).click()
  await page.getByText('Part of the Pro Plan').first().waitFor()

  await server.setTier('Vera', 'pro')
  await page.reload()
  const csv = await downloaded(page, 'All Activities as CSV')
  expect(csv.name).toMatch(/^activities-\d{4}-\d\d-\d\d\.csv$/)
  expect(csv.bytes.toString()).toContain('Home again')

  await page.getByRole('combobox', { name: 'Hide start and end of routes' }).click()
  await page.getByRole('option', { name: 'Within 400 m' }).click()
  await page.getByText('Exports leave out 400 m around each start and end.').first().waitFor()
  await page.getByRole('button', { name: /^Open Running/ }).click()
  await page.getByRole('heading', { name: 'Home again' }).waitFor()
  for (const format of ['gpx', 'tcx', 'fit']) {
    const { name, bytes } = await downloaded(page, `As ${format.toUpperCase()}`)
    expect(name).toBe(`${dayIn(zone, new Date(start))}-home-again.${format}`)
    const [shown] = activityFiles.read(bytes)
    const { positions } = shown!.recording
    expect(positions.length).toBeGreaterThan(200)
    // 1.8 km without 400 m at each end, at 3 m per second.
    expect(positions.length).toBeLessThan(350)
  }
  quiet()
})

async function downloaded(page: Page, choice: string) {
  await page.getByRole('button', { name: 'Export' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: choice }).click()
  const made = await download
  return { name: made.suggestedFilename(), bytes: await readFile(await made.path()) }
}

async function sees(page: Page, text: string) {
  await page.getByText(text).first().waitFor()
}
