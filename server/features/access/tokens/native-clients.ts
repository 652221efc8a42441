import type { Settings } from '#server/settings/settings.ts'
import type { NativeProvider } from './identity-token.ts'

/** Whom each provider makes a phone's tokens out to; one that is made out to another is not for us. */
export type NativeClients = Record<NativeProvider, string | undefined>

/** A provider that is not set up has none. Google's dialog is told our server's id, Apple's names the app itself. */
export function nativeClients({ providers }: Pick<Settings, 'providers'>): NativeClients {
  return { google: providers.google?.clientId, apple: providers.appleNativeClientId }
}
