import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { words } from '../words.ts'
import { useSignOut } from './use-sign-out.ts'

/** Signs out, for the pages outside the app: only the app knows all that this device keeps of an account. */
export function SignOutPage() {
  const signOut = useSignOut()
  const [, go] = useLocation()
  const begun = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    // Whoever would rather keep an activity that waits on the device stays signed in.
    void signOut().then((left) => left || go('/dashboard', { replace: true }))
  }, [])
  return (
    <div className="grid min-h-[60dvh] place-items-center">
      <Spinner label={words.signingOut} />
    </div>
  )
}
