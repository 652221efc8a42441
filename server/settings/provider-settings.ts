import type * as z from 'zod'
import { messageEnvironment } from './message-settings.ts'
import { on, url } from './setting-kinds.ts'
import { SettingsError } from './settings-error.ts'

const thisMachine = ['localhost', '127.0.0.1', '[::1]']

/** Settings of the sign-in providers. */
export const providerEnvironment = {
  GOOGLE_CLIENT_ID: on.optional(),
  GOOGLE_CLIENT_SECRET: on.optional(),
  APPLE_CLIENT_ID: on.optional(),
  APPLE_CLIENT_SECRET: on.optional(),
  GITHUB_CLIENT_ID: on.optional(),
  GITHUB_CLIENT_SECRET: on.optional(),
  X_CLIENT_ID: on.optional(),
  X_CLIENT_SECRET: on.optional(),
  OIDC_ISSUER: url(['http:', 'https:'])
    // An unencrypted connection would allow forged identities.
    .refine(
      (text) => URL.canParse(text) && isPrivate(new URL(text)),
      'needs an address with https://, except on this machine',
    )
    .transform((text) => text.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  OIDC_CLIENT_ID: on.optional(),
  OIDC_CLIENT_SECRET: on.optional(),
  APPLE_BUNDLE_ID: messageEnvironment.APPLE_BUNDLE_ID,
}
type Environment = z.infer<z.ZodObject<typeof providerEnvironment>>

/** Whether the connection is encrypted or stays on this machine. */
export function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && thisMachine.includes(hostname))
}

export type ClientSettings = { clientId: string; clientSecret: string }

/** Each is undefined when not configured. */
export type ProviderSettings = {
  providers: {
    google: ClientSettings | undefined
    apple: ClientSettings | undefined
    github: ClientSettings | undefined
    x: ClientSettings | undefined
    /** `issuer` without a trailing slash. */
    oidc: (ClientSettings & { issuer: string }) | undefined
    /** Audience of Apple's tokens on phones: the app itself. */
    appleNativeClientId: string | undefined
  }
}

export function providerSettings(env: Environment): ProviderSettings {
  const { OIDC_ISSUER: issuer } = env
  const oidc = clientOf(env, 'OIDC', ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'])
  return {
    providers: {
      google: clientOf(env, 'GOOGLE'),
      apple: clientOf(env, 'APPLE'),
      github: clientOf(env, 'GITHUB'),
      x: clientOf(env, 'X'),
      oidc: oidc && issuer ? { ...oidc, issuer } : undefined,
      appleNativeClientId: env.APPLE_BUNDLE_ID,
    },
  }
}

/** Complete or absent: an incomplete group would show a button that fails. */
function clientOf(
  env: Environment,
  prefix: 'GOOGLE' | 'APPLE' | 'GITHUB' | 'X' | 'OIDC',
  names: (keyof Environment)[] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`],
): ClientSettings | undefined {
  const present = names.find((name) => env[name] !== undefined)
  const missing = names.find((name) => env[name] === undefined)
  if (!present) return undefined
  if (missing) throw new SettingsError(`The setting ${missing} is required when ${present} is set.`)
  return { clientId: env[`${prefix}_CLIENT_ID`]!, clientSecret: env[`${prefix}_CLIENT_SECRET`]! }
}
