import { lazy } from 'react'
import { Redirect } from 'wouter'
import { useUser } from '#web/access/use-user.ts'
import { loadScreen } from './load-screen.ts'

const LandingPage = lazy(loadScreen(() => import('#web/site/landing-page.tsx'), 'LandingPage'))

let inside = false

/** Notes that this visit has seen a screen of the app. */
export function rememberInside() {
  inside = true
}

/** `/`: the landing page; whoever is signed in and comes from inside the app is on the way to the dashboard. */
export function HomeScreen() {
  const { user } = useUser()
  if (user && inside) return <Redirect to="/dashboard" replace />
  return <LandingPage />
}
