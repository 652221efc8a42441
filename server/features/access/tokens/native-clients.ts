import type { Settings } from '#server/settings/settings.ts'
import type { NativeProvider } from './identity-token.ts'

/** Audience of each provider's tokens; others are refused. */
export type NativeClients = Record<NativeProvider, string | undefined>

/** Empty for an unconfigured provider. Google's audience is the server's id, Apple's the app's. */
export function nativeClients({ providers }: Pick<Settings, 'providers'>): NativeClients {
  return { google: providers.google?.clientId, apple: providers.appleNativeClientId }
}
