import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordEvents } from '#contract/events.ts'
import { testApp } from '#server/testing.ts'
import { dailyLimit } from './daily-limit.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const from = (remoteAddress: string, events: object[]) =>
  app.stranger.raw({ method: 'POST', url: recordEvents.path, payload: { events }, remoteAddress })
const clicks = (count: number) => Array.from({ length: count }, () => ({ name: 'x_clicked' }))
const rows = async (where: string): Promise<number> =>
  (await app.db.$client.query(`select count(*)::int as count from events where ${where}`)).rows[0].count

test('a call carries fifty events and 64 kB at most', async () => {
  expect((await from('10.8.0.1', clicks(51))).statusCode).toBe(400)
  const description = '\u{1f9c0}'.repeat(500)
  const large = Array.from({ length: 50 }, () => ({ name: 'exception', description }))
  const answer = await from('10.8.0.1', large)
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'too_large'])
  expect(await rows(`name = 'exception'`)).toBe(0)
})

test('what all callers leave in a day is bounded; beyond it events are answered and dropped, until the next day', async () => {
  await app.db.$client.query(
    `insert into events (id, name, platform, at) select gen_random_uuid(), 'filling', 'web', $1
     from generate_series(1, 99970)`,
    [app.clock.now],
  )
  const answers = []
  for (const last of [1, 2, 3]) answers.push((await from(`10.8.1.${last}`, clicks(20))).json().recorded)
  expect(answers).toEqual([20, 10, 0])
  expect(await rows(`name = 'x_clicked'`)).toBe(30)
  app.clock.now = new Date(app.clock.now.getTime() + 86_400_000)
  expect((await from('10.8.1.4', clicks(20))).json()).toEqual({ recorded: 20 })
})

test('one caller is heard two hundred times a day', async () => {
  const statuses: number[] = []
  const { count } = app.app.http.limits
  for (let call = 0; call < 198; call++) await count('events-a-day', '10.8.2.1')
  for (let call = 0; call < 3; call++) statuses.push((await from('10.8.2.1', clicks(1))).statusCode)
  expect(statuses).toEqual([200, 200, 429])
})

test('servers that share a database share its day, to within what each has granted since it last looked', async () => {
  let stored = 0
  const now = new Date('2026-11-21T12:00:00Z')
  const limits = [1, 2].map(() => dailyLimit(100, async () => stored, 10))
  let granted = 0
  for (let turn = 0; turn < 40; turn++) {
    const room = await limits[turn % 2]!(7, now)
    stored += room
    granted += room
  }
  expect(granted).toBeGreaterThanOrEqual(100)
  expect(granted).toBeLessThanOrEqual(120)
})
