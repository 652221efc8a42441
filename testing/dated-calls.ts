import { randomUUID } from 'node:crypto'
import { type Route, type Schema, sampleOf } from './openapi.ts'

export type Call = { url: string; payload?: unknown }
/** Texts for the dates of a call: days, moments, and searches that name a day. */
export type Dates = { day: string; moment: string; search: string }
/** Values of fields by their name, instead of the least that their schema allows. */
export type Known = Record<string, unknown>

/** The calls of a route with a date in its path, in one of its query parameters, or in all dates of its body. */
export function datedCalls(route: Route, dates: Dates, known: Known = {}): Call[] {
  const query = route.query.flatMap(({ name, schema }) => {
    const value = name === 'q' || name === 'search' ? dates.search : dateFor(schema, dates)
    return value === undefined ? [] : [{ url: addressOf(route, dates, { [name]: value }) }]
  })
  const isDated = route.params.includes('date') || hasDate(route.schema)
  if (route.body !== 'application/json' || !isDated) return query
  return [...query, { url: addressOf(route, dates), payload: datedSample(route.schema, dates, known) }]
}

/** Whether a route takes moments or searches, and not days alone. */
export const takesMoments = ({ query, schema }: Route) =>
  query.some(({ name }) => name === 'q') || /"format":"date-time"/.test(JSON.stringify([query, schema]))

/** A route's address with the date in its path, and its required query parameters. */
export function addressOf(route: Route, dates: Dates, given: Record<string, string> = {}): string {
  const query = new URLSearchParams(given)
  for (const { name, schema, required } of route.query)
    if (required && !query.has(name)) query.set(name, dateFor(schema, dates) ?? String(sampleOf(schema, '')))
  const path = route.path.replace('{date}', dates.day)
  return query.size ? `${path}?${query}` : path
}

function dateFor(schema: Schema, dates: Dates): string | undefined {
  if (schema.format === 'date') return dates.day
  if (schema.format === 'date-time') return dates.moment
  for (const option of optionsOf(schema)) {
    const date = dateFor(option, dates)
    if (date) return date
  }
  return undefined
}

const optionsOf = ({ anyOf, oneOf }: Schema) => anyOf ?? oneOf ?? []
const hasDate = (schema: Schema | undefined) => /"format":"date(?:-time)?"/.test(JSON.stringify(schema ?? {}))

/** A sample with its dates and known fields, optional ones too. */
function datedSample(schema: Schema | undefined, dates: Dates, known: Known): unknown {
  if (!schema) return undefined
  const date = dateFor(schema, dates)
  if (date) return date
  const option = optionsOf(schema).find((one) => one.type !== 'null')
  if (option) return datedSample(option, dates, known)
  if (schema.type === 'array' && hasDate(schema.items)) return [datedSample(schema.items, dates, known)]
  if (schema.type !== 'object' || !schema.properties) return sampleOf(schema, randomUUID())
  const fields = Object.entries(schema.properties).filter(
    ([name, one]) => schema.required?.includes(name) || name in known || hasDate(one),
  )
  return Object.fromEntries(
    fields.map(([name, one]) => [name, name in known ? known[name] : datedSample(one, dates, known)]),
  )
}
