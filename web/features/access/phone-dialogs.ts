import { registerPlugin } from '@capacitor/core'
import type { SocialLoginPlugin } from '@capgo/capacitor-social-login'
import { cutText } from '#contract/measures/cut-text.ts'
import type { Identity, NativeProvider, NativeSignIn } from './native/native-sign-in.ts'

type Plugin = Pick<SocialLoginPlugin, 'initialize' | 'login' | 'logout'>
/** Google's client ids of the app and of the server (the token's audience); undefined if not set up. */
export type GoogleClients = { app: string | undefined; server: string | undefined }

const SocialLogin = registerPlugin<Plugin>('SocialLogin')
/** The plug-in's code for a cancelled dialog. */
const cancelled = 'USER_CANCELLED'
const longestName = 80

/**
 * Apple's and Google's native dialogs in the iOS app. Apple's is always offered, as the App Store requires
 * beside other providers.
 */
export async function phoneDialogs({ app, server }: GoogleClients): Promise<NativeSignIn> {
  const google =
    app && server ? { iOSClientId: app, iOSServerClientId: server, mode: 'online' as const } : undefined
  await SocialLogin.initialize({ apple: {}, ...(google ? { google } : {}) })
  return {
    providers: google ? ['apple', 'google'] : ['apple'],
    async ask(provider, nonce) {
      try {
        return await identityFrom(provider, nonce)
      } catch (error) {
        if ((error as { code?: unknown } | null)?.code === cancelled) return undefined
        throw error
      } finally {
        // The plug-in stores the token, which is not needed any more.
        SocialLogin.logout({ provider }).catch(() => undefined)
      }
    },
  }
}

async function identityFrom(provider: NativeProvider, nonce: string): Promise<Identity> {
  const answer = await SocialLogin.login(
    provider === 'apple'
      ? { provider, options: { scopes: ['email', 'name'], nonce } }
      : { provider, options: { scopes: ['email', 'profile', 'openid'], nonce } },
  )
  const { idToken, profile } = answer.result as {
    idToken?: string | null
    profile?: { givenName?: string | null; familyName?: string | null }
  }
  if (!idToken) throw new Error(`${provider} answered without a token`)
  const name = (text: string | null | undefined) => cutText(text?.trim() ?? '', longestName) || undefined
  return { idToken, firstName: name(profile?.givenName), lastName: name(profile?.familyName) }
}
