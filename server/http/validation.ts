import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import { refusalOf } from '#contract/http/refusals.ts'
import { partsOf } from '#contract/http/unbounded.ts'

z.config({ customError: refusalOf })

/** Inputs that a refusal names. */
const mostNamed = 20

/**
 * `value` as `schema` reads it, or `invalid` with one sentence a field, of 20 fields at most; the first of them is the
 * message, since people read no field names. Keys that the schema does not name are dropped. With `firstFault` the reading ends at the first fault: each one has a path and a sentence, and
 * hundreds of thousands of them cost far more than what they are found in.
 */
export function parseWith<S extends z.ZodType>(
  schema: S,
  value: unknown,
  { firstFault = false } = {},
): z.output<S> {
  if (firstFault) endAtFaults(schema)
  const result = schema.safeParse(value ?? {}, { abortEarly: firstFault } as object)
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues.slice(0, mostNamed))
    fields[issue.path.map(String).join('.') || 'body'] ??= issue.message
  const [first = 'Something in this request is not right.'] = Object.values(fields)
  throw new AppError('invalid', first, { fields })
}

/** Fastify's validator by our schemas. */
export function validatorWith(how?: { firstFault: boolean }): FastifySchemaCompiler<z.ZodType> {
  return ({ schema }) =>
    (value) => {
      try {
        return { value: parseWith(schema, value, how) }
      } catch (error) {
        return { error: error as Error }
      }
    }
}

const ending = new WeakSet<z.core.$ZodType>()

/** Makes each check of a schema end the reading where it fails: Zod reads lists on past a number out of its range. */
function endAtFaults(schema: z.core.$ZodType) {
  if (ending.has(schema)) return
  ending.add(schema)
  for (const { _zod } of (schema._zod.def as { checks?: z.core.$ZodCheck[] }).checks ?? [])
    _zod.def.abort = true
  for (const [, part] of partsOf(schema)) endAtFaults(part)
}
