import type { FastifySchemaCompiler } from 'fastify'
import * as z from 'zod'
import { AppError } from '#contract/http/errors.ts'
import { refusalOf } from '#contract/http/refusals.ts'
import { partsOf } from '#contract/http/unbounded.ts'

z.config({ customError: refusalOf })

/** Maximum number of inputs named by a refusal. */
const mostNamed = 20

/**
 * Parses `value`, or throws `invalid` with one sentence a field, for at most 20 fields; the first is the message.
 * Unknown keys are dropped. `firstFault` stops at the first fault: each has a path and a sentence, and hundreds of
 * thousands of them cost far more than the input.
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

/** Fastify's validator for Zod schemas. */
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

/** Makes each check abort: Zod otherwise reads lists past a number out of range. */
function endAtFaults(schema: z.core.$ZodType) {
  if (ending.has(schema)) return
  ending.add(schema)
  for (const { _zod } of (schema._zod.def as { checks?: z.core.$ZodCheck[] }).checks ?? [])
    _zod.def.abort = true
  for (const [, part] of partsOf(schema)) endAtFaults(part)
}
