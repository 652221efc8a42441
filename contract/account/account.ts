import * as z from 'zod'
import { email, newPassword, providerIds } from '../access/access.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { line } from '../measures/text.ts'

const currentPassword = z.string().min(1, 'Enter your password.').max(1024)

/** A signed-in browser or phone. */
export const signedInDevice = z.object({
  id: z.uuid(),
  /** The requesting device. */
  current: z.boolean(),
  /** "Firefox on Windows", as far as known. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type SignedInDevice = z.infer<typeof signedInDevice>

export const listSignedInDevices = {
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Where this account is signed in',
  response: z.array(signedInDevice),
} satisfies Endpoint
export const signOutDevice = {
  method: 'DELETE',
  path: '/api/account/sessions/:id',
  summary: 'Sign one browser or phone out',
  params: z.object({ id: z.uuid('That is not a session’s id.') }),
  response: z.null(),
} satisfies Endpoint
export const signOutEverywhere = {
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Sign out everywhere, here too',
  response: z.object({ signedOut: z.number().int() }),
} satisfies Endpoint

/** Sign-in methods of an account. */
export const getSignInMethods = {
  method: 'GET',
  path: '/api/account/sign-in-methods',
  summary: 'Whether this account has a password, and which providers lead into it',
  response: z.object({ hasPassword: z.boolean(), providers: z.array(z.enum(providerIds)) }),
} satisfies Endpoint

export const changePassword = {
  method: 'POST',
  path: '/api/account/password',
  summary: 'Change the password; every other browser and phone is signed out',
  limit: 'sign-in',
  body: z.object({ currentPassword, newPassword }),
  response: z.object({ message: z.string() }),
} satisfies Endpoint

/** The address changes when the link sent to the new one is opened; the old one is notified. */
export const changeEmail = {
  method: 'POST',
  path: '/api/account/email',
  summary: 'Ask for an email to a new address',
  limit: 'sign-in',
  body: z.object({ newEmail: email, password: currentPassword }),
  response: z.object({ message: z.string() }),
} satisfies Endpoint
/**
 * Requires the password: the receiver of a misdirected email must neither take over an account nor give theirs
 * away.
 */
export const confirmEmail = {
  method: 'POST',
  path: '/api/account/email/confirm',
  summary: 'Change the address: the link from the email and the account’s password',
  access: 'public',
  limit: 'sign-in',
  body: z.object({ token: line(2048).min(1), password: currentPassword }),
  response: z.object({ email: z.string(), message: z.string() }),
} satisfies Endpoint

export const downloadData = {
  method: 'GET',
  path: '/api/account/data',
  summary: 'Everything this account holds: a zip archive of JSON files and photos',
  limit: 'download',
  response: z.unknown(),
  produces: 'application/zip',
  streams: true,
} satisfies Endpoint

/** Minutes for which a sign-in replaces the password of an account without one. */
export const freshMinutes = 10
/** Word that confirms the deletion of an account. */
export const deleteWord = 'DELETE'
export const deleteAccount = {
  method: 'POST',
  path: '/api/account/delete',
  summary:
    'Delete the account and everything it holds, for ever: with its password, or, without one, soon after signing in',
  limit: 'sign-in',
  body: z.object({
    password: z.string().max(1024).nullish(),
    confirm: z.literal(deleteWord, `Type ${deleteWord} to confirm.`),
  }),
  response: z.object({ message: z.string() }),
} satisfies Endpoint
