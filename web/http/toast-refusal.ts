import { toast } from '#web/ui/feedback/toast.tsx'
import { type ApiError, errorText, isPlanError, isSignedOut, planRefusal } from './api-error.ts'
import { planOffer } from './plan-offer.ts'

/** Shows why a call failed, except that the session has ended: the sign-in page opens by itself. */
export function toastRefusal(error: unknown, title: string, description = errorText(error)) {
  if (isSignedOut(error)) return undefined
  if (isPlanError(error)) return toastPlanRefusal(error)
  return toast({ title, description, variant: 'destructive' })
}

/** Shows a refusal by plan or quota, with a link to the plans. */
export function toastPlanRefusal(error: ApiError) {
  const { title, text, upgrade } = planRefusal(error)
  return toast({ title, description: text, variant: 'destructive', action: planOffer(upgrade) })
}
