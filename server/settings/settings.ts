import { isIP, isIPv6 } from 'node:net'
import * as z from 'zod'
import { iosAppId, type MessageSettings, messageEnvironment, messageSettings } from './message-settings.ts'
import { type ModelSettings, modelEnvironment, modelOf } from './model-settings.ts'
import { type OperationSettings, operationEnvironment, operationSettings } from './operation-settings.ts'
import { type PaymentSettings, paymentEnvironment, paymentSettings } from './payment-settings.ts'
import { type ProviderSettings, providerEnvironment, providerSettings } from './provider-settings.ts'
import { on, url } from './setting-kinds.ts'
import { SettingsError } from './settings-error.ts'

/** Whether a text is a proxy's address, a network such as `10.0.0.0/8`, or a name of private ones. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return (
    most > 0 && !rest.length && (bits === undefined || (/^[0-9]{1,3}$/.test(bits) && Number(bits) <= most))
  )
}
/** Whether an address is an origin and no more: pages and calls are served at the root. */
function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return true
  const { origin, href } = new URL(text)
  return href === `${origin}/`
}
const listOf = (text: string) => text.split(',').map((one) => one.trim())

/** Schema of the environment, all optional; `docs` and README describe each setting. */
const environment = z.object({
  PORT: z.coerce.number('needs a port number').int('needs a port number').min(0).max(65535).default(3000),
  HOST: on
    .refine((text) => URL.canParse(`http://${hostIn(text)}`), 'needs an address or a name of this machine')
    .default('127.0.0.1'),
  PUBLIC_URL: url(['http:', 'https:'])
    .refine(isOrigin, 'needs an address without a path, such as https://forkmile.example')
    .optional(),
  DATA_DIR: on.default('./data'),
  DATABASE_URL: url(['postgres:', 'postgresql:']).optional(),
  OWNER_EMAIL: z.email('needs an email address').toLowerCase().optional(),
  SUPPORT_EMAIL: z.email('needs an email address').optional(),
  AUTH_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: on.optional(),
  FOOD_FACTS_URL: z
    .union([z.literal('none'), url(['http:', 'https:'])], 'needs an address, or none')
    .default('https://world.openfoodfacts.org'),
  MAP_TILES_URL: on
    // `{s}` stands for a subdomain, since addresses contain no braces.
    .refine((text) => /^https?:/.test(text) && URL.canParse(text.replace('{s}', 'a')), 'needs an address')
    .default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  MAP_TILES_CREDIT: on.max(200, 'has at most 200 characters').default('© OpenStreetMap contributors'),
  ...messageEnvironment,
  ...modelEnvironment,
  ...paymentEnvironment,
  ...providerEnvironment,
  ...operationEnvironment,
  TRUST_PROXY: on
    .refine(
      (text) => listOf(text).every(isProxy),
      'needs addresses or networks of proxies, such as 10.0.0.0/8',
    )
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'is one of fatal, error, warn, info, debug, trace, silent',
    )
    .default('info'),
  NODE_ENV: on.optional(),
})

export type Settings = MessageSettings &
  OperationSettings &
  PaymentSettings &
  ProviderSettings & {
    port: number
    host: string
    publicUrl: string | undefined
    dataDir: string
    databaseUrl: string | undefined
    ownerEmail: string | undefined
    /** Contact address shown to users; undefined: none. */
    supportEmail: string | undefined
    authSecret: string | undefined
    smtp: { url: string; from: string } | undefined
    model: ModelSettings | undefined
    modelDailyBudget: number | undefined
    /** Product database for barcodes; undefined: none. */
    foodFactsUrl: string | undefined
    mapTilesUrl: string
    /** Attribution of the map tiles; plain text. */
    mapTilesCredit: string
    /** Team and bundle, by which iOS recognizes this instance's links; undefined: no app. */
    iosAppId: string | undefined
    trustProxy: string[] | false
    logLevel: string
    production: boolean
  }

/** Reads the settings from an environment; an empty value counts as absent. */
export function readSettings(from: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(Object.entries(from).filter(([, value]) => value?.trim()))
  const result = environment.safeParse(present)
  if (!result.success) {
    const issue = result.error.issues[0]!
    throw new SettingsError(`The setting ${issue.path.join('.')} ${issue.message}.`)
  }
  const env = result.data
  if (env.DATABASE_URL && !env.AUTH_SECRET && env.NODE_ENV === 'production')
    throw new SettingsError('The setting AUTH_SECRET is required in production when DATABASE_URL is set.')
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    ownerEmail: env.OWNER_EMAIL,
    supportEmail: env.SUPPORT_EMAIL ?? env.OWNER_EMAIL,
    authSecret: env.AUTH_SECRET,
    smtp: smtpOf(env),
    model: modelOf(env),
    modelDailyBudget: env.AI_DAILY_BUDGET,
    foodFactsUrl: env.FOOD_FACTS_URL === 'none' ? undefined : env.FOOD_FACTS_URL,
    mapTilesUrl: env.MAP_TILES_URL,
    mapTilesCredit: env.MAP_TILES_CREDIT,
    iosAppId: iosAppId(env),
    ...paymentSettings(env),
    ...providerSettings(env),
    ...messageSettings(env),
    ...operationSettings(env),
    trustProxy: env.TRUST_PROXY ? listOf(env.TRUST_PROXY) : false,
    logLevel: env.LOG_LEVEL,
    production: env.NODE_ENV === 'production',
  }
}

/** The instance's address: PUBLIC_URL, otherwise the listening one. */
export function addressOf({ publicUrl, host }: Pick<Settings, 'publicUrl' | 'host'>, port: number): string {
  return publicUrl ?? `http://${hostIn(host)}:${port}`
}

/** Formats a host for an address; a wildcard becomes this machine's name. */
function hostIn(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

function smtpOf(env: z.infer<typeof environment>): Settings['smtp'] {
  if (!env.SMTP_URL) return undefined
  if (!env.MAIL_FROM) throw new SettingsError('The setting MAIL_FROM is required when SMTP_URL is set.')
  return { url: env.SMTP_URL, from: env.MAIL_FROM }
}
