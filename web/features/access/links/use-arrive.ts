import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import type { User } from '#contract/access/user.ts'
import { getAuthUser } from '#contract/http/first-calls.ts'
import { useNextStep } from '#web/features/subscriptions/choose/use-next-step.ts'
import { call } from '#web/http/client.ts'
import { saveUser } from '../saved-user.ts'
import { noteSignIn } from '../sign-in/sign-in-note.ts'
import { noteWelcome, welcomeIsNext, welcomePath } from '../sign-in/welcome-next.ts'
import { useAppVisit } from './use-app-visit.ts'

/** For the moment after signing in: nothing stale is left of whoever was here before, and the app opens. */
export function useArrive() {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const nextStep = useNextStep()
  const { forApp } = useAppVisit()
  return async (method: string, user?: User) => {
    // The sign-in page leads on by itself once the user is known; a plan then has had its turn.
    const arrived = user ?? (await call(getAuthUser).catch(() => undefined))
    // A browser tells its zone at the first sign-in: without one, nobody has been in with this account.
    if (arrived?.timezone === null && !forApp) noteWelcome()
    const next = welcomeIsNext() ? welcomePath : nextStep.path()
    noteSignIn(method)
    if (user) saveUser(user)
    await queries.resetQueries()
    // The page itself then offers the way back to the app.
    if (!forApp) go(next, { replace: true })
  }
}
