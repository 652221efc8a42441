import { ApiError, errorText } from '#web/http/api-error.ts'
import { words } from './words.ts'

/** What is said about an analysis that failed. Where the server says what to do instead (503), its sentence alone. */
export function analysisRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return words.analysisFailedText
  const sentence = error.body?.message ?? error.text
  return error.status === 503 && error.body ? sentence : words.analysisRefused(error.status, sentence)
}

/** What stays in sight after an analysis that failed: why, also where no answer came at all. */
export function analysisProblem(error: unknown): string {
  return error instanceof ApiError ? analysisRefusal(error) : errorText(error, words.analysisFailedText)
}

/** What is said about a meal that could not be logged. */
export function confirmationRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error)
  return words.confirmationRefused(error.status, error.body?.message ?? error.text)
}
