import type { ClientSettings } from '#server/settings/provider-settings.ts'
import type { Provider } from '../provider.ts'
import { type IssuerAddresses, oidcProvider } from './oidc.ts'

/** https://accounts.google.com/.well-known/openid-configuration */
const googleAddresses: IssuerAddresses = {
  issuers: ['https://accounts.google.com', 'accounts.google.com'],
  page: 'https://accounts.google.com/o/oauth2/v2/auth',
  token: 'https://oauth2.googleapis.com/token',
  keys: 'https://www.googleapis.com/oauth2/v3/certs',
  person: undefined,
  basic: false,
  namesItself: false,
}

/** https://appleid.apple.com/.well-known/openid-configuration */
const appleAddresses: IssuerAddresses = {
  issuers: ['https://appleid.apple.com'],
  page: 'https://appleid.apple.com/auth/authorize',
  token: 'https://appleid.apple.com/auth/token',
  keys: 'https://appleid.apple.com/auth/keys',
  person: undefined,
  basic: false,
  namesItself: false,
}

/** `at` is for tests. */
export function google(client: ClientSettings, at = googleAddresses): Provider {
  return oidcProvider({
    id: 'google',
    client,
    addresses: async () => at,
    scope: 'openid email profile',
    byHand: { prompt: 'select_account' },
  })
}

/** Apple posts its answer as soon as a name or address is asked for. `at` is for tests. */
export function apple(client: ClientSettings, at = appleAddresses): Provider {
  return oidcProvider({
    id: 'apple',
    client,
    addresses: async () => at,
    scope: 'openid name email',
    further: { response_mode: 'form_post' },
  })
}
