import type * as access from '../access/access.ts'
import type * as tokens from '../access/tokens.ts'
import type * as user from '../access/user.ts'
import type * as config from '../config.ts'
import type * as hydration from '../hydration/hydration.ts'
import type * as insights from '../insights.ts'
import type * as notifications from '../notifications.ts'
import type * as appStore from '../subscriptions/app-store.ts'
import type * as subscriptions from '../subscriptions/subscriptions.ts'
import type { Endpoint } from './endpoint.ts'
import { authUserPath } from './paths.ts'

/**
 * An endpoint's method and path for clients, checked by the compiler against the real one. Keeps the schemas
 * (despite the type), and Zod with them, out of the first load.
 */
function bare<E extends Endpoint>(method: E['method'], path: E['path']): E {
  return { method, path } as E
}

export const getAuthUser = bare<typeof user.getAuthUser>('GET', authUserPath)
export const getUser = bare<typeof user.getUser>('GET', '/api/user')
export const setTimezone = bare<typeof user.setTimezone>('PUT', '/api/user/timezone')
export const signIn = bare<typeof access.signIn>('POST', '/api/auth/sign-in/email')
export const signUp = bare<typeof access.signUp>('POST', '/api/auth/sign-up/email')
export const signOut = bare<typeof access.signOut>('POST', '/api/auth/logout')
export const refreshTokens = bare<typeof tokens.refreshTokens>('POST', '/api/auth/refresh')
export const getConfig = bare<typeof config.getConfig>('GET', '/api/config')
export const getHealth = bare<typeof config.getHealth>('GET', '/api/health')
export const getDashboardStats = bare<typeof insights.getDashboardStats>('GET', '/api/dashboard/stats')
export const logDrink = bare<typeof hydration.logDrink>('POST', '/api/drinks/log')
export const removeDrink = bare<typeof hydration.removeDrink>('DELETE', '/api/drinks/logs/:id')
export const restoreDrink = bare<typeof hydration.restoreDrink>('POST', '/api/drinks/logs/:id/restore')
export const listDrinks = bare<typeof hydration.listDrinks>('GET', '/api/drinks/logs')
export const listTodaysDrinks = bare<typeof hydration.listTodaysDrinks>('GET', '/api/drinks/today')
export const getSubscriptionStatus = bare<typeof subscriptions.getSubscriptionStatus>(
  'GET',
  '/api/subscription-status',
)
export const getBilling = bare<typeof subscriptions.getBilling>('GET', '/api/billing')
export const finishCheckout = bare<typeof subscriptions.finishCheckout>(
  'POST',
  '/api/subscriptions/checkout/finish',
)
export const callAppStore = bare<typeof appStore.callAppStore>('POST', '/api/apple-iap-webhook')
export const acknowledgeNotification = bare<typeof notifications.acknowledgeNotification>(
  'POST',
  '/api/notifications/receipts',
)
