import * as z from 'zod'
import type { Endpoint } from './endpoint.ts'
import { unread } from './unread.ts'

/**
 * Paths of all inputs of `endpoint` without a size limit: arrays, texts and numbers without a bound, dates of any year,
 * objects with free keys, and schemas that accept anything. A text's bound must precede every refinement.
 */
export function unboundedInputs({ params, query, body, form }: Endpoint): string[] {
  return Object.entries({ params, query, body, form }).flatMap(([name, schema]) =>
    schema ? unboundedIn(schema, name) : [],
  )
}

/** The same for one schema with the path `path`. */
export function unboundedIn(schema: z.core.$ZodType, path: string, above: z.core.$ZodType[] = []): string[] {
  if (schema === unread || above.includes(schema)) return []
  const own = sizeless(schema)
  return [
    ...(own ? [`${path}: ${own}`] : []),
    ...partsOf(schema).flatMap(([name, part]) => unboundedIn(part, path + name, [...above, schema])),
  ]
}

/** Schemas of an input's parts, each with its path. */
export function partsOf(schema: z.core.$ZodType): [name: string, part: z.core.$ZodType][] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'array':
      return [['[]', def.element]]
    case 'tuple':
      return def.items.map((item) => ['[]', item])
    case 'object':
      return Object.entries(def.shape).map(([name, part]) => [`.${name}`, part])
    case 'record':
      return [['{}', def.valueType]]
    case 'union':
      return def.options.map((option) => ['', option])
    case 'intersection':
      return [
        ['', def.left],
        ['', def.right],
      ]
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return [['', def.innerType]]
    case 'lazy':
      return [['', def.getter()]]
    case 'pipe':
      // A transform's input is checked by the schema after it.
      return [['', def.in._zod.def.type === 'transform' ? def.out : def.in]]
    default:
      return []
  }
}

/** The kind of value that a schema accepts without a bound, apart from its parts; undefined when bounded. */
function sizeless(schema: z.core.$ZodType): string | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      if (!isBoundedText(schema)) return 'a text of any length'
      return isDateOfAnyYear(schema) ? 'a date of any year' : undefined
    case 'number':
      return isBoundedNumber(schema) ? undefined : 'a number of any size'
    case 'array':
      return checksOf(schema).some(limitsLength) ? undefined : 'an array of any length'
    case 'tuple':
      return def.rest ? 'a tuple of any length' : undefined
    case 'object':
      return def.catchall && def.catchall._zod.def.type !== 'never' ? 'free keys' : undefined
    case 'record':
      return def.keyType._zod.def.type === 'enum' ? undefined : 'free keys'
    case 'custom':
      return Number.isFinite(z.globalRegistry.get(schema)?.maxItems) ? undefined : 'anything'
    case 'boolean':
    case 'null':
    case 'undefined':
    case 'enum':
    case 'literal':
    case 'never':
      return undefined
    default:
      return partsOf(schema).length ? undefined : def.type
  }
}

type Check = { check: string; value?: number; format?: string; abort?: boolean }

/** A schema's checks in order; its own format comes first. */
function checksOf({ _zod: { def } }: z.core.$ZodType): Check[] {
  const { check, checks = [] } = def as Partial<Check> & { checks?: z.core.$ZodCheck[] }
  return [...(check ? [def as unknown as Check] : []), ...checks.map((one) => one._zod.def as Check)]
}

const limitsLength = ({ check }: Check) => check === 'max_length' || check === 'length_equals'

/** Formats whose pattern allows texts of one length. */
const fixedFormats = ['uuid', 'date']

function isBoundedText(schema: z.core.$ZodType): boolean {
  const checks = checksOf(schema)
  if (checks.some(({ format }) => format && fixedFormats.includes(format))) return true
  const bound = checks.find(limitsLength)
  const refinement = checks.findIndex(({ check }) => check === 'custom')
  // A refinement also runs on texts above the maximum, unless the bound before it aborts.
  return Boolean(bound) && (refinement < 0 || (bound!.abort === true && checks.indexOf(bound!) < refinement))
}

/** Dates outside of the diary's range; people are born before it. */
const farDates: Record<string, string[]> = {
  date: ['0001-01-01', '1899-12-31', '2201-01-01', '9999-12-31'],
  datetime: [
    '0001-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '1970-01-01T00:00:00+14:00',
    '2200-12-31T23:59:59-12:00',
    '9999-12-31T00:00:00Z',
  ],
}

/** Tries dates, as a refinement does not tell its range. */
function isDateOfAnyYear(schema: z.core.$ZodType): boolean {
  return checksOf(schema)
    .flatMap(({ format }) => farDates[format ?? ''] ?? [])
    .some((date) => z.safeParse(schema, date).success)
}

function isBoundedNumber(schema: z.core.$ZodType): boolean {
  const checks = checksOf(schema)
  const has = (kind: string) => checks.some(({ check, value }) => check === kind && Number.isFinite(value))
  return checks.some(({ format }) => format === 'safeint') || (has('less_than') && has('greater_than'))
}
