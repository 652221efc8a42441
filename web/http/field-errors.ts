import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import * as z from 'zod'
import { refusalOf } from '#contract/http/refusals.ts'
import { ApiError } from './api-error.ts'

z.config({ customError: refusalOf })

/**
 * Shows the server's refusals at the inputs; `inputs` maps fields without an input of their own. Returns
 * false if none belongs to this form.
 */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  known: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
  inputs: Readonly<Record<string, Path<Values>>> = {},
): boolean {
  if (!(error instanceof ApiError)) return false
  const named = new Map<Path<Values>, string>()
  for (const [field, message] of Object.entries(error.fields)) {
    const name = inputs[field] ?? known.find((one) => one === field)
    if (name && !named.has(name)) named.set(name, message)
  }
  for (const [index, [name, message]] of [...named].entries())
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
  return named.size > 0
}
