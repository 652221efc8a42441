import { errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

/** Shows why the server refused, or `fallback`; a refusal by plan links to the plans. */
export function toastRefusal(error: unknown, fallback: string, go: (path: string) => void) {
  if (isSignedOut(error)) return
  if (isPlanError(error)) return toastPlanRefusal(error, go)
  toast({ title: words.error, description: errorText(error, fallback), variant: 'destructive' })
}
