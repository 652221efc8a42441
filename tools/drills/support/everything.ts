import { setTimeout as wait } from 'node:timers/promises'
import { type Route, sampleOf } from '#testing/openapi.ts'
import type { Answer, Person } from './person.ts'

export const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** Answers that differ between readings, or change when a reminder falls due. */
export const restless = /\/(?:health|config|login|sessions|data|notifications\/stats|notification-stats)$/
/** Reading them is a step of a sign-in. */
const steps = /^\/api\/(?:login|callback|auth\/replit)/

/** Retries after a rate limit. */
export async function patiently(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await ask()
    if (answer.status !== 429) return answer
    await wait(1000)
  }
}

/** A person's answers on every route without an id, by `name` and path. */
export async function textsOf(
  person: Person,
  server: string,
  routes: readonly Route[],
  name: string,
): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {}
  for (const { method, path, params } of routes) {
    if (method !== 'GET' || params.length || steps.test(path)) continue
    const { status, body } = await patiently(() => person.call(server, 'GET', path))
    if (status === 200) all[`${name} ${path}`] = body
  }
  return all
}

/** Ids to fill a path with: each alone, and for a path with two, those that the owner finds below the first. */
export async function idsFor(
  route: Route,
  owner: Person,
  server: string,
  ids: string[],
): Promise<string[][]> {
  if (!route.params.length) return [[]]
  if (route.params.length === 1) return ids.map((id) => [id])
  const parent = route.path.slice(0, route.path.indexOf('}') + 1)
  const pairs: string[][] = []
  for (const id of ids) {
    const { status, text } = await patiently(() => owner.call(server, 'GET', parent.replace(/\{\w+\}/, id)))
    if (status !== 200) continue
    pairs.push(...[...new Set(text.match(uuid))].map((one) => [id, one]))
  }
  return pairs
}

/** Another account's identifiers for a call. */
export type Filling = {
  /** In the path. */
  id: string[]
  /** In every id field of a body. */
  named: string
  /** Other texts of a body, by field name. */
  known: Record<string, string>
}

export function send(person: Person, server: string, route: Route, { id, named, known }: Filling) {
  let at = 0
  const path = route.path.replaceAll(/\{\w+\}/g, () => id[at++] ?? id[0] ?? named)
  if (!route.body) return person.call(server, route.method, path)
  const sample = sampleOf(route.schema, named, known)
  if (route.body !== 'multipart/form-data') return person.call(server, route.method, path, sample)
  const form = new FormData()
  for (const [name, value] of Object.entries((sample ?? {}) as object)) form.append(name, String(value))
  return person.call(server, route.method, path, form)
}
