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

/** Completes a sign-in: clears the previous account's cache and opens the app. */
export function useArrive() {
  const queries = useQueryClient()
  const [, go] = useLocation()
  const nextStep = useNextStep()
  const { forApp } = useAppVisit()
  return async (method: string, user?: User) => {
    // The sign-in page redirects once the user is known; the chosen plan is then already handled.
    const arrived = user ?? (await call(getAuthUser).catch(() => undefined))
    // The browser saves its zone at the first sign-in: an account without one is new.
    if (arrived?.timezone === null && !forApp) noteWelcome()
    const next = welcomeIsNext() ? welcomePath : nextStep.path()
    noteSignIn(method)
    if (user) saveUser(user)
    await queries.resetQueries()
    // In a page opened by the app, the page offers the link back to it.
    if (!forApp) go(next, { replace: true })
  }
}
