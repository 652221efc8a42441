import { useLocation } from 'wouter'
import { useLandingArrival } from '#web/access/use-landing-arrival.tsx'
import { useUser } from '#web/access/use-user.ts'
import { track } from '#web/http/events.ts'
import { Closing } from './closing.tsx'
import { Demos } from './demos.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { Highlights } from './highlights.tsx'
import { Pricing } from './pricing.tsx'
import { SignInFailure } from './sign-in-failure.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export function LandingPage() {
  const [, go] = useLocation()
  const { user } = useUser()
  const { failure, signIn, dialog } = useLandingArrival()

  const startTrial = () => {
    track({ name: 'trial_start_clicked' })
    if (user) go('/dashboard')
    else signIn()
  }
  return (
    <>
      <SiteHeader onSignIn={signIn} onTrial={startTrial} />
      <main id="main" tabIndex={-1}>
        <SignInFailure text={failure} />
        <Hero onTrial={startTrial} />
        <Highlights />
        <Demos />
        <Features />
        <Pricing onTrial={startTrial} />
        <Closing onTrial={startTrial} />
      </main>
      <SiteFooter />
      {dialog}
    </>
  )
}
