import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { ProviderId } from '#contract/access/access.ts'
import type { ClientSettings } from '#server/settings/provider-settings.ts'
import { ask, textIn } from '../ask.ts'
import { namesIn } from '../names.ts'
import { type Answer, ForeignAnswer, type Provider, ProviderAway } from '../provider.ts'
import { exchange, pageWith } from './exchange.ts'

export type IssuerAddresses = {
  /** Under which names it signs. */
  issuers: string[]
  page: string
  token: string
  keys: string
  /** Where more is told about a person than the identity token holds. */
  person: string | undefined
  basic: boolean
  /** Whether its answers say that they are its own (RFC 9207). */
  namesItself: boolean
}

type Options = {
  id: ProviderId
  client: ClientSettings
  addresses: () => Promise<IssuerAddresses>
  scope: string
  further?: Record<string, string>
  /** What makes the page wait for a click. */
  byHand?: Record<string, string>
}

/** Signed by a key that only the issuer has; never a secret that both sides know. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
/** Seconds that two clocks may differ by. */
const clockTolerance = 60

/** Signing in by OpenID Connect 1.0: code, PKCE, nonce, and a token whose signature is checked. */
export function oidcProvider({ id, client, addresses, scope, further, byHand }: Options): Provider {
  let keys: { address: string; get: ReturnType<typeof createRemoteJWKSet> } | undefined
  const keysAt = (address: string) => {
    if (keys?.address !== address)
      keys = { address, get: createRemoteJWKSet(new URL(address), { timeoutDuration: 10_000 }) }
    return keys.get
  }

  async function claimsIn(token: string, at: IssuerAddresses, { nonce, now }: Answer) {
    const { payload } = await jwtVerify(token, keysAt(at.keys), {
      algorithms,
      issuer: at.issuers,
      audience: client.clientId,
      currentDate: now,
      clockTolerance,
      requiredClaims: ['sub', 'exp', 'iat'],
    }).catch((error: unknown) => {
      throw isRefusal(error) ? new ForeignAnswer('no token of this issuer', { cause: error }) : away(error)
    })
    // One that is made out to several is ours only where it says so.
    const foreign = payload.azp !== undefined && payload.azp !== client.clientId
    if (foreign || payload.nonce !== nonce) throw new ForeignAnswer('belongs to another sign-in')
    return payload as JWTPayload & { sub: string }
  }

  return {
    id,
    waits: true,
    async page(question) {
      const at = await addresses()
      const { nonce } = question
      return pageWith(at.page, client, question, {
        scope,
        nonce,
        ...further,
        ...(question.byHand && byHand),
      })
    },
    async identify(answer) {
      const at = await addresses()
      const named = answer.issuer
      if (named === undefined ? at.namesItself : !at.issuers.includes(named))
        throw new ForeignAnswer('comes from another issuer')
      const { idToken, accessToken } = await exchange(at.token, client, answer, at)
      if (!idToken) throw new ForeignAnswer('holds no identity')
      const claims = await claimsIn(idToken, at, answer)
      const told = textIn(claims.email) ? claims : { ...claims, ...(await more(at, accessToken, claims.sub)) }
      const given = textIn(told.given_name)
      const whole = namesIn(textIn(told.name))
      return {
        provider: id,
        subject: claims.sub,
        email: verifiedEmail(told),
        firstName: answer.firstName ?? given ?? whole.firstName,
        lastName: answer.lastName ?? textIn(told.family_name) ?? (given ? undefined : whole.lastName),
      }
    },
  }
}

/** Some issuers keep the address out of the identity token. */
async function more(at: IssuerAddresses, accessToken: string | undefined, subject: string) {
  if (!at.person || !accessToken) return {}
  const told = await ask(at.person, { headers: { authorization: `Bearer ${accessToken}` } })
  if (told.sub !== subject) throw new ForeignAnswer('tells of somebody else')
  return told
}

/** Apple writes the flag as text at times. */
function verifiedEmail({ email, email_verified: flag }: Record<string, unknown>): string | undefined {
  return flag === true || flag === 'true' ? textIn(email) : undefined
}

const away = (error: unknown) => new ProviderAway('its keys cannot be fetched', { cause: error })

/** Whether the token is at fault rather than the way to the issuer's keys. */
function isRefusal(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return false
  return error instanceof errors.JOSEError && error.code !== 'ERR_JOSE_GENERIC'
}
