import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useKeptPlan } from '#web/features/subscriptions/choose/use-kept-plan.ts'
import { failureText } from '../sign-in/failure-text.ts'
import type { FirstStep } from '../sign-in/sign-in-links.tsx'
import type { Visitor } from '../use-visitor.ts'
import { type LandingQuery, landingQuery, shownAsToast, withoutLandingQuery } from './landing-query.ts'

type Asking = { visitor: Visitor; signIn: ((first: FirstStep) => void) | undefined }

/**
 * Parameters of the landing page (`showLogin`, `planSelected`, `upgrade`, `platform`, `error`), read once and
 * removed from the address. `signIn` asks guests to sign in, undefined while the page cannot; members are
 * redirected. `platform` is ignored: the client detects the iOS app itself.
 */
export function useLandingArrival({ visitor, signIn }: Asking) {
  const search = useSearch()
  const { note } = useKeptPlan()
  const [asked, setAsked] = useState<LandingQuery>()
  const [wantsIn, setWantsIn] = useState<FirstStep>()
  const [wasTold, setWasTold] = useState(false)
  const [, go] = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    const params = new URLSearchParams(window.location.search)
    const now = landingQuery(params)
    if (!now) return
    setAsked(now)
    // A first plan needs a new account; an upgrade belongs to an existing one.
    if (now.showLogin) setWantsIn(now.planSelected && !now.upgrade ? 'create' : 'sign-in')
    setWasTold(window.history.state?.[shownAsToast] === true)
    if (now.planSelected) note()
    window.history.replaceState(window.history.state, '', withoutLandingQuery(params))
  }, [search])

  useEffect(() => {
    if (!wantsIn || !signIn || visitor === 'unknown') return
    setWantsIn(undefined)
    // The sign-in page redirects signed-in users to their next step.
    if (visitor === 'member') go('/login', { replace: true })
    else signIn(wantsIn)
  }, [wantsIn, signIn, visitor, go])

  return {
    failure: asked?.error ? failureText(asked.error) : undefined,
    /** The title was shown as a toast. */
    wasTold,
    planSelected: asked?.planSelected ?? false,
  }
}
