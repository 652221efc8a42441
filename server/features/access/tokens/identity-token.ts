import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { ProviderId } from '#contract/access/access.ts'
import { providerNames } from '#contract/access/provider-names.ts'
import { AppError } from '#contract/http/errors.ts'
import { words } from './words.ts'

export type NativeProvider = 'google' | 'apple'
/** Where each provider publishes the keys that it signs with. */
export type KeyAddresses = Record<NativeProvider, string>

export const providersKeys: KeyAddresses = {
  google: 'https://www.googleapis.com/oauth2/v3/certs',
  apple: 'https://appleid.apple.com/auth/keys',
}
const issuers: Record<NativeProvider, string[]> = {
  google: ['https://accounts.google.com', 'accounts.google.com'],
  apple: ['https://appleid.apple.com'],
}
/** Seconds since the phone's dialog: a token from an old backup or log lets nobody in, though it may last an hour. */
const oldest = 600

/** Who signed in, by the provider's word. */
export type Identity = {
  provider: ProviderId
  /** The provider's own name for the person, which never changes. */
  subject: string
  /** Undefined unless the provider has confirmed it. */
  email: string | undefined
  firstName: string | undefined
  lastName: string | undefined
}

/** Reads tokens that Google and Apple give to phones; keys are fetched when first needed and kept for a while. */
export function identityTokens(addresses: KeyAddresses) {
  const keysAt = (address: string) => createRemoteJWKSet(new URL(address), { timeoutDuration: 5000 })
  const keys = { google: keysAt(addresses.google), apple: keysAt(addresses.apple) }
  /** Errors: `unauthenticated` for a token that is not the provider's for us; `unavailable` without its keys. */
  return async (
    { provider, idToken, nonce }: { provider: NativeProvider; idToken: string; nonce: string },
    clientId: string,
    now: Date,
  ): Promise<Identity> => {
    const { payload } = await jwtVerify(idToken, keys[provider], {
      algorithms: ['RS256'],
      issuer: issuers[provider],
      audience: clientId,
      currentDate: now,
      maxTokenAge: oldest,
      clockTolerance: 30,
      requiredClaims: ['sub', 'exp'],
    }).catch((error: unknown) => {
      if (isRefusal(error)) throw foreign(provider)
      throw new AppError('unavailable', words.keysAway(providerNames[provider]), { retryAfterSeconds: 5 })
    })
    if (!payload.sub || payload.nonce !== nonceIn(provider, nonce)) throw foreign(provider)
    return {
      provider,
      subject: payload.sub,
      email: verifiedEmail(payload),
      firstName: name(payload.given_name),
      lastName: name(payload.family_name),
    }
  }
}

/** Apple's dialog is handed the SHA-256 of the nonce (hexadecimal), Google's the nonce itself. */
function nonceIn(provider: NativeProvider, nonce: string): string {
  return provider === 'apple' ? createHash('sha256').update(nonce).digest('hex') : nonce
}

/** Apple writes the flag as text at times. */
function verifiedEmail({ email, email_verified }: JWTPayload): string | undefined {
  const verified = email_verified === true || email_verified === 'true'
  return verified && typeof email === 'string' ? email : undefined
}

const name = (claim: unknown) => (typeof claim === 'string' ? claim : undefined)

const foreign = (provider: NativeProvider) =>
  new AppError('unauthenticated', words.notFromProvider(providerNames[provider]))

/** Whether the token is at fault rather than the way to the provider's keys. */
function isRefusal(error: unknown): boolean {
  const { JWKSTimeout, JWKSInvalid, JOSEError } = errors
  if (error instanceof JWKSTimeout || error instanceof JWKSInvalid) return false
  return error instanceof JOSEError && error.code !== 'ERR_JOSE_GENERIC'
}
