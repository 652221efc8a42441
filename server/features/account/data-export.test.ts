import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { downloadData } from '#contract/account/account.ts'
import { recordTrack, setActivityPhoto } from '#contract/activities/activities.ts'
import { logDrink } from '#contract/hydration/hydration.ts'
import { analyzeMeal, confirmMeal, logNutrition } from '#contract/nutrition/nutrition.ts'
import { otherBrowser } from '#server/features/access/testing.ts'
import { sent, straightRun } from '#server/features/activities/tracks/track-testing.ts'
import { testApp } from '#server/testing.ts'
import { exportedRows, notExported } from './data-export-store.ts'
import { ownedTables, seedEveryTable, unzipped } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T02:00:00Z') })
})
afterAll(() => app.close())

const oats = {
  foodName: 'Oats',
  calories: 389,
  protein: 16.9,
  carbs: 66.3,
  fat: 6.9,
  mealType: 'breakfast' as const,
}
type Row = Record<string, unknown>

async function exportOf(name: string) {
  const files = await unzipped((await app.as(name).call(downloadData)) as Buffer)
  return {
    files,
    rows: (file: string) => JSON.parse(files.get(`${file}.json`)?.toString() ?? 'null') as Row[],
  }
}

test('the copy is a zip named after the day, with entries, recordings and photos as they were kept', async () => {
  const ann = app.as('ann')
  await ann.call(logNutrition, { body: oats })
  await app.as('bob').call(logNutrition, { body: { ...oats, foodName: 'Bread of Bob' } })
  await ann.call(logDrink, { body: { drinkType: 'water', volume: 250 } as never })
  const image = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer()
  const analysis = await ann.call(analyzeMeal, { form: { notes: '150 g rice' }, image })
  await ann.call(confirmMeal, { body: { analysis, mealType: 'lunch' } as never })
  const run = sent(straightRun(2000))
  await ann.call(recordTrack, { body: run })
  await ann.call(setActivityPhoto, { params: { id: run.id }, form: {}, image })

  const answer = await ann.raw({ method: 'GET', url: downloadData.path })
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="forkmile-2026-11-20.zip"',
    'cache-control': 'no-store',
  })
  const { files, rows } = await exportOf('ann')
  expect(JSON.parse(files.get('account.json')!.toString())).toEqual(
    JSON.parse(JSON.stringify(await ann.call(getUser))),
  )
  const logs = rows('nutrition-logs')
  expect(logs.map(({ foodName }) => foodName)).toContain('Oats')
  expect(logs).toHaveLength(2)
  expect(rows('drinks')).toMatchObject([{ drinkType: 'water', volume: 250 }])
  const photo = logs.find((log) => log.photo)!.photo as string
  expect(photo).toBe(`photos/${analysis.id}.webp`)
  expect(files.get(photo)).toEqual((await app.blobs.get(app.blobs.keys()[0]!))!.bytes)
  expect(files.get(rows('activities')[0]!.photo as string)).toEqual(
    (await app.blobs.get(app.blobs.keys()[1]!))!.bytes,
  )

  const track = JSON.parse(files.get(`activity-tracks/${run.id}.json`)!.toString())
  expect(track.positions).toHaveLength(run.track.lat.length)
  expect(track.positions[0]).toMatchObject({ time: '2026-05-10T08:00:00.000Z', lat: expect.any(Number) })
  expect(files.get('README.txt')!.toString()).toContain('kcal')
  for (const [path, bytes] of files)
    expect([path, bytes.includes('Bread of Bob')], 'another person’s entry').toEqual([path, false])
})

test('every table that names a person is in the copy, or it is said why not', async () => {
  const { id } = await app.as('cat').call(getUser)
  await seedEveryTable(app.db, id)
  const { rows } = await exportOf('cat')
  const files = new Map(exportedRows(app.db, id).map(({ table, file }) => [table, file]))
  const tables = await ownedTables(app.db)
  expect(tables.length).toBeGreaterThan(30)
  for (const table of tables) {
    const file = files.get(table)
    expect(file !== undefined, `${table} is in the copy or in notExported`).toBe(!(table in notExported))
    if (file) expect(rows(file), `rows of ${table} in ${file}.json`).not.toEqual([])
  }
  expect(tables).toEqual(expect.arrayContaining(Object.keys(notExported)))
})

test('no secret is in the copy', async () => {
  const { id } = await app.as('dan').call(getUser)
  await seedEveryTable(app.db, id)
  const secrets = await app.db.$client.query<{ secret: string }>(
    `select token as secret from sessions where user_id = $1 union all
     select password from sign_in_methods where user_id = $1 and password is not null union all
     select token from devices where user_id = $1`,
    [id],
  )
  // The seed writes the same value into secrets and into every other text.
  const real = secrets.rows.map(({ secret }) => secret).filter((secret) => !secret.startsWith('seed of'))
  expect(real.length).toBeGreaterThanOrEqual(2)
  const { files, rows } = await exportOf('dan')
  for (const [path, bytes] of files)
    for (const secret of real) expect([path, bytes.includes(secret)]).toEqual([path, false])
  for (const row of [...rows('notification-devices'), ...rows('notification-contacts')])
    expect(Object.keys(row).filter((name) => /token|hash/i.test(name))).toEqual([])
})

test('a long history comes whole, each entry once', async () => {
  const { id } = await app.as('eve').call(getUser)
  await app.db.$client.query(
    `insert into nutrition_logs (user_id, id, food_name, food_emoji, calories, protein_g, carbs_g, fat_g, sugar_g,
       serving_size, meal_type, target_date, source, created_at)
     select $1, gen_random_uuid(), 'Meal ' || n, '🍲', 1, 1, 1, 1, 1, 'one', 'lunch', '2026-11-20', 'manual', now()
     from generate_series(1, 1201) n`,
    [id],
  )
  await app.db.$client.query(
    `insert into day_runs (user_id, kind, first_day, last_day)
     select $1, kind, date '2020-01-01' + 2 * n, date '2020-01-01' + 2 * n
     from generate_series(1, 400) n, unnest(array['logged', 'active']) kind`,
    [id],
  )
  const { rows } = await exportOf('eve')
  expect(new Set(rows('nutrition-logs').map(({ foodName }) => foodName)).size).toBe(1201)
  expect(rows('nutrition-logs')).toHaveLength(1201)
  expect(new Set(rows('day-runs').map(({ kind, firstDay }) => `${kind} ${firstDay}`)).size).toBe(800)
})

test('a browser that hangs up ends the work', async () => {
  const own = await testApp()
  let sent: Readable | undefined
  own.app.addHook('onSend', async ({ url }, _reply, payload) => {
    if (url === downloadData.path) sent = payload as Readable
    return payload
  })
  const address = await own.app.listen({ port: 0, host: '127.0.0.1' })
  const { id } = await own.as('fay').call(getUser)
  await own.db.$client.query(
    `insert into nutrition_logs (user_id, id, food_name, food_emoji, calories, protein_g, carbs_g, fat_g, sugar_g,
       serving_size, meal_type, target_date, source, created_at, notes)
     select $1, gen_random_uuid(), 'Meal', '🍲', 1, 1, 1, 1, 1, 'one', 'lunch', '2026-11-20', 'manual', now(),
       (select string_agg(md5(n || '-' || m), '') from generate_series(1, 60) m)
     from generate_series(1, 5000) n`,
    [id],
  )
  const cookie = await otherBrowser(own, 'fay')
  const request: ClientRequest = get(address + downloadData.path, { headers: { cookie } })
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  await once(answer, 'readable')
  answer.on('error', () => {})
  request.destroy()
  await new Promise<void>((resolve) => (sent!.closed ? resolve() : sent!.once('close', resolve)))
  expect(sent!.readableEnded).toBe(false)
  // Every connection is given back: nothing reads on.
  while (own.db.$client.idleCount < own.db.$client.totalCount) await new Promise(setImmediate)
  await own.close()
})

test('a stranger gets no copy', async () => {
  await expect(app.stranger.call(downloadData)).rejects.toMatchObject({ code: 'unauthenticated' })
})
