import { createHash } from 'node:crypto'
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { ProviderId } from '#contract/access/access.ts'
import { providerNames } from '#contract/access/provider-names.ts'
import { AppError } from '#contract/http/errors.ts'
import { words } from './words.ts'

export type NativeProvider = 'google' | 'apple'
/** Address of each provider's keys. */
export type KeyAddresses = Record<NativeProvider, string>

export const providersKeys: KeyAddresses = {
  google: 'https://www.googleapis.com/oauth2/v3/certs',
  apple: 'https://appleid.apple.com/auth/keys',
}
const issuers: Record<NativeProvider, string[]> = {
  google: ['https://accounts.google.com', 'accounts.google.com'],
  apple: ['https://appleid.apple.com'],
}
/** Maximum age in seconds: tokens from old backups or logs are refused, although they may be valid for an hour. */
const oldest = 600

/** The signed-in identity as stated by the provider. */
export type Identity = {
  provider: ProviderId
  /** The provider's permanent id. */
  subject: string
  /** Undefined unless confirmed by the provider. */
  email: string | undefined
  firstName: string | undefined
  lastName: string | undefined
}

/** Verifies tokens issued by Google and Apple to phones; keys are fetched on demand and cached. */
export function identityTokens(addresses: KeyAddresses) {
  const keysAt = (address: string) => createRemoteJWKSet(new URL(address), { timeoutDuration: 5000 })
  const keys = { google: keysAt(addresses.google), apple: keysAt(addresses.apple) }
  /** Errors: `unauthenticated` for a token not issued for this app; `unavailable` without the keys. */
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

/** Apple receives the SHA-256 of the nonce (hexadecimal), Google the nonce itself. */
function nonceIn(provider: NativeProvider, nonce: string): string {
  return provider === 'apple' ? createHash('sha256').update(nonce).digest('hex') : nonce
}

/** Apple sometimes sends the flag as text. */
function verifiedEmail({ email, email_verified }: JWTPayload): string | undefined {
  const verified = email_verified === true || email_verified === 'true'
  return verified && typeof email === 'string' ? email : undefined
}

const name = (claim: unknown) => (typeof claim === 'string' ? claim : undefined)

const foreign = (provider: NativeProvider) =>
  new AppError('unauthenticated', words.notFromProvider(providerNames[provider]))

/** Whether the token is invalid rather than the keys unreachable. */
function isRefusal(error: unknown): boolean {
  const { JWKSTimeout, JWKSInvalid, JOSEError } = errors
  if (error instanceof JWKSTimeout || error instanceof JWKSInvalid) return false
  return error instanceof JOSEError && error.code !== 'ERR_JOSE_GENERIC'
}
