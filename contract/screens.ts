/**
 * Every path that shows a screen, `:name` standing for whatever an address has there. The client's table of screens has exactly these; the server answers
 * any other page with the not-found screen and status 404.
 */
export const screens = [
  '/',
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
  '/choose-plan',
  '/subscribe',
  '/subscription',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/oauth-callback',
  '/auth/callback',
  '/auth/success',
] as const
export type ScreenPath = (typeof screens)[number]
