import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memoryCounters } from '#server/adapters/counters/memory-counters.ts'
import { testApp } from '#server/testing.ts'
import { boundedBodies, boundedQueries } from '#testing/bounded-calls.ts'
import { type Route, routesIn } from '#testing/openapi.ts'
import { routeCaller } from '#testing/route-caller.ts'

let app: Awaited<ReturnType<typeof testApp>>
let routes: Route[]
beforeAll(async () => {
  // Each call begins a window of its own, so that none reaches a limit.
  let calls = 0
  app = await testApp({ counters: memoryCounters(() => ++calls * 86_400_000) })
  const { body } = await app.stranger.raw({ method: 'GET', url: '/api/openapi.json' })
  // Exports are read by tests of their own; what is bought is not connected here.
  const others = /^\/api\/(auth|login|logout|account|subscriptions|apple|stripe)|export|\.(csv|zip|pdf|ics)$/
  routes = routesIn(JSON.parse(body)).filter(({ path }) => !others.test(path))
})
afterAll(() => app.close())

/** Areas of the API, so that a slow machine has time for each. */
const areas: Record<string, string[]> = {
  meals: ['nutrition', 'saved-meals', 'foods'],
  drinks: ['drinks', 'hydration'],
  activities: ['activities'],
  strength: ['strength'],
  training: ['workouts', 'schedules'],
}
const titles = [...Object.keys(areas), 'everything else']

/** Some fields of each area that have to be stored, so that its calls do not all fail for another reason. */
const some = [
  'PATCH /api/activities/{id} body.distance',
  'PATCH /api/drinks/logs/{id} body.volume',
  'PATCH /api/nutrition/logs/{id} body.factor',
  'POST /api/activities/golf body.duration',
  'POST /api/foods/custom body.portions[].grams',
  'POST /api/strength/workouts body.exercises[].sets[].kilograms',
  'POST /api/weigh-ins body.kilograms',
  'POST /api/workouts/complete body.duration',
  'PUT /api/profile body.height',
  'PUT /api/strength/preferences body.bar',
  'PUT /api/strength/routines/{id} body.exercises[].sets[].metres',
  'PUT /api/strength/sets/{id} body.kilograms',
  'PUT /api/user/goals body.proteinGoal',
]

test.each(titles)(
  'numbers of %s at a bound, beside it, or that round to zero fail no write and no read',
  async (title) => {
    const inArea = routesOf(title)
    const { failed, taken } = await tryAll(inArea)
    expect(failed).toEqual([])
    const expected = some.filter((one) => inArea.some((route) => one.startsWith(`${nameOf(route)} `)))
    expect([...taken]).toEqual(expect.arrayContaining(expected))
  },
  240_000,
)

const nameOf = ({ method, path }: Route) => `${method} ${path}`

function routesOf(title: string): Route[] {
  const areaOf = ({ path }: Route) => path.split('/')[2]!
  const named = Object.values(areas).flat()
  return routes.filter((route) =>
    title in areas ? areas[title]!.includes(areaOf(route)) : !named.includes(areaOf(route)),
  )
}

async function tryAll(inArea: Route[]) {
  const failed: string[] = []
  const taken = new Set<string>()
  /** Routes that refuse a new account as well, such as a check-in that is not due. */
  const notYet = new Set<Route>()
  let person = await personOf(inArea, failed)
  for (const route of inArea.filter(({ method }) => method !== 'GET'))
    for (const [field, values] of byField(route, person.known)) {
      let isStored = false
      for (const value of values) {
        let status = await person.send(route, value)
        // The most of a kind are stored.
        if (status === 409 && !notYet.has(route)) {
          person = await personOf(inArea, failed)
          status = await person.send(route, { ...(value as object), ...person.known })
          if (status === 409) notYet.add(route)
        }
        if (status === 200) taken.add(`${nameOf(route)} ${field}`)
        isStored ||= status === 200
      }
      if (isStored && route.method !== 'POST') await person.readAll()
    }
  await person.readAll()
  for (const route of inArea.filter(({ method }) => method === 'GET'))
    for (const query of boundedQueries(route)) await person.read(route, query)
  return { failed, taken }
}

function byField(route: Route, known: Record<string, unknown>) {
  const fields = new Map<string, unknown[]>()
  for (const { field, value } of boundedBodies(route, known))
    fields.set(field, [...(fields.get(field) ?? []), value])
  return fields
}

/** A new account with one of everything in `inArea`. */
async function personOf(inArea: Route[], failed: string[]) {
  const name = `person${randomUUID().slice(0, 8)}`
  const person = app.as(name)
  await person.raw({ method: 'GET', url: '/api/user' })
  await app.db.$client.query(
    `update users set subscription_tier = 'pro', email_verified = true where email = $1`,
    [`${name}@example.com`],
  )
  const caller = routeCaller(inArea, async (method, url, payload) => {
    const answer = await person.raw({
      method,
      url,
      headers: { 'idempotency-key': randomUUID() },
      ...(payload !== undefined && { payload: payload as object }),
    })
    const { statusCode: status } = answer
    if (status >= 500 || status === 429) failed.push(`${status} ${method} ${url} ${JSON.stringify(payload)}`)
    return { status, body: status === 200 && method !== 'GET' ? answer.json() : undefined }
  })
  await caller.makeAll()
  return caller
}
