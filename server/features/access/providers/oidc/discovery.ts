import { isPrivate } from '#server/settings/provider-settings.ts'
import { ask, textIn } from '../ask.ts'
import { ProviderAway } from '../provider.ts'
import type { Server } from './token-request.ts'

const cachedMs = 3_600_000

/**
 * Reads and caches an issuer's metadata (OpenID Connect Discovery 1.0) at the first sign-in, so an unreachable issuer
 * does not prevent the start. Failures are not cached.
 */
export function discovered(issuer: string): () => Promise<Server> {
  let kept: { at: number; addresses: Promise<Server> } | undefined
  return () => {
    if (kept && performance.now() - kept.at < cachedMs) return kept.addresses
    const addresses = read(issuer)
    const asked = { at: performance.now(), addresses }
    kept = asked
    addresses.catch(() => {
      if (kept === asked) kept = undefined
    })
    return addresses
  }
}

async function read(issuer: string): Promise<Server> {
  const document = await ask(`${issuer}/.well-known/openid-configuration`).catch((error: unknown) => {
    throw new ProviderAway('publishes nothing about itself', { cause: error })
  })
  const own = textIn(document.issuer) ?? ''
  if (own.replace(/(?<!\/)\/+$/, '') !== issuer) throw new ProviderAway('names another issuer')
  const methods = document.token_endpoint_auth_methods_supported
  const algorithms = document.id_token_signing_alg_values_supported
  return {
    metadata: {
      issuer: own,
      authorization_endpoint: addressIn(document.authorization_endpoint),
      token_endpoint: addressIn(document.token_endpoint),
      jwks_uri: addressIn(document.jwks_uri),
      ...(document.userinfo_endpoint !== undefined && {
        userinfo_endpoint: addressIn(document.userinfo_endpoint),
      }),
      ...(Array.isArray(algorithms) && {
        // Symmetric algorithms are not accepted.
        id_token_signing_alg_values_supported: algorithms.filter((one) => !/^(?:HS|none)/.test(String(one))),
      }),
      authorization_response_iss_parameter_supported:
        document.authorization_response_iss_parameter_supported === true,
    },
    basic: !Array.isArray(methods) || methods.includes('client_secret_basic'),
  }
}

function addressIn(value: unknown): string {
  const address = textIn(value) ?? ''
  if (!URL.canParse(address) || !isPrivate(new URL(address)))
    throw new ProviderAway('publishes an address that cannot be used')
  return address
}
