import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import * as z from 'zod'
import { refusalOf } from '#contract/http/refusals.ts'
import { ApiError } from './api-error.ts'

z.config({ customError: refusalOf })

/**
 * Puts the server's refusals beside the inputs at fault; `inputs` names the input of a field that has none of its own.
 * False where it named none of this form's.
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
