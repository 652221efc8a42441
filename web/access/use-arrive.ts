import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { User } from '#contract/user.ts'
import { useNextStep } from '#web/subscriptions/use-next-step.ts'
import { saveUser } from './saved-user.ts'
import { noteSignIn } from './sign-in-note.ts'
import { useAppVisit } from './use-app-visit.ts'

/** For the moment after signing in: nothing stale is left of whoever was here before, and the app opens. */
export function useArrive() {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const nextStep = useNextStep()
  const { forApp } = useAppVisit()
  return async (method: string, user?: User) => {
    // The sign-in page leads on by itself once the user is known; a plan then has had its turn.
    const next = nextStep.path()
    noteSignIn(method)
    if (user) saveUser(user)
    await queries.resetQueries()
    // The page itself then offers the way back to the app.
    if (!forApp) go(next, { replace: true })
  }
}
