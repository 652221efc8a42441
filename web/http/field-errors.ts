import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { ApiError } from './api-error.ts'

/** Puts the server's refusals beside the inputs at fault. False where it named none of this form's. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  known: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false
  const named = known.filter((name) => error.fields[name])
  named.forEach((name, index) => {
    setError(name, { type: 'server', message: error.fields[name] }, { shouldFocus: index === 0 })
  })
  return named.length > 0
}
