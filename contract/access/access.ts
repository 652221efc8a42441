import * as z from 'zod'
import type { Endpoint } from '../http/endpoint.ts'
import { line } from '../measures/text.ts'

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'That email address is too long.')
  .pipe(z.email('Enter an email address such as ann@example.com.'))

export const passwordLength = { min: 8, max: 128 } as const
export const newPassword = z
  .string()
  .min(passwordLength.min, `Use at least ${passwordLength.min} characters.`)
  .max(passwordLength.max, `Use at most ${passwordLength.max} characters.`)

export const signUpForm = z.object({
  name: line(80).min(1, 'Tell us what to call you.'),
  email,
  password: newPassword,
})
export const signInForm = z.object({ email, password: z.string().min(1, 'Enter your password.').max(1024) })
export const forgotForm = z.object({ email })
export const resetForm = z.object({ token: line(512).min(1), newPassword })
export const verifyForm = z.object({
  token: z.string().min(1).max(2048),
  password: z.string().min(1, 'Enter your password.').max(1024),
})

/** Answer of sign-up and sign-in; the session is in the cookie. */
const signedIn = z.object({
  user: z.object({ id: z.uuid(), email: z.string(), name: z.string(), emailVerified: z.boolean() }),
  /** False after a sign-up that requires a verified address. */
  signedIn: z.boolean(),
})

export const signUp = {
  method: 'POST',
  path: '/api/auth/sign-up/email',
  summary: 'Create an account with email and password',
  access: 'public',
  limit: 'sign-up',
  body: signUpForm,
  response: signedIn,
} satisfies Endpoint
/** Limited by account and by address, or by device after an earlier sign-in from it; only failures count. */
export const signIn = {
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Sign in with email and password',
  access: 'public',
  body: signInForm,
  response: signedIn,
} satisfies Endpoint
export const signOut = {
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'End this session, and the sign-in of the app that a token of it shows',
  access: 'public',
  body: z
    .object({
      refresh_token: line(512).min(1).optional(),
      /** SHA-256 in base64url: the part of a token that a device stores for signing out offline. */
      refresh_token_hash: line(43).min(43).optional(),
    })
    .nullish(),
  response: z.object({ success: z.boolean() }),
} satisfies Endpoint
export const requestPasswordReset = {
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Send a link that sets a new password',
  access: 'public',
  limit: 'email',
  body: forgotForm,
  response: z.object({ message: z.string() }),
} satisfies Endpoint
export const resetPassword = {
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the link from the email',
  access: 'public',
  limit: 'sign-in',
  body: resetForm,
  response: z.object({ message: z.string() }),
} satisfies Endpoint
export const verifyEmail = {
  method: 'POST',
  path: '/api/auth/verify-email',
  summary: 'Confirm an address: the link from the email and the account’s password',
  access: 'public',
  limit: 'sign-in',
  body: verifyForm,
  response: z.object({ message: z.string() }),
} satisfies Endpoint
export const sendVerification = {
  method: 'POST',
  path: '/api/auth/send-verification-email',
  summary: 'Send the verification link again',
  access: 'public',
  limit: 'sign-up',
  body: forgotForm,
  response: z.object({ message: z.string() }),
} satisfies Endpoint

/** Sign-in providers; `oidc` is the OpenID Connect issuer configured on this server. */
export const providerIds = ['google', 'apple', 'github', 'x', 'oidc'] as const
export type ProviderId = (typeof providerIds)[number]

/** Hands a hosted sign-in over to the app that opened it. Error: `invalid` without a recent request of an app. */
export const continueInApp = {
  method: 'POST',
  path: '/api/auth/continue',
  summary: 'Go back to the app that opened the sign-in page, signed in there too',
  limit: 'sign-in',
  /** `location`: the app's address with a one-time code, for a browser redirect. */
  response: z.object({ location: z.string() }),
} satisfies Endpoint
