import type { ToastMessage } from '#web/ui/feedback/toast.tsx'
import { toastRefusal } from './toast-refusal.ts'
import { words } from './words.ts'

/** A toast's action that undoes what the toast reports; a refusal is shown. */
export function undoBy(restore: () => Promise<unknown>): NonNullable<ToastMessage['action']> {
  return {
    label: words.undo,
    onSelect: () => void restore().catch((error) => toastRefusal(error, words.undoFailed)),
  }
}
