import { errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'

/** Shows why the server refused; a refusal by plan links to the plans. */
export function toastRefusal(error: unknown, title: string, go: (path: string) => void) {
  if (isSignedOut(error)) return
  if (isPlanError(error)) return toastPlanRefusal(error, go)
  toast({ title, description: errorText(error), variant: 'destructive' })
}
