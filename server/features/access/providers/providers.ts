import type { ProviderSettings } from '#server/settings/provider-settings.ts'
import { github } from './github.ts'
import { discovered } from './oidc/discovery.ts'
import { apple, google } from './oidc/known-issuers.ts'
import { oidcProvider } from './oidc/oidc.ts'
import type { Provider } from './provider.ts'
import { x } from './x.ts'

/** Configured providers, in the order of their buttons. */
export function providersOf({ providers }: ProviderSettings): Provider[] {
  const { oidc } = providers
  return [
    providers.google && google(providers.google),
    providers.apple && apple(providers.apple),
    providers.github && github(providers.github),
    providers.x && x(providers.x),
    oidc &&
      oidcProvider({
        id: 'oidc',
        client: oidc,
        server: discovered(oidc.issuer),
        scope: 'openid email profile',
        byHand: { prompt: 'login' },
      }),
  ].filter((one) => one !== undefined)
}
