import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { toast } from '#web/ui/feedback/toast.tsx'

/** Shows a failure as a toast titled `title`; an ended session shows its own notice. */
export function sayRefused(title: string, error: unknown) {
  if (!isSignedOut(error)) toast({ title, description: errorText(error), variant: 'destructive' })
}
