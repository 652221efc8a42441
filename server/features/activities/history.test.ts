import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { type Activity, listRecentActivities, logActivity } from '#contract/activities/activities.ts'
import { addDays } from '#contract/measures/day.ts'
import { testApp } from '#server/testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const count = 10_000
/** Three a day, two of them at the same instant: the order must still be total. */
async function seedHistory(userId: string) {
  await app.db.$client.query(
    `insert into activities (user_id, id, activity_type, start_at, end_at, duration_s, day, source, created_at)
     select $1, gen_random_uuid(), (array['running', 'walking', 'yoga', 'golf'])[1 + at % 4],
       start, start + interval '1 hour', 3600, start::date, 'manual', start
     from generate_series(1, $2::int) as at,
       lateral (select timestamptz '2016-01-01 12:00Z' + (at / 3) * interval '1 day' + (at % 3 / 2) * interval '1 hour') as made (start)`,
    [userId, count],
  )
}

/** All pages, by the `Link` header. */
async function pages(name: string, query: string) {
  const all: Activity[] = []
  let url: string | undefined = `${listRecentActivities.path}?${query}`
  while (url) {
    const answer = await app.as(name).raw({ url })
    expect(answer.statusCode).toBe(200)
    all.push(...answer.json<Activity[]>())
    url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1]
  }
  return all
}

test('ten thousand activities are paged in one order, each once, also when new ones come meanwhile', async () => {
  const ann = app.as('ann')
  const { id: userId } = await ann.call(getUser)
  await seedHistory(userId)
  const all = await pages('ann', 'limit=100')
  expect(all).toHaveLength(count)
  expect(new Set(all.map(({ id }) => id)).size).toBe(count)
  for (const [at, one] of all.entries()) {
    const next = all[at + 1]
    if (next) expect(`${one.startTime} ${one.id}` > `${next.startTime} ${next.id}`).toBe(true)
  }

  const first = await ann.raw({ url: `${listRecentActivities.path}?limit=5` })
  const startTime = new Date().toISOString()
  await ann.call(logActivity, { body: { activityType: 'yoga', startTime, duration: 60 } })
  const next = /<([^>]+)>/.exec(String(first.headers.link))![1]!
  const second = (await ann.raw({ url: next })).json<Activity[]>()
  expect(second.map(({ id }) => id)).toEqual(all.slice(5, 10).map(({ id }) => id))
})

test('a page of one type and of some days holds these alone, and its next page too', async () => {
  const { id: userId } = await app.as('bob').call(getUser)
  await seedHistory(userId)
  const from = '2018-03-01'
  const to = addDays(from, 89)
  const ofDays = await pages('bob', `limit=100&from=${from}&to=${to}`)
  expect(ofDays).toHaveLength(270)
  expect(ofDays.every(({ day }) => day >= from && day <= to)).toBe(true)
  const golf = await pages('bob', `limit=20&type=golf&from=${from}&to=${to}`)
  expect(golf.length).toBeGreaterThan(60)
  expect(golf).toEqual(ofDays.filter(({ activityType }) => activityType === 'golf'))
})

test('the last page names no next one', async () => {
  const cy = app.as('cy')
  for (let minute = 0; minute < 4; minute++) {
    const startTime = new Date(Date.UTC(2026, 0, 1, 10, minute)).toISOString()
    await cy.call(logActivity, { body: { activityType: 'yoga', startTime, duration: 60 } })
  }
  const whole = await cy.raw({ url: `${listRecentActivities.path}?limit=4` })
  expect(whole.headers.link).toBeUndefined()
  expect((await pages('cy', 'limit=1')).map(({ startTime }) => startTime.slice(14, 16))).toEqual([
    '03',
    '02',
    '01',
    '00',
  ])
})
