import { ApiError, errorText, isPlanError, isSignedOut, isStopped } from '#web/http/api-error.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

/** A photo that could not be prepared for upload. */
export class PhotoError extends Error {}

/** Why a scan failed, in the specified sentences. */
export function scanRefusal(error: unknown): string {
  if (error instanceof PhotoError) return words.photoFailed
  if (!(error instanceof ApiError)) return words.scanFailedElse
  return words.scanFailedText(error.status, errorText(error, error.text))
}

/** Shows why a scan failed; a refusal by plan links to the plans. */
export function sayRefusal(error: unknown, go: (path: string) => void) {
  if (isStopped(error) || isSignedOut(error)) return
  if (isPlanError(error)) toastPlanRefusal(error, go)
  else toast({ title: words.scanFailed, description: scanRefusal(error), variant: 'destructive' })
}
