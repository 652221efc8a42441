import { lazy } from 'react'
import { Redirect } from 'wouter'
import { useUser } from '#web/features/access/use-user.ts'
import { isIos } from '#web/http/platform.ts'
import { storedRefreshToken } from '#web/http/session/token.ts'
import { loadScreen } from './load-screen.ts'

const LandingPage = lazy(
  loadScreen(() => import('#web/features/site/landing/landing-page.tsx'), 'LandingPage'),
)

let inside = false

/** Notes that this visit has seen a screen of the app. */
export function rememberInside() {
  inside = true
}

/**
 * `/`: the landing page; whoever is signed in and comes from inside the app is on the way to the dashboard. The iOS app
 * starts here, so that everyone whom it may know goes there, and the dashboard tells what becomes of it.
 */
export function HomeScreen() {
  const { user, isLoading, error } = useUser()
  const mayBeKnown = isIos() && (user || ((isLoading || error) && storedRefreshToken()))
  if ((user && inside) || mayBeKnown) return <Redirect to="/dashboard" replace />
  return <LandingPage />
}
