import { createECDH, createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { on } from './setting-kinds.ts'
import { SettingsError } from './settings-error.ts'

const key = (bytes: number) =>
  on.refine(
    (text) => /^[\w-]+=*$/.test(text) && Buffer.from(text, 'base64url').length === bytes,
    `needs ${bytes} bytes in base64url`,
  )
const teamId = on.regex(/^[A-Z0-9]{10}$/, 'needs the 10 letters and digits of a team')
const host = /^(?=.{1,253}(:|$))[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i

/** Settings of push and text messages. */
export const messageEnvironment = {
  VAPID_PUBLIC_KEY: key(65).optional(),
  VAPID_PRIVATE_KEY: key(32).optional(),
  PUSH_ALLOWED_HOSTS: on
    .transform((text) => text.split(',').map((one) => one.trim().toLowerCase()))
    .refine(
      (hosts) => hosts.every((one) => host.test(one)),
      'needs names of hosts, such as push.example:8443',
    )
    .default([]),
  APNS_KEY: on.optional(),
  APNS_KEY_ID: on.regex(/^[A-Z0-9]{10}$/, 'needs the 10 letters and digits of a key').optional(),
  APNS_TEAM_ID: teamId.optional(),
  APPLE_TEAM_ID: teamId.optional(),
  APPLE_BUNDLE_ID: on.regex(/^[\w.-]+$/, 'needs the id of an app, such as app.forkmile').optional(),
  APPLE_ENVIRONMENT: z
    .enum(
      ['Production', 'Sandbox'],
      'is Production or Sandbox: what Xcode and local tests sign proves no purchase',
    )
    .default('Production'),
  ONESIGNAL_APP_ID: z.uuid('needs the id of an app, a UUID').optional(),
  ONESIGNAL_API_KEY: on.optional(),
  TWILIO_ACCOUNT_SID: on.regex(/^AC[0-9a-f]{32}$/i, 'needs an id that begins with AC').optional(),
  TWILIO_AUTH_TOKEN: on.optional(),
  TWILIO_FROM: on
    .regex(
      /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|(?=.*[a-z])[a-z0-9 ]{1,11})$/i,
      'needs a number such as +13125550100, a messaging service or a sender’s name',
    )
    .optional(),
}
type Environment = z.infer<z.ZodObject<typeof messageEnvironment>>

/** base64url */
export type VapidKeys = { publicKey: string; privateKey: string }
export type ApnsSettings = { key: KeyObject; keyId: string; teamId: string; topic: string; sandbox: boolean }
export type OneSignalSettings = { appId: string; apiKey: string }
export type TwilioSettings = { accountSid: string; authToken: string; from: string }

/** Each group is undefined without its settings. */
export type MessageSettings = {
  vapid: VapidKeys | undefined
  /** Hosts, with ports other than 443, accepted for push besides the known services. */
  pushAllowedHosts: string[]
  apns: ApnsSettings | undefined
  oneSignal: OneSignalSettings | undefined
  twilio: TwilioSettings | undefined
}

export function messageSettings(env: Environment): MessageSettings {
  return {
    vapid: vapidOf(env),
    pushAllowedHosts: env.PUSH_ALLOWED_HOSTS,
    apns: apnsOf(env),
    oneSignal: whole(env, { appId: 'ONESIGNAL_APP_ID', apiKey: 'ONESIGNAL_API_KEY' }),
    twilio: whole(env, {
      accountSid: 'TWILIO_ACCOUNT_SID',
      authToken: 'TWILIO_AUTH_TOKEN',
      from: 'TWILIO_FROM',
    }),
  }
}

/** Values of settings that require each other; undefined when none is set. */
function whole<Name extends string>(env: Environment, names: Record<Name, keyof Environment>) {
  const pairs = Object.entries<keyof Environment>(names).map(([name, setting]) => [name, env[setting]])
  if (pairs.every(([, value]) => value === undefined)) return undefined
  const missing = Object.values<keyof Environment>(names).find((setting) => env[setting] === undefined)
  const present = Object.values<keyof Environment>(names).find((setting) => env[setting] !== undefined)
  if (missing) throw new SettingsError(`The setting ${missing} is required when ${present} is set.`)
  return Object.fromEntries(pairs) as Record<Name, string>
}

function vapidOf(env: Environment): VapidKeys | undefined {
  const keys = whole(env, { publicKey: 'VAPID_PUBLIC_KEY', privateKey: 'VAPID_PRIVATE_KEY' })
  if (keys && !isPair(keys))
    throw new SettingsError('The settings VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY do not belong together.')
  return keys && { publicKey: bare(keys.publicKey), privateKey: bare(keys.privateKey) }
}

/** Whether the keys form a pair. */
/** Team and bundle of the iOS app; undefined without one. */
export function iosAppId({ APPLE_TEAM_ID, APNS_TEAM_ID, APPLE_BUNDLE_ID }: Environment): string | undefined {
  // Push messages use the same team.
  const team = APPLE_TEAM_ID ?? APNS_TEAM_ID
  return team && APPLE_BUNDLE_ID ? `${team}.${APPLE_BUNDLE_ID}` : undefined
}

export function isPair({ publicKey, privateKey }: VapidKeys): boolean {
  try {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(privateKey, 'base64url')
    return pair.getPublicKey('base64url') === bare(publicKey)
  } catch {
    return false
  }
}

const bare = (text: string) => text.replace(/(?<!=)=+$/, '')

function apnsOf(env: Environment): ApnsSettings | undefined {
  const own = whole(env, { pem: 'APNS_KEY', keyId: 'APNS_KEY_ID', teamId: 'APNS_TEAM_ID' })
  if (!own) return undefined
  if (!env.APPLE_BUNDLE_ID)
    throw new SettingsError('The setting APPLE_BUNDLE_ID is required when APNS_KEY is set.')
  const { pem, keyId, teamId } = own
  const sandbox = env.APPLE_ENVIRONMENT === 'Sandbox'
  return { key: apnsKey(pem), keyId, teamId, topic: env.APPLE_BUNDLE_ID, sandbox }
}

/** `value`: the key's text, or the path of its file. */
function apnsKey(value: string): KeyObject {
  try {
    // Some environments write line breaks as two characters.
    const text = value.includes('-----BEGIN') ? value.replaceAll('\\n', '\n') : readFileSync(value, 'utf8')
    const key = createPrivateKey(text)
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
  } catch {
    // The reason may quote the key.
  }
  throw new SettingsError(
    'The setting APNS_KEY needs a .p8 key from Apple: its text, or the path of its file.',
  )
}
