import { randomUUID } from 'node:crypto'
import { dayIn } from '#contract/measures/day.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { began } from './clock.ts'

export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  exclusiveMaximum?: number
  format?: string
  pattern?: string
}
export type Parameter = { in: string; name: string; schema: Schema; required?: boolean }
type Operation = {
  security?: unknown[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** A call that the OpenAPI document describes. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  /** Names in the path. */
  params: string[]
  /** Query parameters. */
  query: Parameter[]
  signedIn: boolean
  /** Media type of the body, if any. */
  body: string | undefined
  schema: Schema | undefined
}

type Document = { paths: Record<string, Record<string, Operation>> }

/** Every described route of a server. */
export async function routesOf(address: string): Promise<Route[]> {
  return routesIn((await (await fetch(`${address}/api/openapi.json`)).json()) as Document)
}

/** Every route of an OpenAPI document; once per media type of its body. */
export function routesIn(document: Document): Route[] {
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { security, parameters = [], requestBody }]) => {
      const [body, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
      const kinds = content?.schema.oneOf ?? content?.schema.anyOf ?? [content?.schema]
      return kinds.map((schema) => ({
        method: method.toUpperCase() as Route['method'],
        path,
        params: [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
        query: parameters.filter((one) => one.in === 'query'),
        signedIn: Boolean(security?.length),
        body,
        schema,
      }))
    }),
  )
}

/**
 * A minimal valid value of a schema. `id` fills every id, optional ones too, so that a body can name another
 * account's row; `known` fills texts by field name.
 */
export function sampleOf(
  schema: Schema | undefined,
  id: string,
  known: Record<string, string> = {},
): unknown {
  if (!schema) return undefined
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const options = schema.anyOf ?? schema.oneOf
  if (options) return sampleOf(options.find((one) => one.type !== 'null') ?? options[0], id, known)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => sampleOf(one, id, known)))
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type
  switch (type) {
    case 'object': {
      const wanted = Object.entries(schema.properties ?? {}).filter(
        ([name, one]) => schema.required?.includes(name) || isId(one) || name in known,
      )
      return Object.fromEntries(
        wanted.map(([name, one]) => [
          name,
          isFree(one) && name in known ? known[name] : sampleOf(one, id, known),
        ]),
      )
    }
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => sampleOf(schema.items, id, known))
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1)
    case 'boolean':
      return true
    case 'string':
      return textOf(schema, id)
    default:
      return {}
  }
}

/** Whether it accepts any text and is no id. */
function isFree(schema: Schema): boolean {
  return !isId(schema) && (schema.type === 'string' || (schema.anyOf ?? []).some(isFree))
}

function isId(schema: Schema): boolean {
  return schema.format === 'uuid' || (schema.anyOf ?? []).some(isId)
}

function textOf({ format, minLength = 1, pattern }: Schema, id: string): string {
  if (format === 'uuid') return id || randomUUID()
  // The accounts of these calls have no zone: elsewhere it may be their tomorrow.
  if (format === 'date') return dayIn(fallbackTimezone, began)
  if (format === 'date-time') return new Date(Date.now() - 3_600_000).toISOString()
  if (format === 'email') return 'somebody@example.com'
  if (format === 'uri') return 'https://example.com/'
  return pattern && /\\d/.test(pattern) ? '12:30' : 'something'.padEnd(minLength, '.')
}
