import * as openid from 'openid-client'
import type { ClientSettings } from '#server/settings/provider-settings.ts'
import { fetchProvider } from '../ask.ts'
import { type Answer, ForeignAnswer, ProviderAway, type Question } from '../provider.ts'

/** An authorization server. `basic`: the client secret is sent in a header rather than in the form. */
export type Server = { metadata: openid.ServerMetadata; basic: boolean }

/** Seconds that two clocks may differ by. */
const clockTolerance = 60
const timeoutSeconds = 10

/** `now` is the clock that identity tokens are verified by. */
export function configurationOf(
  { metadata, basic }: Server,
  { clientId, clientSecret }: ClientSettings,
  now = new Date(),
): openid.Configuration {
  const authentication = (basic ? openid.ClientSecretBasic : openid.ClientSecretPost)(clientSecret)
  const client = {
    [openid.clockTolerance]: clockTolerance,
    [openid.clockSkew]: Math.round((now.getTime() - Date.now()) / 1000),
  }
  const configuration = new openid.Configuration(metadata, clientId, client, authentication)
  configuration.timeout = timeoutSeconds
  configuration[openid.customFetch] = fetchProvider
  // Verifies the signature of an identity token, although it comes straight from the issuer.
  openid.enableNonRepudiationChecks(configuration)
  // Settings allow http on loopback alone.
  if (metadata.token_endpoint?.startsWith('http:')) openid.allowInsecureRequests(configuration)
  return configuration
}

/** The address of a sign-in page (RFC 6749, 7636). */
export function pageOf(
  server: Server,
  client: ClientSettings,
  { state, challenge, redirectUri }: Question,
  further: Record<string, string>,
): URL {
  return openid.buildAuthorizationUrl(configurationOf(server, client), {
    redirect_uri: redirectUri,
    state,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...further,
  })
}

/**
 * Redeems the code of an answer for tokens. With `expectedNonce` an identity token is required, and its issuer, audience,
 * times, nonce and signature are verified. Errors: `ForeignAnswer`, `ProviderAway`.
 */
export async function redeemCode(
  configuration: openid.Configuration,
  { code, verifier, redirectUri, issuer }: Answer,
  expectedNonce?: string,
) {
  const returned = new URL(redirectUri)
  returned.search = new URLSearchParams({ code, ...(issuer !== undefined && { iss: issuer }) }).toString()
  const checks = { pkceCodeVerifier: verifier, ...(expectedNonce !== undefined && { expectedNonce }) }
  return openid.authorizationCodeGrant(configuration, returned, checks).catch(refuse)
}

/** Errors of oauth4webapi for an answer that was read and is not acceptable. */
const refusals = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

/** Maps an error of the library to ours. */
export function refuse(error: unknown): never {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ForeignAnswer || cause instanceof ProviderAway) throw cause
  const isRefusal =
    error instanceof openid.ResponseBodyError ||
    error instanceof openid.AuthorizationResponseError ||
    (error instanceof openid.ClientError && refusals.has(error.code ?? ''))
  throw isRefusal
    ? new ForeignAnswer('no sign-in of this provider', { cause: error })
    : new ProviderAway('cannot be reached or read', { cause: error })
}
