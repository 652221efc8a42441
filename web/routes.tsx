import type { ComponentType } from 'react'
import type { Endpoint } from '#contract/http/endpoint.ts'
import { getDashboardStats } from '#contract/http/first-calls.ts'
import { type PublicPage, publicPages, type ScreenPath } from '#contract/screens.ts'
import { DashboardPage } from './features/insights/dashboard-page.tsx'
import { publicPageLoads } from './public-pages.tsx'
import { HomeScreen } from './shell/home-screen.tsx'
import { type LazyScreen, lazyScreen } from './shell/load-screen.ts'

export type Screen = {
  path: ScreenPath
  /** `either` renders for signed-in users and invites others to sign in; `owner` is shown to the owner only. */
  access: 'public' | 'signed-in' | 'either' | 'owner'
  /** Fills the page, without the frame's header and bottom bar. */
  fills?: true
  Component: ComponentType | LazyScreen
  /** The screen's first read; requested before it is rendered. */
  reads?: Endpoint
}

const LoginPage = lazyScreen(() => import('./features/access/sign-in/login-page.tsx'), 'LoginPage')
const CompletionPage = lazyScreen(
  () => import('./features/access/sign-in/completion-page.tsx'),
  'CompletionPage',
)
const ScanFridgePage = lazyScreen(() => import('./features/fridge/scan-fridge-page.tsx'), 'ScanFridgePage')
const PlayerPage = lazyScreen(() => import('./features/training/player/player-page.tsx'), 'PlayerPage')
const NutritionPage = lazyScreen(() => import('./features/nutrition/day/nutrition-page.tsx'), 'NutritionPage')

/** The public pages inside the app, for its own links and for hosts that do not prerender pages. */
const publicScreens = Object.fromEntries(
  publicPages.map((path) => {
    const load = async () => ({ Page: await publicPageLoads[path]() })
    return [path, { access: 'public', Component: lazyScreen(load, 'Page') }]
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
    Component: lazyScreen(() => import('./features/account/welcome/welcome-page.tsx'), 'WelcomePage'),
  },
  '/sign-out': {
    access: 'public',
    Component: lazyScreen(() => import('./features/access/sign-out/sign-out-page.tsx'), 'SignOutPage'),
  },
  '/forgot-password': {
    access: 'public',
    Component: lazyScreen(
      () => import('./features/access/mailed/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
  },
  '/reset-password': {
    access: 'public',
    Component: lazyScreen(
      () => import('./features/access/mailed/reset-password-page.tsx'),
      'ResetPasswordPage',
    ),
  },
  '/verify-email': {
    access: 'public',
    Component: lazyScreen(() => import('./features/access/mailed/verify-email-page.tsx'), 'VerifyEmailPage'),
  },
  '/oauth-callback': { access: 'public', Component: CompletionPage },
  '/auth/callback': { access: 'public', Component: CompletionPage },
  '/auth/success': { access: 'public', Component: CompletionPage },
  '/dashboard': {
    access: 'signed-in',
    // Where people start: in the first load.
    Component: DashboardPage,
    reads: getDashboardStats,
  },
  '/nutrition': { access: 'signed-in', Component: NutritionPage },
  '/nutrition-log': { access: 'signed-in', Component: NutritionPage },
  '/tracking': {
    access: 'signed-in',
    Component: lazyScreen(() => import('./features/activities/tracking-page.tsx'), 'TrackingPage'),
  },
  '/fitness': {
    access: 'signed-in',
    Component: lazyScreen(() => import('./shell/fitness-page.tsx'), 'FitnessPage'),
  },
  '/fitness/history': {
    access: 'signed-in',
    Component: lazyScreen(() => import('./features/activities/history/history-page.tsx'), 'HistoryPage'),
  },
  '/fitness/workout/:id': { access: 'signed-in', fills: true, Component: PlayerPage },
  '/fitness/session/:scheduleId/:sessionId': { access: 'signed-in', fills: true, Component: PlayerPage },
  // Invites signed-out visitors itself, and fills the page.
  '/scan-meal': {
    access: 'public',
    Component: lazyScreen(() => import('./features/nutrition/scan/scan-meal-page.tsx'), 'ScanMealPage'),
  },
  '/meal-plan': {
    access: 'signed-in',
    Component: lazyScreen(() => import('./features/meal-plans/meal-plan-page.tsx'), 'MealPlanPage'),
  },
  '/scan-fridge': { access: 'either', Component: ScanFridgePage },
  '/fridge': { access: 'either', Component: ScanFridgePage },
  '/saved-pairings': {
    access: 'signed-in',
    Component: lazyScreen(() => import('./features/pairings/saved-pairings-page.tsx'), 'SavedPairingsPage'),
  },
  '/analytics': {
    access: 'signed-in',
    Component: lazyScreen(() => import('./features/analytics/analytics-page.tsx'), 'AnalyticsPage'),
  },
  '/expenditure': {
    access: 'signed-in',
    Component: lazyScreen(() => import('./features/expenditure/expenditure-page.tsx'), 'ExpenditurePage'),
  },
  '/nutrients': {
    access: 'signed-in',
    Component: lazyScreen(() => import('./features/nutrition/panel/nutrients-page.tsx'), 'NutrientsPage'),
  },
  '/notifications': {
    access: 'signed-in',
    Component: lazyScreen(
      () => import('./features/notifications/notifications-page.tsx'),
      'NotificationsPage',
    ),
  },
  '/account': {
    access: 'signed-in',
    Component: lazyScreen(() => import('./features/account/account-page.tsx'), 'AccountPage'),
  },
  '/admin': {
    access: 'owner',
    Component: lazyScreen(() => import('./features/admin/admin-page.tsx'), 'AdminPage'),
  },
  '/confirm-email': {
    access: 'public',
    Component: lazyScreen(
      () => import('./features/access/mailed/confirm-email-page.tsx'),
      'ConfirmEmailPage',
    ),
  },
  '/unsubscribe': {
    access: 'public',
    Component: lazyScreen(() => import('./features/access/mailed/unsubscribe-page.tsx'), 'UnsubscribePage'),
  },
  '/choose-plan': {
    access: 'either',
    Component: lazyScreen(
      () => import('./features/subscriptions/choose/choose-plan-page.tsx'),
      'ChoosePlanPage',
    ),
  },
  '/subscribe': {
    access: 'either',
    Component: lazyScreen(
      () => import('./features/subscriptions/checkout/subscribe-page.tsx'),
      'SubscribePage',
    ),
  },
  '/subscription': {
    access: 'signed-in',
    Component: lazyScreen(
      () => import('./features/subscriptions/manage/subscription-page.tsx'),
      'SubscriptionPage',
    ),
  },
  '/recipes': {
    access: 'signed-in',
    Component: lazyScreen(
      () => import('./features/recipes/saved/saved-recipes-page.tsx'),
      'SavedRecipesPage',
    ),
  },
}

export const routes = Object.entries(table).map(([path, screen]) => ({
  path,
  ...screen,
})) as readonly Screen[]
