import { ApiError, errorText } from '#web/http/api-error.ts'
import { words } from './words.ts'

/** The message for a failed analysis; on 503 and 422 the server's sentence, which says what to do instead. */
export function analysisRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return words.analysisFailedText
  const sentence = error.body?.message ?? error.text
  return [422, 503].includes(error.status) && error.body
    ? sentence
    : words.analysisRefused(error.status, sentence)
}

/** Why an analysis failed, shown until the next attempt; covers requests without an answer too. */
export function analysisProblem(error: unknown): string {
  return error instanceof ApiError ? analysisRefusal(error) : errorText(error, words.analysisFailedText)
}

/** The message for a meal that could not be logged. */
export function confirmationRefusal(error: unknown): string {
  if (!(error instanceof ApiError)) return errorText(error)
  return words.confirmationRefused(error.status, error.body?.message ?? error.text)
}
