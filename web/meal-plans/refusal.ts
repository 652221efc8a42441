import { ApiError, errorText, isPlanError, isSignedOut } from '#web/http/api-error.ts'
import { toastPlanRefusal } from '#web/http/plan-notice.tsx'
import { toast } from '#web/ui/toast.tsx'

/** Says why the server refused; where the plan stood in the way, with the way to another one. */
export function toastRefusal(error: unknown, title: string, go: (path: string) => void) {
  if (isSignedOut(error)) return
  if (isPlanError(error)) return toastPlanRefusal(error, go)
  const description =
    error instanceof ApiError ? (Object.values(error.fields)[0] ?? errorText(error)) : errorText(error)
  toast({ title, description, variant: 'destructive' })
}
