import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { words } from '../words.ts'
import { useSignOut } from './use-sign-out.ts'

/** Signs out for the pages outside the app: only the app can clear all account data of this device. */
export function SignOutPage() {
  const signOut = useSignOut()
  const [, go] = useLocation()
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    // The user may cancel because an activity is still unsent.
    void signOut().then((left) => left || go('/dashboard', { replace: true }))
  }, [])
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={words.signingOut} />
    </div>
  )
}
