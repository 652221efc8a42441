import { toast } from '#web/ui/feedback/toast.tsx'
import { signInPath } from '../platform.ts'
import { words } from '../words.ts'

/** Milliseconds that the notice is shown before the sign-in page opens. */
const readingTime = 3000
let over = false
let leaving = false
const listeners = new Set<() => void>()

/** Whether the server ended the session during this visit. */
export const isSessionOver = () => over

/** Calls `listener` when the session ends; returns the unsubscribe function. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Records that a session exists. */
export function noteSession() {
  over = false
}

/** Shows that the session has ended and opens the sign-in page. */
export function endVisit(go = () => window.location.assign(signInPath())) {
  over = true
  for (const listener of listeners) listener()
  if (leaving) return
  leaving = true
  toast({ title: words.unauthorized, description: words.loggedOut, variant: 'destructive' })
  setTimeout(() => {
    leaving = false
    go()
  }, readingTime)
}
