import { readFile } from 'node:fs/promises'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  type Activity,
  type ActivityDetail,
  recordTrack,
  setRoutePrivacy,
} from '#contract/activities/activities.ts'
import { fromColumns } from '#contract/activities/track/columns.ts'
import type { Position } from '#contract/activities/track/position.ts'
import { laps, lengthOf, straight, walk } from '#contract/activities/track/testing.ts'
import { trackColumns } from '#contract/activities/track-columns.ts'
import type { Input } from '#contract/http/endpoint.ts'
import { arriveAt, desktop, newVisitor, phone, register, wellMade, workerAllowed } from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { withReceiver } from '#testing/receiver.ts'
import { testBed } from '#testing/test-bed.ts'
import { plate } from '../camera.ts'
import { reloadWritten } from '../reload.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

/** Start of the recordings, which must not end in the future. */
const twoHoursAgo = began.getTime() - 7_200_000
const accuracyNeeded = 0.01
const start = (page: Page, type = 'Running') => page.getByRole('button', { name: `Start ${type}` }).click()
const isTrack = (request: Request) => request.url().endsWith(recordTrack.path)

async function finish(page: Page) {
  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click()
}

/** The seconds of a time such as 3:42. */
const secondsOf = (time: string | null) =>
  time!.split(':').reduce((sum, part) => sum * 60 + Number.parseInt(part, 10), 0)

const placeOf = ({ lat, lon }: Position) => `${lat.toFixed(6)} ${lon.toFixed(6)}`

/** Every record of every database of the page's origin. */
const keptOnDevice = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const kept: unknown[] = []
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        kept.push(...(await settled(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return kept
  })

/** The server's activities of the signed-in user. */
const recent = (page: Page) =>
  page.evaluate(async () => (await fetch('/api/activities/recent')).json() as Promise<Activity[]>)

const detail = (page: Page, id: string) =>
  page.evaluate(async (id) => (await fetch(`/api/activities/${id}`)).json() as Promise<ActivityDetail>, id)

/** Pixels in the color of the route, in the frame of the picture to share. */
async function routePixels(page: Page) {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Share a Picture' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^running-\d{4}-\d{2}-\d{2}\.png$/)
  const png = await readFile(await download.path(), 'base64')
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!
    pen.drawImage(picture, 0, 0)
    // Without a route the picture has no frame for it.
    if (picture.height < 1350) return 0
    const { data } = pen.getImageData(84, 300, 912, 640)
    let found = 0
    for (let i = 0; i < data.length; i += 4)
      if (data[i] === 0x2e && data[i + 1] === 0x6a && data[i + 2] === 0x3e) found++
    return found
  }, png)
}

test('Paula records 5 km on a track within 1 %, a reload in the middle included', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
  const receiver = await withReceiver(page, twoHoursAgo)
  await register(page, 'Paula')
  await walkTo(page, '/fitness?tab=tracker')
  await page.getByRole('radio', { name: 'Running' }).waitFor()
  await wellMade(page)
  await start(page)
  await page.getByText('Looking for GPS').waitFor()

  const way = laps(13)
  const positions = walk(way, {
    speed: 4,
    every: 4,
    wander: 1.5,
    jitter: 0.3,
    from: { t: twoHoursAgo + 5000, lat: 52.5, lon: 13.4 },
  })
  const half = Math.floor(positions.length / 2)
  await receiver.follow(positions.slice(0, half))
  await page.getByText('GPS good').waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Lap' }).click()

  await reloadWritten(page)
  await page.getByText('Running ·').waitFor()
  await receiver.follow(positions.slice(half))
  await wellMade(page)

  const sent = page.waitForRequest(isTrack)
  await finish(page)
  const { track } = (await sent).postDataJSON() as Input<typeof recordTrack>['body']
  const places = fromColumns(trackColumns.parse(track)).positions.map(placeOf)
  // After a reload, or on a slow machine, the browser reports the same position again.
  expect(places.filter((place, i) => place !== places[i - 1])).toEqual(positions.map(placeOf))
  await page.getByRole('heading', { name: 'Running finished' }).waitFor()
  await page.getByText('Saved to your history.').waitFor()
  await page.getByRole('application', { name: 'Map of your route' }).waitFor()
  await expect.poll(() => page.getByRole('region', { name: 'Splits' }).getByRole('listitem').count()).toBe(4)
  await page.getByRole('region', { name: 'Personal Records' }).getByText('Fastest mile').waitFor()
  await wellMade(page)
  const corrected = () =>
    page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok())
  const rated = corrected()
  await page.getByRole('radio', { name: '7: Hard' }).click()
  await rated
  const named = corrected()
  await page.getByLabel('Name').fill('Track night')
  await page.getByLabel('Name').press('Enter')
  await named
  const photo = page.getByRole('img', { name: 'Your photo of this activity' })
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Add Photo' }).click()
  await (await chosen).setFiles({ name: 'run.png', mimeType: 'image/png', buffer: await plate() })
  await photo.waitFor()
  await wellMade(page)
  expect(await routePixels(page)).toBeGreaterThan(5000)

  await page.getByRole('link', { name: 'Open in History' }).click()
  await page.getByRole('heading', { name: 'Track night' }).waitFor()
  await photo.waitFor()
  await page.getByRole('button', { name: 'Remove Photo' }).click()
  await photo.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await photo.waitFor()
  const map = await page.getByRole('application', { name: 'Route' }).boundingBox()
  expect(map!.y + map!.height / 2).toBeLessThan(phone.height)
  await page.getByText('7 / 10').waitFor()
  await page.getByText('Pace over the distance').waitFor()
  expect(await page.getByText('Speed over the distance').count()).toBe(0)
  await page.getByRole('region', { name: 'Personal Records' }).getByText('Fastest 5K').waitFor()
  await wellMade(page)
  expect(await routePixels(page)).toBeGreaterThan(5000)
  await page.request.put(setRoutePrivacy.path, {
    data: { radius: 1000 },
    headers: { origin: server.address },
  })
  expect(await routePixels(page)).toBe(0)
  await walkTo(page, '/fitness?tab=tracker')
  await page.getByRole('radio', { name: 'Running' }).waitFor()

  const [saved] = await recent(page)
  const kilometres = lengthOf(way) / 1000
  expect(saved).toMatchObject({ activityType: 'running', source: 'live', hasRoute: true })
  expect(Math.abs(saved!.distance! / kilometres - 1)).toBeLessThan(accuracyNeeded)
  quiet()
})

test('a second tab says that the first one records, and goes on with the run when that is closed', async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, phone)
  await withReceiver(page, twoHoursAgo)
  await register(page, 'Pavel')
  const second = await context.newPage()
  await arriveAt(second, '/dashboard')
  await walkTo(second, '/fitness?tab=tracker')
  await second.getByRole('radio', { name: 'Running' }).waitFor()
  await walkTo(page, '/fitness?tab=tracker')
  await start(page)
  await page.getByText('Looking for GPS').waitFor()

  await start(second)
  await second.getByText('Another tab is recording').waitFor()
  await wellMade(second)
  await page.close()
  await second.getByText('Looking for GPS').waitFor()
  await finish(second)
  await second.getByText('Saved to your history.').waitFor()
  expect(await recent(second)).toHaveLength(1)
  quiet()
})

test('Petra sees the run on every other screen, also after a reload there', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  const receiver = await withReceiver(page, twoHoursAgo)
  await register(page, 'Petra')
  await walkTo(page, '/fitness?tab=tracker')
  await start(page)
  const from = { t: twoHoursAgo + 5000, lat: 52.5, lon: 13.4 }
  const positions = walk(straight(800), { speed: 4, every: 4, from })
  const half = Math.floor(positions.length / 2)
  await receiver.follow(positions.slice(0, half))
  await page.getByText('GPS good').waitFor()
  const pill = page.getByRole('link', { name: /Open the recording$/ })
  expect(await pill.count()).toBe(0)

  await page.getByRole('link', { name: 'Back; recording goes on' }).click()
  await pill.getByText(/^0\.2\d mi$/).waitFor()
  await wellMade(page)
  await page.reload()
  await pill.getByText(/^0\.2\d mi$/).waitFor()
  await receiver.follow(positions.slice(half))
  await pill.getByText(/^0\.(49|50) mi$/).waitFor()
  await walkTo(page, '/analytics')
  await pill.click()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('link', { name: 'Back; recording goes on' }).click()
  await pill.getByText('Running, paused').waitFor()
  await pill.click()
  await finish(page)
  await page.getByText('Saved to your history.').waitFor()
  await walkTo(page, '/dashboard')
  await page.getByRole('heading', { name: /^Welcome back/ }).waitFor()
  await pill.waitFor({ state: 'detached' })
  quiet()
})

test('what is finished without a network is kept, sent once when there is one again, and then gone from the device', async () => {
  const { page, context } = await newVisitor(browser, server.address, phone, 'light', workerAllowed)
  const receiver = await withReceiver(page, twoHoursAgo)
  await register(page, 'Olaf')
  await walkTo(page, '/fitness?tab=tracker')
  await start(page)
  const positions = walk(straight(800), {
    speed: 3,
    every: 3,
    from: { t: twoHoursAgo + 5000, lat: 52.5, lon: 13.4 },
  })
  await receiver.follow(positions.slice(0, 40))
  await context.setOffline(true)
  await receiver.follow(positions.slice(40))
  await finish(page)
  await page.getByRole('heading', { name: 'Waiting to upload' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Running' }).waitFor()
  await page.getByText('Kept on this device, on its way to your history.').waitFor()
  await wellMade(page)
  await page.getByRole('radio', { name: '8: Very hard' }).click()
  await page.getByLabel('Name').fill('Rain run')
  await page.getByLabel('Name').press('Enter')

  await context.setOffline(false)
  await page.getByText('Saved to your history.').waitFor()
  await page.getByRole('heading', { name: 'Waiting to upload' }).waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('radio', { name: 'Running' }).waitFor()
  const all = await recent(page)
  expect(all).toHaveLength(1)
  expect(Math.abs(all[0]!.distance! - 0.8)).toBeLessThan(0.02)
  await expect.poll(() => detail(page, all[0]!.id)).toMatchObject({ routeName: 'Rain run', effort: 8 })
})

test('a reload in each step of a recording, and the way back out of a question, lose nothing', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  const receiver = await withReceiver(page, twoHoursAgo)
  await register(page, 'Rieke')
  await walkTo(page, '/fitness?tab=tracker')
  await start(page)
  await page.getByText('Running ·').waitFor()
  await reloadWritten(page)
  await page.getByText('Running ·').waitFor()
  const positions = walk(straight(400), {
    speed: 4,
    every: 2,
    from: { t: twoHoursAgo + 60_000, lat: 48.1, lon: 11.5 },
  })
  await receiver.follow(positions)

  const question = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Finish' }).click()
  await question.waitFor()
  await page.goBack()
  await question.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Finish' }).click()
  await question.waitFor()
  await page.reload()
  await page.getByText('Running ·').waitFor()
  expect(await question.count()).toBe(0)

  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Running · Paused').waitFor()
  await reloadWritten(page)
  await page.getByText('Running · Paused').waitFor()

  await page.route(`**${recordTrack.path}`, (route) => route.abort())
  await finish(page)
  const waiting = page.getByRole('heading', { name: 'Waiting to upload' })
  await waiting.waitFor()
  await page.reload()
  await waiting.waitFor()
  await page.unroute(`**${recordTrack.path}`)
  await page.reload()
  await expect.poll(async () => (await recent(page)).length).toBe(1)
  await waiting.waitFor({ state: 'detached' })
  expect((await recent(page))[0]!.distance).toBeGreaterThan(0.35)
})

test('a pause counts neither way nor time, and a discarded activity leaves nothing', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  const receiver = await withReceiver(page, twoHoursAgo)
  await register(page, 'Petra')
  await walkTo(page, '/fitness?tab=tracker')
  await start(page)
  const positions = walk(straight(400), {
    speed: 4,
    every: 2,
    from: { t: twoHoursAgo + 2000, lat: 48.1, lon: 11.5 },
  })
  await receiver.follow(positions)
  const credit = page.getByRole('link', { name: 'OpenStreetMap' })
  await credit.waitFor()
  expect(await credit.evaluate((link) => getComputedStyle(link).textDecorationLine)).toBe('underline')
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('Running · Paused').waitFor()
  const moving = page.locator('dl div').filter({ hasText: 'moving' }).locator('dd')
  const elapsed = page.locator('dl div').filter({ hasText: 'elapsed' }).locator('dd')
  const shown = await moving.textContent()
  const before = secondsOf(await elapsed.textContent())
  await page.clock.fastForward(120_000)
  await expect.poll(async () => secondsOf(await elapsed.textContent()) - before).toBeGreaterThanOrEqual(120)
  expect(await moving.textContent()).toBe(shown)
  await wellMade(page)

  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('radio', { name: 'Running' }).waitFor()
  await page.reload()
  await page.getByRole('radio', { name: 'Running' }).waitFor()
  expect(await recent(page)).toEqual([])
  quiet()
})

test('without location the time goes on, and the screen says why there is no distance', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Nora')
  await walkTo(page, '/fitness?tab=tracker')
  await start(page, 'Running')
  await page.getByText('Location is off for this site').waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Record Time Only' }).click()
  await page
    .getByText(/^0:(0[2-9]|[1-5]\d)$/)
    .first()
    .waitFor()
  await finish(page)
  await page.getByText('Saved to your history.').waitFor()
  expect(await recent(page)).toMatchObject([{ activityType: 'running', hasRoute: false }])
  quiet()
})

test('yoga is timed, and signing out asks before it loses what is under way', async () => {
  const { page } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Yara')
  await walkTo(page, '/fitness?tab=tracker')
  await page.getByRole('combobox', { name: 'Something else, timed only' }).click()
  await page.getByRole('option', { name: 'Yoga' }).click()
  await start(page, 'Yoga')
  await page.getByText('Yoga · time only').waitFor()
  await wellMade(page)

  const leave = async () => {
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    return page.getByRole('alertdialog')
  }
  await (await leave()).getByRole('button', { name: 'Stay' }).click()
  await page.getByText('Yoga · time only').waitFor()
  await (await leave()).getByRole('button', { name: 'Sign Out Anyway' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => keptOnDevice(page)).toEqual([])
})

test('Gerd keeps a scorecard of nine holes through a reload and saves it', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Gerd')
  await walkTo(page, '/fitness?tab=tracker')
  await page.getByRole('button', { name: 'Golf Scorecard' }).click()
  await page.getByRole('button', { name: '9 holes' }).click()
  await page.getByLabel('Course').fill('Lake Links')
  for (let hole = 1; hole <= 9; hole++) {
    await page.getByRole('button', { name: 'One more: Strokes', exact: true }).click()
    await page.getByRole('button', { name: 'One more: Putts', exact: true }).click()
    if (hole === 1) await page.getByRole('button', { name: 'One more: Strokes', exact: true }).click()
    if (hole < 9) await page.getByRole('button', { name: 'Next Hole' }).click()
    if (hole === 5) {
      await wellMade(page)
      await reloadWritten(page)
      await page.getByRole('button', { name: 'Golf Scorecard' }).click()
      await page.getByText('+1', { exact: true }).waitFor()
    }
  }
  await page.getByText('37', { exact: true }).first().waitFor()
  await page.getByLabel('Minutes played').fill('120')
  await page.getByRole('button', { name: 'Save Round' }).click()
  await page.getByText('Activity Logged', { exact: true }).first().waitFor()
  const [saved] = await recent(page)
  expect(saved).toMatchObject({ activityType: 'golf', duration: 7200, golf: { course: 'Lake Links' } })
  expect(saved!.golf!.holes.reduce((sum, { strokes }) => sum + strokes, 0)).toBe(37)

  // The undo brings the card back, to be saved again.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => recent(page)).toEqual([])
  await page.getByRole('button', { name: 'Golf Scorecard' }).click()
  await page.getByText('37', { exact: true }).first().waitFor()
  await page.getByLabel('Minutes played').fill('110')
  await page.getByRole('button', { name: 'Save Round' }).click()
  await expect.poll(() => recent(page)).toMatchObject([{ activityType: 'golf', duration: 6600 }])
  quiet()
})
