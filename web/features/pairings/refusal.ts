import { isSignedOut } from '#web/http/api-error.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from './words.ts'

/** Shows why a call failed, and the end of the session in the specified sentence. */
export function toastError(error: unknown, title: string, description: string) {
  if (!isSignedOut(error)) toastRefusal(error, title, description)
  else toast({ title: words.unauthorized, description: words.logInAgain, variant: 'destructive' })
}
