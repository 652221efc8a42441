import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { line } from '../measures/text.ts'
import { user } from './user.ts'

/** How long an access token and a refresh token last. */
export const accessTokenSeconds = 15 * 60
export const refreshTokenDays = 30

/** A JWT for 15 minutes, and the opaque token that gets the next pair, once. */
export const tokenPair = z.object({
  token: z.string(),
  refresh_token: z.string(),
  expiresAt: z.iso.datetime(),
})
export type TokenPair = z.infer<typeof tokenPair>

export const refreshTokens = {
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'Get the next pair of tokens; a refresh token that was used before ends its whole family',
  access: 'public',
  body: z.object({ refresh_token: line(512).min(1) }),
  response: tokenPair,
} satisfies Endpoint

/** Sign-in by the phone's own Google or Apple dialog: `nonce` is what the app asked the provider to sign. */
export const signInNatively = {
  method: 'POST',
  path: '/api/auth/native',
  summary: 'Sign in with an identity token that the phone received from Google or Apple',
  access: 'public',
  limit: 'sign-in',
  body: z.object({
    provider: z.enum(['google', 'apple']),
    idToken: z.string().min(1).max(8192),
    nonce: line(128).min(16, 'A nonce has at least 16 characters.'),
    /** Apple tells the name only once, beside the token. */
    firstName: line(80).optional(),
    lastName: line(80).optional(),
  }),
  response: tokenPair.extend({ user }),
} satisfies Endpoint

/** The deep link carries a code instead of tokens, so that whoever overhears it gains nothing without `verifier`. */
export const redeemSignIn = {
  method: 'POST',
  path: '/api/auth/redeem',
  summary: 'Exchange the one-time code of a finished hosted sign-in for tokens',
  access: 'public',
  limit: 'sign-in',
  body: z.object({ code: line(128).min(1), verifier: line(128).min(43) }),
  response: tokenPair,
} satisfies Endpoint

/**
 * What the sign-in page may be opened with. `state` is the client's own one-time value and comes back with the
 * answer; `challenge` (S256) belongs to `verifier` above and is needed for `platform=ios`.
 */
export const loginQuery = z.object({
  method: z.string().max(32).optional(),
  platform: z.enum(['web', 'ios']).optional(),
  state: z.string().max(128).optional(),
  challenge: z.string().max(128).optional(),
  /** `create`: opens the page that creates an account, as in OpenID Connect. */
  prompt: z.literal('create').optional().catch(undefined),
})

/** Where providers send people back to, and the alias of `/api/login` from the time before. */
export const callbackPath = '/api/callback'
export const oldLoginPath = '/api/auth/replit'
