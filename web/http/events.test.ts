import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reportCrash, track } from './events.ts'
import { listeningServer } from './testing.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
let status = 200

beforeAll(async () => {
  server = await listeningServer(() => ({ status, body: '{"recorded":1}' }))
})
afterAll(() => server.close())
beforeEach(() => {
  vi.stubEnv('VITE_API_HOST', server.origin)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server.heard.length = 0
})

const heard = () => expect.poll(() => server.heard.length).toBeGreaterThan(0)

test('events wait five seconds for company and go together', async () => {
  track({ name: 'trial_start_clicked' })
  track({ name: 'select_plan', category: 'subscription', label: 'pro', value: 19.99 })
  vi.advanceTimersByTime(4999)
  expect(server.heard).toEqual([])
  vi.advanceTimersByTime(1)
  vi.useRealTimers()
  await heard()
  expect(server.heard).toHaveLength(1)
  expect(server.heard[0]).toMatchObject({ method: 'POST', url: '/api/events' })
  expect(JSON.parse(server.heard[0]!.body).events.map((one: { name: string }) => one.name)).toEqual([
    'trial_start_clicked',
    'select_plan',
  ])
})

test('more than fifty go in several calls, and a refusal is nobody’s trouble', async () => {
  status = 429
  for (let count = 0; count < 60; count++) track({ name: 'tick_tock' })
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await expect.poll(() => server.heard).toHaveLength(2)
  expect(server.heard.map(({ body }) => JSON.parse(body).events.length)).toEqual([50, 10])
})

test('a crash report holds the error’s name and message, cut to what the server takes', async () => {
  status = 200
  reportCrash(new RangeError('x'.repeat(900)), true)
  vi.advanceTimersByTime(5000)
  vi.useRealTimers()
  await heard()
  const [report] = JSON.parse(server.heard[0]!.body).events
  expect(report).toMatchObject({ name: 'exception', fatal: true })
  expect(report.description).toMatch(/^RangeError: x+$/)
  expect(report.description).toHaveLength(500)
})
