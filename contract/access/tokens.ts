import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { line } from '../measures/text.ts'
import { user } from './user.ts'

/** Lifetimes of access and refresh tokens. */
export const accessTokenSeconds = 15 * 60
export const refreshTokenDays = 30

/** A JWT for 15 minutes, and an opaque one-time token for the next pair. */
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

/** Sign-in by the phone's own Google or Apple dialog: `nonce` is the value sent to the provider. */
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
    /** Apple states the name only at the first sign-in, beside the token. */
    firstName: line(80).optional(),
    lastName: line(80).optional(),
  }),
  response: tokenPair.extend({ user }),
} satisfies Endpoint

/** The deep link carries a code instead of tokens, which is useless to others without `verifier`. */
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
 * Parameters of the sign-in page. `state` is the client's one-time value, returned with the answer; `challenge`
 * (S256) belongs to `verifier` above and is required for `platform=ios`.
 */
export const loginQuery = z.object({
  method: z.string().max(32).optional(),
  platform: z.enum(['web', 'ios']).optional(),
  state: z.string().max(128).optional(),
  challenge: z.string().max(128).optional(),
  /** `create` opens the sign-up page, as in OpenID Connect. */
  prompt: z.literal('create').optional().catch(undefined),
})

/** Callback of the providers, and an earlier alias of `/api/login`. */
export const callbackPath = '/api/callback'
export const oldLoginPath = '/api/auth/replit'
