import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

/** Says under `title` why something failed; a session that is over says so by itself. */
export function sayRefused(title: string, error: unknown) {
  if (!isSignedOut(error)) toast({ title, description: errorText(error), variant: 'destructive' })
}
