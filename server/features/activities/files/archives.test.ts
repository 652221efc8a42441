import { gzipSync } from 'node:zlib'
import { FitBaseType, FitEncoder } from 'fit-file-parser/encoder'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listRecentActivities } from '#contract/activities/activities.ts'
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

function settingsFit(): Uint8Array {
  const settings = 2
  return new FitEncoder()
    .writeMessage(0, [{ number: 0, size: 1, baseType: FitBaseType.Enum, value: settings }])
    .close()
}

describe('an archive', () => {
  test('of Strava has its gzipped files read, with names and kinds from its list', async () => {
    const eve = app.as('eve')
    const list = `Activity ID,Activity Date,Activity Name,Activity Type,Activity Description,Filename
1,"Oct 3, 2026",Over the hill,Hike,"a, b",activities/1.gpx.gz
2,"Oct 4, 2026","Said ""slowly""",Ride,,activities/2.gpx`
    const report = await imported(
      eve,
      'export.zip',
      zipOf({
        'activities.csv': list,
        'media/photo.jpg': Buffer.alloc(5000, 7),
        'profile.csv': 'Name\nEve',
        'activities/1.gpx.gz': gzipSync(madeGpx({ start, type: '', name: '' })),
        'activities/2.gpx': madeGpx({ start: start + 24 * hour, type: '1' }),
        '__MACOSX/activities/._2.gpx': 'fork',
      }),
    )
    expect(report).toMatchObject({ total: 2, done: 2, imported: 2, refused: 0 })
    const recent = await eve.call(listRecentActivities)
    expect(recent.map(({ activityType, routeName }) => [activityType, routeName])).toEqual([
      ['cycling', 'Said "slowly"'],
      ['hiking', 'Over the hill'],
    ])
  })

  test('of archives is opened, one that lies deeper is not', async () => {
    const fay = app.as('fay')
    const deep = zipOf({
      'b.zip': zipOf({ 'c.gpx': madeGpx({ start }) }),
      'd.gpx': madeGpx({ start: start + hour }),
    })
    const report = await imported(
      fay,
      'garmin.zip',
      zipOf({ 'part1.zip': deep, 'e.gpx': madeGpx({ start: start + 2 * hour }) }),
    )
    expect(report).toMatchObject({ total: 3, done: 3, imported: 2, refused: 1 })
    expect(report.files[0]).toMatchObject({ name: 'b.zip', outcome: 'refused' })
  })

  test('has its settings and step counts passed over, which on their own are refused', async () => {
    const leo = app.as('leo')
    const files = { 'settings.fit': settingsFit(), 'run.gpx': madeGpx({ start }) }
    expect(await imported(leo, 'garmin.zip', zipOf(files))).toMatchObject({
      total: 2,
      done: 2,
      imported: 1,
      refused: 0,
    })
    const alone = await imported(leo, 'settings.fit', settingsFit())
    expect(alone.files).toMatchObject([{ outcome: 'refused', reason: expect.stringMatching(/settings/) }])
  })

  test('that swells without end is stopped, and a broken one is refused', async () => {
    const gus = app.as('gus')
    const bomb = await imported(
      gus,
      'bomb.zip',
      zipOf({ 'a.gpx': `<gpx>${' '.repeat(60 * 1024 * 1024)}</gpx>` }),
    )
    expect(bomb).toMatchObject({ imported: 0, refused: 1 })
    expect(bomb.files[0]!.reason).toMatch(/swells/)
    const whole = zipOf({ 'a.gpx': madeGpx({ start }) })
    expect(await imported(gus, 'cut.zip', whole.subarray(0, 300))).toMatchObject({ imported: 0, refused: 1 })
  })
})
