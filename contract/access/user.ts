import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { authUserPath } from '../http/paths.ts'
import { timezone } from '../measures/day-schemas.ts'
import { unitSystems } from '../measures/units.ts'
import { subscriptionStatus, tier } from '../subscriptions/plan-schemas.ts'

export const unitSystem = z.enum(unitSystems)

/** The signed-in account. */
export const user = z.object({
  id: z.uuid(),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  subscriptionTier: tier,
  subscriptionStatus,
  subscriptionCancelAtPeriodEnd: z.boolean(),
  subscriptionCurrentPeriodEnd: z.iso.datetime().nullable(),
  stripeCustomerId: z.string().nullable(),
  trialEndDate: z.iso.datetime().nullable(),
  /** Null until the browser has sent its zone; days are then counted in America/Chicago. */
  timezone: z.string().nullable(),
  units: unitSystem,
  isOwner: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type User = z.infer<typeof user>

export const getAuthUser = {
  method: 'GET',
  path: authUserPath,
  summary: 'The signed-in user',
  response: user,
} satisfies Endpoint
export const getMe = {
  method: 'GET',
  path: '/api/auth/me',
  summary: 'The signed-in user, for a bearer token',
  response: user,
} satisfies Endpoint
export const getUser = {
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user',
  response: user,
} satisfies Endpoint

export const setTimezone = {
  method: 'PUT',
  path: '/api/user/timezone',
  summary: 'Change the time zone that days are counted in',
  body: z.object({ timezone }),
  response: user,
} satisfies Endpoint
