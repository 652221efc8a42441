import { randomUUID } from 'node:crypto'
import { type Route, type Schema, sampleOf } from './openapi.ts'

/** Values of fields by their name, instead of the least that their schema allows. */
type Known = Record<string, unknown>
/** A value with one numeric field set, and the path of that field. */
type Bounded = { field: string; value: unknown }

/** Values at the bounds of a schema and a step beside; none for schemas of other types. */
type Bounds = (schema: Schema, known: Known) => unknown[]

/** Bodies of a route, each a sample with one field at one of its `bounds`. */
export function boundedBodies({ body, schema }: Route, known: Known, bounds: Bounds = numbers): Bounded[] {
  return body === 'application/json' ? [...boundedSamples(schema, known, bounds, 'body')] : []
}

/** Query strings of a route, each with one parameter at one of its `bounds`. */
export function boundedQueries({ query }: Route, bounds: Bounds = numbers): string[] {
  return query.flatMap(({ name, schema }) =>
    bounds(schema, {}).map((value) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`),
  )
}

/** A valid value of a schema with its required and known fields. */
export function sampleWith(schema: Schema | undefined, known: Known): unknown {
  const option = (schema?.anyOf ?? schema?.oneOf)?.find((one) => one.type !== 'null')
  if (option) return sampleWith(option, known)
  if (schema?.type === 'array' && schema.items)
    return Array.from({ length: schema.minItems ?? 0 }, () => sampleWith(schema.items, known))
  if (schema?.type !== 'object' || !schema.properties) return sampleOf(schema, randomUUID())
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => name in known || schema.required?.includes(name))
      .map(([name, one]) => [name, name in known ? known[name] : sampleWith(one, known)]),
  )
}

function* boundedSamples(
  schema: Schema | undefined,
  known: Known,
  bounds: Bounds,
  field: string,
): Generator<Bounded> {
  if (!schema) return
  const inside = (part: Schema | undefined, name: string) => boundedSamples(part, known, bounds, name)
  for (const option of schema.anyOf ?? schema.oneOf ?? []) yield* inside(option, field)
  for (const value of bounds(schema, known)) yield { field, value }
  const others = Array.from({ length: (schema.minItems ?? 1) - 1 }, () => sampleWith(schema.items, known))
  for (const one of inside(schema.items, `${field}[]`))
    yield { field: one.field, value: [one.value, ...others] }
  for (const names of families(schema.properties ?? {}))
    for (const { field: inner, value } of inside(schema.properties![names[0]!], `${field}.${names[0]}`)) {
      const set = Object.fromEntries(names.map((name) => [name, value]))
      yield { field: inner, value: { ...(sampleWith(schema, known) as object), ...set } }
    }
}

/** Most properties of one schema that are tried one by one; more come from a table, such as that of nutrients. */
const mostAlone = 5

/** Names of the properties that are set together. */
function families(properties: Record<string, Schema>): string[][] {
  const bySchema = Object.groupBy(Object.keys(properties), (name) => JSON.stringify(properties[name]))
  return Object.values(bySchema).flatMap((names = []) =>
    names.length > mostAlone ? [names] : names.map((name) => [name]),
  )
}

/** Numbers, days, moments, texts and lists. */
export const allBounds: Bounds = (schema, known) => [
  ...numbers(schema),
  ...dates(schema),
  ...texts(schema),
  ...lists(schema, known),
]

/** The bounds of a numeric schema, values a step beside each, and some that round to zero. */
function numbers(schema: Schema): number[] {
  if (schema.type !== 'integer' && schema.type !== 'number') return []
  const step = schema.type === 'integer' ? 1 : 0.0001
  const bounds = [schema.minimum, schema.exclusiveMinimum, schema.maximum, schema.exclusiveMaximum]
  const near = bounds
    .filter((bound) => bound !== undefined)
    .flatMap((bound) => [bound - step, bound, bound + step])
  return [...new Set(step < 1 ? [...near, 0.0004, 0.004, 0.04] : near)]
}

/** The ends of years within the diary's range and beyond, moments with the furthest offsets. */
function dates({ format }: Schema): string[] {
  if (format !== 'date' && format !== 'date-time') return []
  const [first, last] = format === 'date' ? ['', ''] : ['T00:00:00+14:00', 'T23:59:59.999-12:00']
  return ['0001', '1969', '1970', '2199', '2200', '9999'].flatMap((year) => [
    `${year}-01-01${first}`,
    `${year}-12-31${last}`,
  ])
}

/** Blanks, the longest text, one too long, and one whose last character does not fit. */
function texts({ type, format, pattern, maxLength }: Schema): string[] {
  if (type !== 'string' || format || pattern || maxLength === undefined) return []
  return [' ', 'x'.repeat(maxLength), 'x'.repeat(maxLength + 1), `${'x'.repeat(maxLength - 1)}🍲`]
}

/** The longest list, and one too long. */
function lists({ type, items, maxItems }: Schema, known: Known): unknown[][] {
  if (type !== 'array' || maxItems === undefined) return []
  return [maxItems, maxItems + 1].map((length) => Array.from({ length }, () => sampleWith(items, known)))
}
