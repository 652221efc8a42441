import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getActivity, getActivityStats, removeActivity } from '#contract/activities/activities.ts'
import { getImport, startImport } from '#contract/activities/activity-files.ts'
import { testApp } from '#server/testing.ts'
import { madeGpx, zipOf } from '#testing/activity-files.ts'
import { imported } from './import-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-10-20T12:00:00Z') })
})
afterAll(() => app.close())

const start = Date.UTC(2026, 9, 3, 7)
const hour = 3_600_000

describe('an imported file', () => {
  test('becomes an activity with the figures of its positions, and is found again as what it was', async () => {
    const ann = app.as('ann')
    const report = await imported(ann, 'run.gpx', madeGpx({ start, heartRate: 141, name: 'Lake loop' }))
    expect(report).toMatchObject({ state: 'done', total: 1, done: 1, imported: 1, duplicates: 0, refused: 0 })
    const [file] = report.files
    expect(file).toMatchObject({ name: 'run.gpx', outcome: 'imported', reason: null })
    const activity = await ann.call(getActivity, { params: { id: file!.activityId! } })
    expect(activity).toMatchObject({
      activityType: 'running',
      routeName: 'Lake loop',
      source: 'import',
      startTime: new Date(start).toISOString(),
      duration: 600,
      avgHeartRate: 141,
      hasRoute: true,
      day: '2026-10-03',
    })
    expect(activity.distance).toBeGreaterThan(1.7)
    expect(activity.distance).toBeLessThan(1.9)
    expect(activity.efforts['1k']).toBeGreaterThan(300)
    expect((await ann.call(getActivityStats)).totalActivities).toBe(1)

    const again = await imported(
      ann,
      'copy of run.gpx',
      madeGpx({ start, heartRate: 141, name: 'Lake loop' }),
    )
    expect(again).toMatchObject({ imported: 0, duplicates: 1 })
    expect(again.files[0]!.activityId).toBe(file!.activityId)
    const otherDevice = await imported(ann, 'watch.gpx', madeGpx({ start: start + 40_000, seconds: 595 }))
    expect(otherDevice).toMatchObject({ imported: 0, duplicates: 1 })
    expect((await ann.call(getActivityStats)).totalActivities).toBe(1)

    await ann.call(removeActivity, { params: { id: file!.activityId! } })
    const anew = await imported(ann, 'run.gpx', madeGpx({ start, heartRate: 141, name: 'Lake loop' }))
    expect(anew.imported).toBe(1)
  })

  test('that holds nothing to take is refused with a reason, and the next one is read', async () => {
    const bob = app.as('bob')
    const refused = await imported(bob, 'notes.txt', 'bought new shoes')
    expect(refused).toMatchObject({ state: 'done', refused: 1, imported: 0 })
    expect(refused.files[0]).toMatchObject({ outcome: 'refused', reason: 'This is no GPX, TCX or FIT file.' })
    const future = await imported(
      bob,
      'tomorrow.gpx',
      madeGpx({ start: start + 500 * 24 * hour }),
      refused.id,
    )
    expect(future).toMatchObject({ id: refused.id, total: 2, done: 2, refused: 2 })
    const good = await imported(bob, 'good.gpx', madeGpx({ start }), refused.id)
    expect(good).toMatchObject({ id: refused.id, total: 3, done: 3, refused: 2, imported: 1 })
    expect(good.files.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'imported'])
    expect(good.files[1]!.reason).toBe('An activity cannot start in the future.')
  })

  test('of 200 000 positions is taken', async () => {
    const dan = app.as('dan')
    const report = await imported(
      dan,
      'long.gpx',
      madeGpx({ start: start - 72 * hour, seconds: 170_000, every: 850 }),
    )
    const { activityId } = report.files[0]!
    expect((await dan.call(getActivity, { params: { id: activityId! } })).distance).toBeGreaterThan(490)
    expect(report.imported).toBe(1)
  })
})

test('one person’s import is another’s secret, and strangers have none', async () => {
  const { id } = await imported(app.as('hal'), 'run.gpx', madeGpx({ start }))
  const ivy = app.as('ivy')
  await expect(ivy.call(getImport, { params: { id } })).rejects.toMatchObject({ code: 'not_found' })
  const query = { name: 'run.gpx', importId: id }
  const bytes = Buffer.from(madeGpx({ start }))
  await expect(ivy.call(startImport, { query, bytes })).rejects.toMatchObject({ code: 'not_found' })
  await expect(app.stranger.call(startImport, { query: { name: 'a' }, bytes })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  await expect(ivy.call(startImport, { query: { name: 'a' } })).rejects.toMatchObject({ code: 'invalid' })
})

test('a file over 500 MB is refused before it is sent', async () => {
  const headers = { 'content-length': String(501 * 1024 * 1024) }
  const sent = app
    .as('max')
    .call(startImport, { query: { name: 'a.zip' }, bytes: Buffer.from('PK'), headers })
  await expect(sent).rejects.toMatchObject({ code: 'too_large' })
})

test('an import whose server went away says so instead of running for ever', async () => {
  const jo = app.as('jo')
  const { id } = await imported(jo, 'run.gpx', madeGpx({ start }))
  await app.db.$client.query('update activity_imports set waiting = 1 where id = $1', [id])
  expect(await jo.call(getImport, { params: { id } })).toMatchObject({ state: 'running' })
  const { now } = app.clock
  app.clock.now = new Date(now.getTime() + 180_000)
  const report = await jo.call(getImport, { params: { id } })
  app.clock.now = now
  expect(report).toMatchObject({ state: 'failed', imported: 1 })
  expect(report.failure).toMatch(/send the files again/)
})

test('an archive of more than 50 000 files is refused with a sentence', async () => {
  const claiming = zipOf({ 'a.gpx': madeGpx({ start }) })
  for (const at of [14, 12]) claiming.writeUInt16LE(50_001, claiming.length - at)
  const report = await imported(app.as('quin'), 'many.zip', claiming)
  expect(report.files).toMatchObject([{ outcome: 'refused', reason: expect.stringMatching(/50 000 files/) }])
})

describe('turns', () => {
  const many = (files: number, seconds: number) =>
    zipOf(
      Object.fromEntries(
        Array.from({ length: files }, (_, day) => [
          `${day}.gpx`,
          madeGpx({ start: start - day * 24 * hour, seconds }),
        ]),
      ),
    )

  test('a file that is large for its kind is read in the slow lane, and counted once', async () => {
    const pia = app.as('pia')
    const large = `${madeGpx({ start })}${' '.repeat(9 * 1024 * 1024)}`
    expect(await imported(pia, 'large.gpx', large)).toMatchObject({ total: 1, done: 1, imported: 1 })
  })

  test('one person’s single file is read before another’s archives are done', async () => {
    const [lea, mia, noa] = [app.as('lea'), app.as('mia'), app.as('noa')]
    const archive = many(25, 6000)
    const long = await Promise.all(
      [lea, lea, mia].map((person) => person.call(startImport, { query: { name: 'a.zip' }, bytes: archive })),
    )
    const report = await imported(noa, 'run.gpx', madeGpx({ start }))
    expect(report).toMatchObject({ state: 'done', imported: 1 })
    const ofLea = () => Promise.all(long.slice(0, 2).map(({ id }) => lea.call(getImport, { params: { id } })))
    expect((await ofLea()).map(({ state }) => state)).toContain('running')
    // Of another account, so it does not wait for the first one's second archive either.
    await expect
      .poll(async () => (await mia.call(getImport, { params: { id: long[2]!.id } })).imported, {
        timeout: 30_000,
      })
      .toBeGreaterThan(0)
    expect((await ofLea()).map(({ imported, duplicates }) => imported + duplicates)).toContain(0)
  }, 60_000)
})

test('a server that ends during an import leaves it ended, with nothing of it on its disk', async () => {
  const other = await testApp()
  const kim = other.as('kim')
  const files = Object.fromEntries(
    Array.from({ length: 40 }, (_, day) => [`${day}.gpx`, madeGpx({ start: start - day * 24 * hour })]),
  )
  await kim.call(startImport, { query: { name: 'many.zip' }, bytes: zipOf(files) })
  await other.app.close()
  const { rows } = await other.db.$client.query(
    'select waiting, done, imported, failure from activity_imports',
  )
  expect(rows).toMatchObject([{ waiting: 0, failure: expect.stringMatching(/server stopped/) }])
  expect(rows[0].imported).toBe(rows[0].done)
  expect(rows[0].done).toBeLessThan(40)
  expect(await readdir(join(other.folder, 'imports'))).toEqual([])
  await other.close()
})
