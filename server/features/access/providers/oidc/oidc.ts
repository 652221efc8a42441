import * as openid from 'openid-client'
import type { ProviderId } from '#contract/access/access.ts'
import type { ClientSettings } from '#server/settings/provider-settings.ts'
import { textIn } from '../ask.ts'
import { namesIn } from '../names.ts'
import { ForeignAnswer, type Provider } from '../provider.ts'
import { configurationOf, pageOf, redeemCode, refuse, type Server } from './token-request.ts'

type Options = {
  id: ProviderId
  client: ClientSettings
  server: () => Promise<Server>
  scope: string
  /** Additional parameters of every authorization request. */
  further?: Record<string, string>
  /** Additional parameters that require a click. */
  byHand?: Record<string, string>
}

/** Sign-in by OpenID Connect 1.0: code, PKCE, nonce, and an identity token whose signature is verified. */
export function oidcProvider({ id, client, server, scope, further, byHand }: Options): Provider {
  return {
    id,
    waits: true,
    async page(question) {
      const { nonce } = question
      const parameters = { scope, nonce, ...further, ...(question.byHand && byHand) }
      return pageOf(await server(), client, question, parameters)
    },
    async identify(answer) {
      const configuration = configurationOf(await server(), client, answer.now)
      const tokens = await redeemCode(configuration, answer, answer.nonce)
      const claims = tokens.claims()
      if (!claims) throw new ForeignAnswer('holds no identity')
      const told = textIn(claims.email)
        ? claims
        : { ...claims, ...(await userInfo(configuration, tokens.access_token, claims.sub)) }
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

/** Claims that some issuers omit from the identity token; empty without a userinfo endpoint. */
async function userInfo(configuration: openid.Configuration, accessToken: string, subject: string) {
  if (!configuration.serverMetadata().userinfo_endpoint) return {}
  return openid.fetchUserInfo(configuration, accessToken, subject).catch(refuse)
}

/** Apple sometimes sends the flag as text. */
function verifiedEmail({ email, email_verified: flag }: Record<string, unknown>): string | undefined {
  return flag === true || flag === 'true' ? textIn(email) : undefined
}
