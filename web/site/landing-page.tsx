import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { useUser } from '#web/access/use-user.ts'
import { track } from '#web/http/events.ts'
import { Closing } from './closing.tsx'
import { Demos } from './demos.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { Pricing } from './pricing.tsx'
import { SignInDialog } from './sign-in-dialog.tsx'
import { SignInFailure } from './sign-in-failure.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function LandingPage() {
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const { user } = useUser()
  const [asking, setAsking] = useState(search.get('showLogin') === 'true')

  const startTrial = () => {
    track({ name: 'trial_start_clicked' })
    if (user) go('/dashboard')
    else setAsking(true)
  }
  return (
    <>
      <SiteHeader onSignIn={() => setAsking(true)} onTrial={startTrial} />
      <main id="main" tabIndex={-1}>
        <SignInFailure error={search.get('error')} />
        <Hero onTrial={startTrial} />
        <Highlights />
        <Demos />
        <Features />
        <Pricing onTrial={startTrial} />
        <Closing onTrial={startTrial} />
      </main>
      <SiteFooter />
      <SignInDialog open={asking} onOpenChange={setAsking} />
    </>
  )
}
