import { ApiError, errorText } from '#web/http/api-error.ts'
import { words } from './words.ts'

/** A photo that could not be prepared for upload. */
export class PhotoError extends Error {}

/** Why a scan failed, in the specified sentences. */
export function scanRefusal(error: unknown): string {
  if (error instanceof PhotoError) return words.photoFailed
  if (!(error instanceof ApiError)) return words.scanFailedElse
  return words.scanFailedText(error.status, errorText(error, error.text))
}
