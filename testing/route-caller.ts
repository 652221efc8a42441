import { randomUUID } from 'node:crypto'
import { sampleWith } from './bounded-calls.ts'
import type { Route } from './openapi.ts'

type Answer = { status: number; body: unknown }
/** Makes a call with a JSON body. */
export type Request = (method: Route['method'], url: string, payload?: unknown) => Promise<Answer>

/** What endpoints want beside the fields that are tried. */
export const usual = {
  calories: 1,
  drinkType: 'water',
  endTime: null,
  exerciseName: 'Press',
  holes: Array.from({ length: 9 }, () => ({ par: 4, strokes: 5 })),
  reps: 5,
  repsInReserve: null,
}

/** Calls the described routes of an area for one account; ids in paths are those of what it made last. */
export function routeCaller(routes: readonly Route[], request: Request) {
  const known: Record<string, unknown> = {
    ...usual,
    load: 'external',
    most: 12,
    rpe: null,
    supersetId: null,
  }
  /** Ids by the path that they were made at. */
  const made = new Map<string, string>()
  const gets = routes.filter(({ method }) => method === 'GET')

  function urlOf({ path }: Route) {
    const kind = path.split('/{')[0]!.replace(/s$/, '').split('/').at(-1)!
    const ofKind = [...made].filter(([from]) => from.includes(kind))
    const [, id] =
      ofKind.findLast(([from]) => from.startsWith(path.split('/', 3).join('/'))) ?? ofKind.at(-1) ?? []
    return path.replace('{id}', id ?? randomUUID()).replace(/\{\w+\}/g, () => randomUUID())
  }

  /** Resolves to the status. */
  async function send(route: Route, payload: unknown): Promise<number> {
    const { status, body } = await request(route.method, urlOf(route), payload)
    const { id, ref } = ((status === 200 && body) || {}) as { id?: string; ref?: string }
    const newId = id ?? ref?.split(':').at(-1)
    if (newId && route.method !== 'PATCH') made.set(route.path, newId)
    if (newId && route.path === '/api/strength/workouts') known.workoutId = newId
    return status
  }

  /** Resolves to the status. */
  async function read(route: Route, given = ''): Promise<number> {
    const query = new URLSearchParams(given)
    for (const { name, schema, required } of route.query)
      if (required && !query.has(name)) query.set(name, String(sampleWith(schema, {})))
    const url = query.size ? `${urlOf(route)}?${query}` : urlOf(route)
    return (await request('GET', url)).status
  }

  return {
    /** Values by field name that a body of a route needs. */
    known,
    send,
    read,
    async readAll() {
      for (const route of gets) await read(route)
    },
    /** Makes one of everything. */
    async makeAll() {
      for (const route of routes)
        if (['POST', 'PUT'].includes(route.method) && route.body === 'application/json')
          await send(route, sampleWith(route.schema, known))
    },
  }
}
