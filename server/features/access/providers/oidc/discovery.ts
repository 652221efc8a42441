import { isPrivate } from '#server/settings/provider-settings.ts'
import { ask, textIn } from '../ask.ts'
import { ProviderAway } from '../provider.ts'
import type { IssuerAddresses } from './oidc.ts'

const keptFor = 3_600_000

/**
 * What an issuer publishes about itself (OpenID Connect Discovery 1.0): asked for when somebody signs in, so that an
 * issuer that is away neither keeps the server from starting nor stays away for ever.
 */
export function discovered(issuer: string): () => Promise<IssuerAddresses> {
  let kept: { at: number; addresses: Promise<IssuerAddresses> } | undefined
  return () => {
    if (kept && performance.now() - kept.at < keptFor) return kept.addresses
    const addresses = read(issuer)
    const asked = { at: performance.now(), addresses }
    kept = asked
    addresses.catch(() => {
      if (kept === asked) kept = undefined
    })
    return addresses
  }
}

async function read(issuer: string): Promise<IssuerAddresses> {
  const document = await ask(`${issuer}/.well-known/openid-configuration`).catch((error: unknown) => {
    throw new ProviderAway('publishes nothing about itself', { cause: error })
  })
  const own = textIn(document.issuer) ?? ''
  if (own.replace(/\/+$/, '') !== issuer) throw new ProviderAway('names another issuer')
  const methods = document.token_endpoint_auth_methods_supported
  return {
    issuers: [own],
    page: addressIn(document.authorization_endpoint),
    token: addressIn(document.token_endpoint),
    keys: addressIn(document.jwks_uri),
    person: document.userinfo_endpoint === undefined ? undefined : addressIn(document.userinfo_endpoint),
    basic: !Array.isArray(methods) || methods.includes('client_secret_basic'),
    namesItself: document.authorization_response_iss_parameter_supported === true,
  }
}

function addressIn(value: unknown): string {
  const address = textIn(value) ?? ''
  if (!URL.canParse(address) || !isPrivate(new URL(address)))
    throw new ProviderAway('publishes an address that cannot be used')
  return address
}
