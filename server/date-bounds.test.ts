import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { firstDay, lastDay } from '#contract/measures/day.ts'
import { testApp } from '#server/testing.ts'
import {
  addressOf,
  type Call,
  type Dates,
  datedCalls,
  type Known,
  takesMoments,
} from '#testing/dated-calls.ts'
import { type Route, routesIn } from '#testing/openapi.ts'
import { usual } from '#testing/route-caller.ts'

/** The ends of the diary's range, a day and a week within, and years beyond. */
const start = [firstDay, '1970-01-02', '1970-01-08']
const end = [lastDay, '2200-12-30', '2200-12-24']
const beyond = ['0001-01-01', '1900-01-01', '1969-05-01', '1969-12-31', '2201-01-01', '9999-12-31']
/** The zones that are furthest ahead, and furthest behind with daylight saving. */
const [ahead, behind] = ['Pacific/Kiritimati', 'America/Adak']

let app: Awaited<ReturnType<typeof testApp>>
let routes: Route[]
beforeAll(async () => {
  app = await testApp({ now: new Date('2026-11-21T18:00:00Z') })
  const { body } = await app.stranger.raw({ method: 'GET', url: '/api/openapi.json' })
  routes = routesIn(JSON.parse(body)).filter(({ path }) => !/^\/api\/(auth|login|logout|account)/.test(path))
})
afterAll(() => app.close())

/** Calls that a day ahead of today is refused by. */
const diary = [
  'GET /api/activities/{id}',
  'GET /api/strength/workouts/{id}',
  'POST /api/activities/log',
  'POST /api/drinks/log',
  'POST /api/nutrition/log',
  'POST /api/weigh-ins',
  'PUT /api/days/{date}/complete',
  'PUT /api/strength/sets/{id}',
]

/** What endpoints want beside their dates. */
const beside = { ...usual, kilograms: 60 } satisfies Known

test.each([
  ['start', ahead, start],
  ['start', behind, start],
  ['end', ahead, end],
  ['end', behind, end],
] as const)(
  'at the %s of the diary’s range, in %s, no call fails and what it wrote is shown',
  async (at, zone, days) => {
    const person = await inZone(`${at} ${zone}`, zone)
    const { taken } = await person.tryAll(days)
    expect(taken).toEqual(
      expect.arrayContaining([
        'GET /api/dashboard/stats',
        'GET /api/strength/sets.csv',
        'POST /api/meal-plans',
        'POST /api/workouts/schedule/save',
        ...(at === 'start' ? diary : []),
      ]),
    )
  },
)

test('days and moments beyond the diary’s range are refused on their field', async () => {
  const person = await inZone('beyond', ahead)
  const { taken } = await person.tryAll(beyond)
  // People are born before the diary begins.
  expect(taken.filter((one) => !one.startsWith('GET'))).toEqual(['PUT /api/profile'])
})

/** An account in a zone, which calls every route with dates. */
async function inZone(title: string, zone: string) {
  const name = title.replace(/\W/g, '').toLowerCase()
  const person = app.as(name)
  await person.raw({ method: 'PUT', url: '/api/user/timezone', payload: { timezone: zone } })
  await app.db.$client.query(
    `update users set subscription_tier = 'pro', email_verified = true where email = $1`,
    [`${name}@example.com`],
  )
  const failed: string[] = []
  const taken = new Set<string>()
  const written: { path: string; answer: Record<string, unknown> }[] = []

  async function send({ method, path }: Route, { url, payload }: Call) {
    const answer = await person.raw({
      method,
      url,
      headers: { 'idempotency-key': randomUUID() },
      ...(payload !== undefined && { payload: payload as object }),
    })
    if (answer.statusCode >= 500 || answer.statusCode === 429)
      failed.push(`${answer.statusCode} ${method} ${url} ${JSON.stringify(payload)}`)
    if (answer.statusCode === 200) taken.add(`${method} ${path}`)
    if (answer.statusCode === 200 && method !== 'GET') written.push({ path, answer: answer.json() })
    return answer
  }

  /** The addresses of a route for the written things of its kind. */
  function addressesOf(route: Route, dates: Dates): string[] {
    const address = addressOf(route, dates)
    if (!route.params.length) return [address]
    const kind = route.path.split('/')[2]!.replace(/s$/, '')
    const answers = new Map(
      written.filter(({ path }) => path.includes(kind)).map(({ path, answer }) => [path, answer]),
    )
    return [...answers.values()]
      .filter((answer) => typeof answer?.id === 'string')
      .map((answer) =>
        address.replace(/\{(\w+)\}/g, (_, name: string) =>
          name === 'id' ? String(answer.id) : (partOf(answer, name.replace(/Id$/, 's')) ?? randomUUID()),
        ),
      )
  }

  return {
    async tryAll(days: readonly string[]) {
      for (const [at, dates] of days.flatMap((day) => [...datesOf(day).entries()])) {
        const workoutId = written.findLast(({ path }) => path === '/api/strength/workouts')?.answer.id
        const known = { ...beside, ...(workoutId !== undefined && { workoutId }) }
        for (const route of at ? routes.filter(takesMoments) : routes)
          for (const call of datedCalls(route, dates, known)) {
            const urls = route.params[0] === 'id' ? addressesOf(route, dates).slice(-1) : []
            for (const url of urls.length ? urls : [call.url.replace(/\{\w+\}/g, () => randomUUID())])
              await send(route, { ...call, url })
          }
      }
      const today = datesOf('2026-11-21')[0]!
      for (const route of routes.filter(({ method }) => method === 'GET'))
        for (const url of addressesOf(route, today)) {
          const isList = route.query.some(({ name }) => name === 'cursor')
          const first = await send(route, {
            url: isList ? `${url}${url.includes('?') ? '&' : '?'}limit=1` : url,
          })
          const next = /<(.*)>/.exec(String(first.headers.link ?? ''))?.[1]
          const second = next ? await send(route, { url: next }) : first
          if (next && second.statusCode !== 200) failed.push(`${second.statusCode} GET ${next}`)
        }
      expect(failed).toEqual([])
      return { taken: [...taken] }
    },
  }
}

function datesOf(day: string): Dates[] {
  return [
    { day, moment: `${day}T00:00:00+14:00`, search: day },
    { day, moment: `${day}T12:00:00Z`, search: day.slice(0, 7) },
    { day, moment: `${day}T23:59:59.999-12:00`, search: day.slice(0, 4) },
  ]
}

/** The id of the first thing in the list `list`, however deep it lies. */
function partOf(answer: unknown, list: string): string | undefined {
  if (answer === null || typeof answer !== 'object') return undefined
  for (const [name, value] of Object.entries(answer)) {
    const id = name === list && Array.isArray(value) ? value[0]?.id : partOf(value, list)
    if (typeof id === 'string') return id
  }
  return undefined
}
