import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'
import { signInPath } from '#web/http/platform.ts'
import { useNextStep } from '#web/subscriptions/use-next-step.ts'
import { landingQuery, withoutLandingQuery } from './landing-query.ts'
import { failureText } from './words.ts'

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void }

const SignInDialog = lazy<ComponentType<DialogProps>>(async () => {
  try {
    return { default: (await import('./sign-in-dialog.tsx')).SignInDialog }
  } catch {
    // The dialog is a nicety: without it people go straight to where its button leads.
    window.location.assign(signInPath())
    return { default: () => null }
  }
})

/**
 * What brought people to the landing page (`showLogin`, `planSelected`, `platform`, `error`), and the sign-in dialog.
 * Render `dialog` somewhere; `failure` is the sentence of a sign-in that failed. Whether this is the iOS app is known
 * better than by `platform`, which is only taken out of the address.
 */
export function useLandingArrival() {
  const [search] = useSearchParams()
  const nextStep = useNextStep()
  const [asked, setAsked] = useState(() => landingQuery(search))
  const [asking, setAsking] = useState(asked?.showLogin ?? false)
  const [wasAsking, setWasAsking] = useState(asking)
  if (asking && !wasAsking) setWasAsking(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says is read once
  useEffect(() => {
    const now = landingQuery(search)
    if (!now) return
    setAsked(now)
    if (now.showLogin) setAsking(true)
    if (now.planSelected) nextStep.notePlan()
    window.history.replaceState(window.history.state, '', withoutLandingQuery(search))
  }, [search])

  return {
    failure: asked?.error ? failureText(asked.error) : undefined,
    signIn: () => setAsking(true),
    dialog: wasAsking ? (
      <Suspense fallback={null}>
        <SignInDialog open={asking} onOpenChange={setAsking} />
      </Suspense>
    ) : null,
  }
}
