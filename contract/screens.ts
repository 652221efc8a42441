import { productSlug } from './product.ts'

export const whyPath = `/why-${productSlug}` as const

/** Public pages, rendered to HTML by the build and served without the app. */
export const publicPages = ['/', whyPath, '/about', '/demos', '/terms', '/privacy', '/disclaimer'] as const
export type PublicPage = (typeof publicPages)[number]

/**
 * Paths of all screens, with `:name` for parameters. The client's routes have exactly these; the server answers any
 * other page with the not-found screen and status 404.
 */
export const screens = [
  ...publicPages,
  '/dashboard',
  '/nutrition',
  '/nutrition-log',
  '/scan-meal',
  '/tracking',
  '/fitness',
  '/fitness/history',
  '/fitness/workout/:id',
  '/fitness/session/:scheduleId/:sessionId',
  '/meal-plan',
  '/scan-fridge',
  '/fridge',
  '/recipes',
  '/saved-pairings',
  '/analytics',
  '/expenditure',
  '/nutrients',
  '/notifications',
  '/account',
  '/admin',
  '/confirm-email',
  '/unsubscribe',
  '/choose-plan',
  '/subscribe',
  '/subscription',
  '/login',
  '/sign-out',
  '/register',
  '/welcome',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/oauth-callback',
  '/auth/callback',
  '/auth/success',
] as const
export type ScreenPath = (typeof screens)[number]
