import * as z from 'zod'
import { AppError } from '#contract/errors.ts'
import { refusalOf } from '#contract/refusals.ts'

z.config({ customError: refusalOf })

/**
 * `value` as `schema` reads it, or `invalid` with one sentence a field; the first of them is the message, since people
 * read no field names. Keys that the schema does not name are dropped.
 */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value ?? {})
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues)
    fields[issue.path.map(String).join('.') || 'body'] ??= issue.message
  const [first = 'Something in this request is not right.'] = Object.values(fields)
  throw new AppError('invalid', first, { fields })
}
