import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { type PublicPage, publicPages, type ScreenPath } from '#contract/screens.ts'
import { publicPageLoads } from './public-pages.tsx'
import { HomeScreen } from './shell/home-screen.tsx'
import { loadScreen } from './shell/load-screen.ts'

export type Screen = {
  path: ScreenPath
  /** `either` renders for signed-in users and invites others to sign in; `owner` is shown to the owner only. */
  access: 'public' | 'signed-in' | 'either' | 'owner'
  /** Fills the page, without the frame's header and bottom bar. */
  fills?: true
  Component: ComponentType | LazyExoticComponent<ComponentType>
}

const LoginPage = lazy(loadScreen(() => import('./features/access/sign-in/login-page.tsx'), 'LoginPage'))
const CompletionPage = lazy(
  loadScreen(() => import('./features/access/sign-in/completion-page.tsx'), 'CompletionPage'),
)
const ScanFridgePage = lazy(
  loadScreen(() => import('./features/fridge/scan-fridge-page.tsx'), 'ScanFridgePage'),
)
const PlayerPage = lazy(loadScreen(() => import('./features/training/player/player-page.tsx'), 'PlayerPage'))
const NutritionPage = lazy(
  loadScreen(() => import('./features/nutrition/day/nutrition-page.tsx'), 'NutritionPage'),
)

/** The public pages inside the app, for its own links and for hosts that do not prerender pages. */
const publicScreens = Object.fromEntries(
  publicPages.map((path) => {
    const load = async () => ({ Page: await publicPageLoads[path]() })
    return [path, { access: 'public', Component: lazy(loadScreen(load, 'Page')) }]
  }),
) as Record<PublicPage, Omit<Screen, 'path'>>

/** All screens, each loaded when first opened. */
const table: Record<ScreenPath, Omit<Screen, 'path'>> = {
  ...publicScreens,
  '/': { access: 'public', Component: HomeScreen },
  '/login': { access: 'public', Component: LoginPage },
  '/register': { access: 'public', Component: LoginPage },
  // Redirects signed-out visitors and finished users itself.
  '/welcome': {
    access: 'public',
    Component: lazy(loadScreen(() => import('./features/account/welcome/welcome-page.tsx'), 'WelcomePage')),
  },
  '/sign-out': {
    access: 'public',
    Component: lazy(loadScreen(() => import('./features/access/sign-out/sign-out-page.tsx'), 'SignOutPage')),
  },
  '/forgot-password': {
    access: 'public',
    Component: lazy(
      loadScreen(() => import('./features/access/mailed/forgot-password-page.tsx'), 'ForgotPasswordPage'),
    ),
  },
  '/reset-password': {
    access: 'public',
    Component: lazy(
      loadScreen(() => import('./features/access/mailed/reset-password-page.tsx'), 'ResetPasswordPage'),
    ),
  },
  '/verify-email': {
    access: 'public',
    Component: lazy(
      loadScreen(() => import('./features/access/mailed/verify-email-page.tsx'), 'VerifyEmailPage'),
    ),
  },
  '/oauth-callback': { access: 'public', Component: CompletionPage },
  '/auth/callback': { access: 'public', Component: CompletionPage },
  '/auth/success': { access: 'public', Component: CompletionPage },
  '/dashboard': {
    access: 'signed-in',
    Component: lazy(loadScreen(() => import('./features/insights/dashboard-page.tsx'), 'DashboardPage')),
  },
  '/nutrition': { access: 'signed-in', Component: NutritionPage },
  '/nutrition-log': { access: 'signed-in', Component: NutritionPage },
  '/tracking': {
    access: 'signed-in',
    Component: lazy(loadScreen(() => import('./features/activities/tracking-page.tsx'), 'TrackingPage')),
  },
  '/fitness': {
    access: 'signed-in',
    Component: lazy(loadScreen(() => import('./shell/fitness-page.tsx'), 'FitnessPage')),
  },
  '/fitness/workout/:id': { access: 'signed-in', fills: true, Component: PlayerPage },
  '/fitness/session/:scheduleId/:sessionId': { access: 'signed-in', fills: true, Component: PlayerPage },
  // Invites signed-out visitors itself, and fills the page.
  '/scan-meal': {
    access: 'public',
    Component: lazy(loadScreen(() => import('./features/nutrition/scan/scan-meal-page.tsx'), 'ScanMealPage')),
  },
  '/meal-plan': {
    access: 'signed-in',
    Component: lazy(loadScreen(() => import('./features/meal-plans/meal-plan-page.tsx'), 'MealPlanPage')),
  },
  '/scan-fridge': { access: 'either', Component: ScanFridgePage },
  '/fridge': { access: 'either', Component: ScanFridgePage },
  '/saved-pairings': {
    access: 'signed-in',
    Component: lazy(
      loadScreen(() => import('./features/pairings/saved-pairings-page.tsx'), 'SavedPairingsPage'),
    ),
  },
  '/analytics': {
    access: 'signed-in',
    Component: lazy(loadScreen(() => import('./features/analytics/analytics-page.tsx'), 'AnalyticsPage')),
  },
  '/notifications': {
    access: 'signed-in',
    Component: lazy(
      loadScreen(() => import('./features/notifications/notifications-page.tsx'), 'NotificationsPage'),
    ),
  },
  '/account': {
    access: 'signed-in',
    Component: lazy(loadScreen(() => import('./features/account/account-page.tsx'), 'AccountPage')),
  },
  '/admin': {
    access: 'owner',
    Component: lazy(loadScreen(() => import('./features/admin/admin-page.tsx'), 'AdminPage')),
  },
  '/confirm-email': {
    access: 'public',
    Component: lazy(
      loadScreen(() => import('./features/access/mailed/confirm-email-page.tsx'), 'ConfirmEmailPage'),
    ),
  },
  '/unsubscribe': {
    access: 'public',
    Component: lazy(
      loadScreen(() => import('./features/access/mailed/unsubscribe-page.tsx'), 'UnsubscribePage'),
    ),
  },
  '/choose-plan': {
    access: 'either',
    Component: lazy(
      loadScreen(() => import('./features/subscriptions/choose/choose-plan-page.tsx'), 'ChoosePlanPage'),
    ),
  },
  '/subscribe': {
    access: 'either',
    Component: lazy(
      loadScreen(() => import('./features/subscriptions/checkout/subscribe-page.tsx'), 'SubscribePage'),
    ),
  },
  '/subscription': {
    access: 'signed-in',
    Component: lazy(
      loadScreen(() => import('./features/subscriptions/manage/subscription-page.tsx'), 'SubscriptionPage'),
    ),
  },
  '/recipes': {
    access: 'signed-in',
    Component: lazy(
      loadScreen(() => import('./features/recipes/saved/saved-recipes-page.tsx'), 'SavedRecipesPage'),
    ),
  },
}

export const routes = Object.entries(table).map(([path, screen]) => ({
  path,
  ...screen,
})) as readonly Screen[]
