import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { downloadData } from '#contract/account/account.ts'
import { exportActivitiesCsv } from '#contract/activities/activity-files.ts'
import { exportSetsCsv } from '#contract/strength/files.ts'
import { otherBrowser } from '#server/features/access/testing.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let address: string
let ann: Awaited<ReturnType<typeof athlete>>
const made = vi.spyOn(Readable, 'from')
beforeAll(async () => {
  app = await testApp()
  address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  ann = await athlete('ann')
})
afterAll(async () => {
  made.mockRestore()
  await app.close()
})

/** Whether every stream of rows has been closed. */
const allClosed = () => made.mock.results.every(({ value }) => value.closed)

/** More text than the sockets of a connection hold. */
const longText = "(select string_agg(md5(n || '-' || m), '') from generate_series(1, 50) m)"

/** An account on Pro with 20 MB of activities, and of sets. */
async function athlete(name: string) {
  const { id } = await app.as(name).call(getUser)
  await app.db.$client.query("update users set subscription_tier = 'pro' where id = $1", [id])
  await app.db.$client.query(
    `insert into activities (user_id, id, activity_type, start_at, end_at, duration_s, source, day, created_at, notes)
     select $1, gen_random_uuid(), 'yoga', at, at + interval '1 minute', 60, 'manual', at::date, at, ${longText}
     from (select n, timestamptz '2020-01-01' + n * interval '1 hour' as at from generate_series(1, 12000) n) times`,
    [id],
  )
  await app.db.$client.query(
    `with workouts as (
       insert into strength_workouts (user_id, id, name, started_at, exercise_notes, sets, volume_kg)
       select $1, gen_random_uuid(), 'Push', timestamptz '2020-01-01' + n * interval '1 day', '{}', 60, 0
       from generate_series(1, 200) n returning user_id, id, started_at)
     insert into strength_sets (user_id, id, workout_id, exercise_id, exercise_name, place, kind, load, reps, note, day,
       done_at, edited_at)
     select user_id, gen_random_uuid(), id, 'press', 'Press', n, 'working', 'external', 5, ${longText}, started_at::date,
       started_at, started_at
     from workouts, generate_series(1, 60) n`,
    [id],
  )
  const cookie = await otherBrowser(app, name)
  return {
    /** Begins a download and reads its first chunk. */
    async begin(path: string, encoding = 'identity') {
      const request = get(address + path, { headers: { cookie, 'accept-encoding': encoding } })
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      answer.on('error', () => {})
      await once(answer, 'readable')
      const { statusCode: status, headers } = answer
      const text = status === 200 ? '' : String(answer.read())
      return { status, headers, text, hangUp: () => request.destroy() }
    },
  }
}

test.each([
  ['activities', exportActivitiesCsv],
  ['sets', exportSetsCsv],
  ['everything', downloadData],
])('a client that hangs up ends its download of %s, compressed or not', async (_, { path }) => {
  for (const encoding of ['identity', 'gzip']) {
    const { status, hangUp } = await ann.begin(path, encoding)
    expect([status, allClosed()]).toEqual([200, false])
    hangUp()
    await expect.poll(allClosed).toBe(true)
  }
  // Every connection is given back: nothing reads on.
  while (app.db.$client.idleCount < app.db.$client.totalCount) await new Promise(setImmediate)
})

test('a person has two downloads at once, and a further one when one of them has ended', async () => {
  const [first, second] = [await ann.begin(exportSetsCsv.path), await ann.begin(exportActivitiesCsv.path)]
  expect([first.status, second.status]).toEqual([200, 200])
  const third = await ann.begin(downloadData.path)
  expect(JSON.parse(third.text)).toMatchObject({
    code: 'unavailable',
    message: 'Other downloads are under way. Try again when one of them has ended.',
  })
  expect([third.status, third.headers['retry-after']]).toEqual([503, '5'])
  first.hangUp()
  await expect
    .poll(async () => {
      const { status, hangUp } = await ann.begin(exportSetsCsv.path)
      hangUp()
      return status
    })
    .toBe(200)
  second.hangUp()
  await expect.poll(allClosed).toBe(true)
})
