import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import {
  type ActivityDetail,
  getActivity,
  logActivity,
  setRoutePrivacy,
} from '#contract/activities/activities.ts'
import { exportActivitiesCsv, exportFit, exportGpx, exportTcx } from '#contract/activities/activity-files.ts'
import { metresBetween, placeOf } from '#contract/activities/track/place.ts'
import { activityFiles } from '#server/adapters/activity-files/activity-files.ts'
import { type Caller, testApp } from '#server/testing.ts'
import { madeGpx } from '#testing/activity-files.ts'
import { imported } from './import-testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-10-20T12:00:00Z') })
})
afterAll(() => app.close())

const start = Date.UTC(2026, 9, 3, 7)

async function pro(name: string) {
  const person = app.as(name)
  const { id } = await person.call(getUser)
  await app.db.$client.query("update users set subscription_tier = 'pro' where id = $1", [id])
  return person
}

async function brought(person: Caller, name: string, bytes: Uint8Array): Promise<ActivityDetail> {
  const { files } = await imported(person, name, bytes)
  expect(files).toMatchObject([{ outcome: 'imported' }])
  return person.call(getActivity, { params: { id: files[0]!.activityId! } })
}

describe.each([
  ['GPX', exportGpx],
  ['TCX', exportTcx],
  ['FIT', exportFit],
] as const)('an activity as %s', (format, endpoint) => {
  const name = format.toLowerCase()

  test('is imported elsewhere with the same figures', async () => {
    const person = await pro(`giver-${name}`)
    const own = await brought(
      person,
      'own.gpx',
      Buffer.from(madeGpx({ start, heartRate: 141, name: '=Über "den" Berg' })),
    )
    const params = { id: own.id }
    const answer = await person.raw({ url: endpoint.path.replace(':id', own.id) })
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="2026-10-03-uber-den-berg.${name}"`,
    )
    expect(answer.headers['content-type']).toContain(endpoint.produces)
    const other = await brought(app.as(`taker-${name}`), 'file', await person.call(endpoint, { params }))
    const { activityType, duration, avgHeartRate, maxHeartRate, day } = own
    expect(other).toMatchObject({ activityType, duration, avgHeartRate, maxHeartRate, day })
    expect(other.distance).toBeCloseTo(own.distance!, 2)
    expect(Math.abs(other.movingTime! - own.movingTime!)).toBeLessThanOrEqual(2)
    expect(Math.abs(other.elevation! - own.elevation!)).toBeLessThanOrEqual(2)
    expect(other.splits.kilometres).toHaveLength(own.splits.kilometres.length)
  })

  test('leaves out what lies within the hidden radius of its ends', async () => {
    const person = await pro(`hider-${name}`)
    const { id, distance } = await brought(person, 'own.gpx', Buffer.from(madeGpx({ start })))
    await person.call(setRoutePrivacy, { body: { radius: 400 } })
    const [shown] = activityFiles.read(await person.call(endpoint, { params: { id } }))
    const { positions } = shown!.recording
    expect(positions.length).toBeGreaterThan(100)
    const [door, end] = [0, 600].map((second) =>
      placeOf({ lat: 48.2 + second * 1.9e-5, lon: 16.4 + second * 2.85e-5 }),
    )
    for (const position of positions)
      for (const place of [door, end]) expect(metresBetween(placeOf(position), place!)).toBeGreaterThan(399)
    if (format !== 'GPX') expect(shown!.distance).toBeCloseTo(distance! - 0.8, 1)
  })

  test('is for Pro, and only for one’s own', async () => {
    const person = app.as(`other-${name}`)
    const { id } = await brought(person, 'own.gpx', Buffer.from(madeGpx({ start })))
    await expect(person.call(endpoint, { params: { id } })).rejects.toMatchObject({
      code: 'payment_required',
    })
    const stranger = await pro(`thief-${name}`)
    await expect(stranger.call(endpoint, { params: { id } })).rejects.toMatchObject({ code: 'not_found' })
  })
})

test('a typed activity goes out as TCX and FIT, but has no route for GPX', async () => {
  const person = await pro('typist')
  const entry = {
    activityType: 'yoga' as const,
    startTime: '2026-10-02T18:00:00Z',
    duration: 1800,
    caloriesBurned: 90,
  }
  const { id } = await person.call(logActivity, { body: entry })
  for (const endpoint of [exportTcx, exportFit]) {
    const [read] = activityFiles.read(await person.call(endpoint, { params: { id } }))
    expect(read).toMatchObject({ calories: 90, recording: { positions: [] } })
    expect((read!.recording.endedAt - read!.recording.startedAt) / 1000).toBe(1800)
  }
  await expect(person.call(exportGpx, { params: { id } })).rejects.toMatchObject({ code: 'conflict' })
})

test('an activity before 1990 goes out as TCX, as FIT has no such dates', async () => {
  const person = await pro('veteran')
  const { id } = await person.call(logActivity, {
    body: { activityType: 'yoga', startTime: '1970-01-03T10:00:00Z', duration: 600 },
  })
  await expect(person.call(exportFit, { params: { id } })).rejects.toMatchObject({
    code: 'conflict',
    message: 'FIT files have no dates before 1990. TCX holds this activity’s figures.',
  })
  expect(String(await person.call(exportTcx, { params: { id } }))).toContain('1970-01-03T10:00:00')
})

test('a route that comes past its start again is hidden there too', async () => {
  const person = await pro('lapper')
  const out = madeGpx({ start, seconds: 400 })
  const points = out.match(/<trkpt.*?<\/trkpt>/g)!
  const back = points
    .toReversed()
    .map((point, at) =>
      point.replace(/<time>.*?<\/time>/, `<time>${new Date(start + (401 + at) * 1000).toISOString()}</time>`),
    )
  const again = points.map((point, at) =>
    point.replace(/<time>.*?<\/time>/, `<time>${new Date(start + (802 + at) * 1000).toISOString()}</time>`),
  )
  const { id } = await brought(
    person,
    'laps.gpx',
    Buffer.from(`<gpx><trk><trkseg>${[...points, ...back, ...again].join('')}</trkseg></trk></gpx>`),
  )
  await person.call(setRoutePrivacy, { body: { radius: 200 } })
  const [shown] = activityFiles.read(await person.call(exportGpx, { params: { id } }))
  const door = placeOf({ lat: 48.2, lon: 16.4 })
  for (const position of shown!.recording.positions)
    expect(metresBetween(placeOf(position), door)).toBeGreaterThan(199)
  expect(shown!.recording.pauses.length).toBeGreaterThanOrEqual(1)
})

test('all activities go out as CSV, page after page, with nothing that a spreadsheet would run', async () => {
  const person = await pro('lister')
  const { id } = await person.call(getUser)
  await app.db.$client.query(
    `insert into activities (user_id, id, activity_type, start_at, end_at, duration_s, day, source, created_at, route_name)
     select $1, gen_random_uuid(), 'yoga', made, made + interval '1 hour', 3600, made::date, 'manual', made, '=HYPERLINK("http://x")'
     from generate_series(timestamptz '2023-01-01 12:00Z', timestamptz '2026-10-01 12:00Z', '1 day') as made`,
    [id],
  )
  const body = {
    activityType: 'running' as const,
    startTime: '2026-10-02T18:00:00Z',
    duration: 1800,
    distance: 5.5,
    notes: '@cmd, "quoted"\nline',
    temperature: -5,
  }
  await person.call(logActivity, { body })
  const csv = Buffer.from(await person.call(exportActivitiesCsv, {})).toString()
  const rows: Record<string, string>[] = parse(csv, { bom: true, columns: true })
  expect(rows).toHaveLength(1371)
  expect(rows[0]).toMatchObject({
    Type: 'Running',
    'Distance (km)': '5.5',
    'Temperature (°C)': '-5',
    Notes: `'@cmd, "quoted"\nline`,
  })
  expect(rows.slice(1).every(({ Name }) => Name === `'=HYPERLINK("http://x")`)).toBe(true)
  expect(new Set(rows.map(({ Start }) => Start)).size).toBe(1371)
  const running = Buffer.from(
    await person.call(exportActivitiesCsv, { query: { type: 'running' } }),
  ).toString()
  expect(parse(running, { bom: true, columns: true })).toHaveLength(1)
  await expect(app.as('poor').call(exportActivitiesCsv, {})).rejects.toMatchObject({
    code: 'payment_required',
  })
})

test('the list goes out in miles, feet and degrees Fahrenheit for who chose imperial units', async () => {
  const person = await pro('imperial')
  await person.call(changeProfile, { body: { units: 'imperial' } })
  await person.call(logActivity, {
    body: {
      activityType: 'running',
      startTime: '2026-10-02T18:00:00Z',
      duration: 1800,
      distance: 5,
      pace: 6,
      speed: 10,
      elevation: 100,
      temperature: 20,
    },
  })
  const csv = Buffer.from(await person.call(exportActivitiesCsv, {})).toString()
  const [row] = parse(csv, { bom: true, columns: true }) as Record<string, string>[]
  expect(row).toMatchObject({
    'Distance (miles)': '3.107',
    'Pace (min/mile)': '9.656',
    'Speed (mph)': '6.21',
    'Climbed (ft)': '328',
    'Temperature (°F)': '68',
  })
  expect(csv).not.toMatch(/km|\(m\)|°C/)
})
