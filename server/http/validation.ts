import type * as z from 'zod'
import { AppError } from '#contract/errors.ts'

/** `value` as `schema` reads it, or `invalid` with one sentence a field. Keys that the schema does not name are dropped. */
export function parseWith<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const result = schema.safeParse(value ?? {})
  if (result.success) return result.data
  const fields: Record<string, string> = {}
  for (const issue of result.error.issues)
    fields[issue.path.map(String).join('.') || 'body'] ??= issue.message
  const [first] = Object.entries(fields)
  throw new AppError(
    'invalid',
    first ? `${first[0]}: ${first[1]}` : 'Something in this request is not right.',
    { fields },
  )
}
