import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { useKeptPlan } from '#web/subscriptions/use-kept-plan.ts'
import { failureText } from './failure-text.ts'
import { type LandingQuery, landingQuery, withoutLandingQuery } from './landing-query.ts'

/**
 * What brought people to the landing page (`showLogin`, `planSelected`, `platform`, `error`), read once and taken out of
 * the address. `signIn` asks them to sign in; undefined while the page cannot. Whether this is the iOS app is known
 * better than by `platform`, which is only taken out of the address.
 */
export function useLandingArrival(signIn: (() => void) | undefined) {
  const search = useSearch()
  const { note } = useKeptPlan()
  const [asked, setAsked] = useState<LandingQuery>()
  const [wantsIn, setWantsIn] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is read once
  useEffect(() => {
    const params = new URLSearchParams(window.location.search)
    const now = landingQuery(params)
    if (!now) return
    setAsked(now)
    if (now.showLogin) setWantsIn(true)
    if (now.planSelected) note()
    window.history.replaceState(window.history.state, '', withoutLandingQuery(params))
  }, [search])

  useEffect(() => {
    if (!wantsIn || !signIn) return
    setWantsIn(false)
    signIn()
  }, [wantsIn, signIn])

  return {
    failure: asked?.error ? failureText(asked.error) : undefined,
    planSelected: asked?.planSelected ?? false,
  }
}
