import type { FastifyBaseLogger } from 'fastify'
import type { ProviderId } from '#contract/access/access.ts'
import { AppError } from '#contract/http/errors.ts'
import { cutText } from '#contract/measures/cut-text.ts'
import { ForeignAnswer, ProviderAway } from './provider.ts'
import { words } from './words.ts'

const longest = 200
/** Codes of RFC 6749 and of Apple. */
const denials = ['access_denied', 'user_cancelled_authorize']

/** The `error` parameter of the page after a failed sign-in: a sentence, or `auth_failed`. */
export function failureText(error: unknown, provider: ProviderId, log: FastifyBaseLogger): string {
  if (error instanceof AppError) return error.message
  if (!(error instanceof ProviderAway || error instanceof ForeignAnswer)) {
    log.error({ err: error, provider }, 'a sign-in failed')
    return 'auth_failed'
  }
  // A wrong client secret is visible only in this log.
  log.warn({ provider, reason: error.message }, 'a sign-in was refused')
  return error instanceof ProviderAway ? words.away(provider) : 'auth_failed'
}

/** A provider's text, which is untrusted: one line of limited length. */
export function refusalText(error: string | undefined, description: string | undefined): string {
  if (description === undefined && error !== undefined && denials.includes(error)) return words.cancelled
  const text = (description ?? error ?? '').toWellFormed().replaceAll(/\p{C}+/gu, ' ')
  return cutText(text.trim(), longest) || 'auth_failed'
}
