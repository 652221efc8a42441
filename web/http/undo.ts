import { type ToastMessage, toast } from '#web/ui/feedback/toast.tsx'
import { errorText, isSignedOut } from './api-error.ts'
import { words } from './words.ts'

/** A toast's action that undoes what the toast reports; a refusal is shown. */
export function undoBy(restore: () => Promise<unknown>): NonNullable<ToastMessage['action']> {
  return {
    label: words.undo,
    onSelect: () => void restore().catch(sayRefused),
  }
}

function sayRefused(error: unknown) {
  if (isSignedOut(error)) return
  toast({ title: words.undoFailed, description: errorText(error), variant: 'destructive' })
}
