import { toast } from '#web/ui/feedback/toast.tsx'
import { signInPath } from '../platform.ts'
import { words } from '../words.ts'

/** Milliseconds that a person has to read why the sign-in page comes. */
const readingTime = 1500
let over = false
let leaving = false
const listeners = new Set<() => void>()

/** Whether the server said during this visit that the session of its person has ended. */
export const isSessionOver = () => over

/** Calls `listener` when a session turns out to be over, until the answer is called. */
export function onSessionOver(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Somebody is signed in. */
export function noteSession() {
  over = false
}

/** The session has ended: says so, and leads to the sign-in page. */
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
