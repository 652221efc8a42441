import { Redirect } from 'wouter'
import { useUser } from '#web/features/access/use-user.ts'
import { isIos } from '#web/http/platform.ts'
import { storedRefreshToken } from '#web/http/session/token.ts'
import { lazyScreen } from './load-screen.ts'

const LandingPage = lazyScreen(() => import('#web/features/site/landing/landing-page.tsx'), 'LandingPage')

let inside = false

/** Records that this visit has shown a screen of the app. */
export function rememberInside() {
  inside = true
}

/**
 * `/`: the landing page; signed-in users from inside the app go to the dashboard. The iOS app starts here, so
 * an account known to the device goes there too, and the dashboard checks the session.
 */
export function HomeScreen() {
  const { user, isLoading, error } = useUser()
  const mayBeKnown = isIos() && (user || ((isLoading || error) && storedRefreshToken()))
  if ((user && inside) || mayBeKnown) return <Redirect to="/dashboard" replace />
  return <LandingPage />
}
