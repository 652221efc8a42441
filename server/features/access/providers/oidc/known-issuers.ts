import type { ClientSettings } from '#server/settings/provider-settings.ts'
import type { Provider } from '../provider.ts'
import { oidcProvider } from './oidc.ts'
import type { Server } from './token-request.ts'

/** https://accounts.google.com/.well-known/openid-configuration */
const googleServer: Server = {
  metadata: {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    jwks_uri: 'https://www.googleapis.com/oauth2/v3/certs',
  },
  basic: false,
}

/** https://appleid.apple.com/.well-known/openid-configuration */
const appleServer: Server = {
  metadata: {
    issuer: 'https://appleid.apple.com',
    authorization_endpoint: 'https://appleid.apple.com/auth/authorize',
    token_endpoint: 'https://appleid.apple.com/auth/token',
    jwks_uri: 'https://appleid.apple.com/auth/keys',
  },
  basic: false,
}

/** `at` is for tests. */
export function google(client: ClientSettings, at = googleServer): Provider {
  return oidcProvider({
    id: 'google',
    client,
    server: async () => at,
    scope: 'openid email profile',
    byHand: { prompt: 'select_account' },
  })
}

/** Apple posts its answer as soon as a name or address is asked for. `at` is for tests. */
export function apple(client: ClientSettings, at = appleServer): Provider {
  return oidcProvider({
    id: 'apple',
    client,
    server: async () => at,
    scope: 'openid name email',
    further: { response_mode: 'form_post' },
  })
}
