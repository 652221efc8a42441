import { randomUUID } from 'node:crypto'
import { type Route, type Schema, sampleOf } from './openapi.ts'

/** Values of fields by their name, instead of the least that their schema allows. */
type Known = Record<string, unknown>
/** A value with one numeric field set, and the path of that field. */
type Bounded = { field: string; value: unknown }

/** Bodies of a route, each a sample with one numeric field at a bound, a step beside it, or close to zero. */
export function boundedBodies({ body, schema }: Route, known: Known): Bounded[] {
  return body === 'application/json' ? [...boundedSamples(schema, known, 'body')] : []
}

/** Query strings of a route, each with one numeric parameter at a bound or a step beside it. */
export function boundedQueries({ query }: Route): string[] {
  return query.flatMap(({ name, schema }) => boundsOf(schema).map((value) => `${name}=${value}`))
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

function* boundedSamples(schema: Schema | undefined, known: Known, field: string): Generator<Bounded> {
  if (!schema) return
  for (const option of schema.anyOf ?? schema.oneOf ?? []) yield* boundedSamples(option, known, field)
  for (const value of boundsOf(schema)) yield { field, value }
  const others = Array.from({ length: (schema.minItems ?? 1) - 1 }, () => sampleWith(schema.items, known))
  for (const one of boundedSamples(schema.items, known, `${field}[]`))
    yield { field: one.field, value: [one.value, ...others] }
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    for (const one of boundedSamples(part, known, `${field}.${name}`))
      yield { field: one.field, value: { ...(sampleWith(schema, known) as object), [name]: one.value } }
}

/** The bounds of a numeric schema, values a step beside each, and some that round to zero. */
function boundsOf(schema: Schema): number[] {
  if (schema.type !== 'integer' && schema.type !== 'number') return []
  const step = schema.type === 'integer' ? 1 : 0.0001
  const bounds = [schema.minimum, schema.exclusiveMinimum, schema.maximum, schema.exclusiveMaximum]
  const near = bounds
    .filter((bound) => bound !== undefined)
    .flatMap((bound) => [bound - step, bound, bound + step])
  return [...new Set(step < 1 ? [...near, 0.0004, 0.004, 0.04] : near)]
}
