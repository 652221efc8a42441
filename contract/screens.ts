import { productSlug } from './product.ts'

export const whyPath = `/why-${productSlug}` as const

/** Pages for everybody, which the build renders to HTML; the server answers them without the app. */
export const publicPages = ['/', whyPath, '/about', '/demos', '/terms', '/privacy', '/disclaimer'] as const
export type PublicPage = (typeof publicPages)[number]

/**
 * Every path that shows a screen, `:name` standing for whatever an address has there. The client's table of screens has exactly these; the server answers
 * any other page with the not-found screen and status 404.
 */
export const screens = [
  ...publicPages,
  '/dashboard',
  '/nutrition',
  '/nutrition-log',
  '/scan-meal',
  '/tracking',
  '/fitness',
  '/fitness/workout/:id',
  '/fitness/session/:scheduleId/:sessionId',
  '/meal-plan',
  '/scan-fridge',
  '/fridge',
  '/recipes',
  '/saved-pairings',
  '/analytics',
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
