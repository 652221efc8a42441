import { randomUUID } from 'node:crypto'
import { type Parameter, type Route, routesOf, sampleOf } from '#testing/openapi.ts'
import { breakOff, cursors, hostileQueryValue, hostileText, spoil } from './hostile.ts'
import { random } from './support/chance.ts'
import type { Drill } from './support/drill.ts'
import { type Person, signUp, signUpPro } from './support/person.ts'
import { openTestBed } from './support/test-bed.ts'

const parallel = 8
/** Internals that no answer may contain. */
const insides =
  /\bat .+\.(?:ts|js):\d+|node_modules|\b(?:select|insert|update|delete)\b.+\b(?:from|into|set|where)\b|SQLSTATE|violates|pg_|drizzle|ECONN|Zod|\/work\/|\/home\//i
/** Ends the caller's session. */
const ending = /logout|^POST \/api\/account\/delete|^DELETE \/api\/account\/sessions$/

/** Malformed requests on every route. */
export const fuzz: Drill = {
  name: 'fuzz',
  promise: 'no request makes the server fail or show its insides, and afterwards it works as before',
  places: ['embedded'],
  async run({ short, say, external }) {
    const testBed = await openTestBed({ external }, 1, { OWNER_EMAIL: 'owner@example.com' })
    const server = testBed.servers[0]!.address
    try {
      const routes = (await routesOf(server)).filter(({ method, path }) => !ending.test(`${method} ${path}`))
      const wanted = short ? 500 : 10_000
      const alone = routes.flatMap((route) => route.query.flatMap((one) => wrongOnes(route, one)))
      const parameters = routes.reduce((sum, { query }) => sum + query.length, 0)
      const found = { routes: routes.length, parameters, requests: 0, taken: 0, refused: 0, limited: 0 }
      const bad = { serverErrors: 0, insides: 0, silences: 0 }
      const owner = await signUpPro(testBed, 'Owner')
      const askers = Array.from({ length: parallel }, async () => {
        let person = await signUpPro(testBed)
        while (found.requests < wanted) {
          const { route, wrong } = alone[found.requests] ?? {
            route: routes[found.requests % routes.length]!,
          }
          found.requests++
          const asker = route.path.startsWith('/api/admin') ? owner : person
          const answer = await (wrong ? ask(asker, server, route, wrong) : attack(asker, server, route))
          if (!answer) bad.silences++
          else if (answer.status === 429) {
            found.limited++
            if (asker === person && !route.path.includes('/contact')) person = await signUpPro(testBed)
          } else if (answer.status < 400) found.taken++
          else if (answer.status < 500 || answer.status === 503) found.refused++
          else {
            bad.serverErrors++
            say(`${answer.status} ${route.method} ${route.path} ${answer.sent}`)
          }
          if (answer && answer.status >= 400 && insides.test(answer.text)) {
            bad.insides++
            say(`INSIDES ${route.method} ${route.path} ${answer.text.slice(0, 300)}`)
          }
        }
      })
      await Promise.all(askers)
      const after = await signUp(server, 'After')
      const { status } = await after.call(server, 'GET', '/api/dashboard/stats')
      return { ...found, ...bad, worksAfter: status === 200 ? 1 : 0 }
    } finally {
      await testBed.close()
    }
  },
  kept: (found, { short }) =>
    found.requests! >= (short ? 500 : 10_000) &&
    found.routes! > 100 &&
    found.parameters! > 40 &&
    found.taken! > 0 &&
    found.refused! > found.requests! / 4 &&
    found.limited! < found.requests! / 4 &&
    found.worksAfter === 1 &&
    ['serverErrors', 'insides', 'silences'].every((one) => found[one] === 0),
}

/** A request; undefined without an answer. */
async function attack(person: Person, server: string, route: Route) {
  const filled = route.path.replaceAll(/\{\w+\}/g, () =>
    random() < 0.5 ? randomUUID() : encodeURIComponent(hostileText().toWellFormed()).slice(0, 2000),
  )
  const query = random() < 0.5 ? `?${hostileQuery(route)}` : ''
  const sample = spoil(sampleOf(route.schema, randomUUID()))
  const sent = route.body ? JSON.stringify(sample)?.slice(0, 300) : filled + query
  try {
    if (route.body === 'multipart/form-data' && random() < 0.7)
      return { ...(await person.call(server, route.method, filled + query, undefined, ...breakOff())), sent }
    const payload = route.body ? sample : undefined
    return { ...(await person.call(server, route.method, filled + query, payload)), sent }
  } catch {
    return undefined
  }
}

type Wrong = { name: string; value: string }

/** Each parameter alone with random values: a second invalid one would mask its effect. */
function wrongOnes(route: Route, { name }: Parameter): { route: Route; wrong: Wrong }[] {
  const values = name === 'cursor' ? cursors.map(encodeURIComponent) : [hostileQueryValue(name)]
  return values.map((value) => ({ route, wrong: { name, value } }))
}

/** A valid request except for one query parameter; undefined without an answer. */
async function ask(person: Person, server: string, route: Route, wrong: Wrong) {
  const query = route.query
    .filter(({ name, required }) => required || name === wrong.name)
    .map(({ name, schema }) => `${name}=${name === wrong.name ? wrong.value : sampleOf(schema, '')}`)
  const sent = `${route.path.replaceAll(/\{\w+\}/g, () => randomUUID())}?${query.join('&')}`
  const payload = route.body ? sampleOf(route.schema, randomUUID()) : undefined
  try {
    return { ...(await person.call(server, route.method, sent, payload)), sent }
  } catch {
    return undefined
  }
}

/** Parameters of the hosted sign-in's steps, and names without or with special meaning. */
const moreNames = [
  'method',
  'platform',
  'state',
  'challenge',
  'code',
  'token',
  'cursor',
  '__proto__[x]',
  'constructor',
]

/** Some of the route's query parameters, some of them twice, and unknown ones. */
const hostileQuery = ({ query }: Route) =>
  [...query, ...query]
    .map(({ name }) => name)
    .concat(moreNames)
    .filter(() => random() < 0.4)
    .map((name) => `${name}=${hostileQueryValue(name)}`)
    .join('&')
