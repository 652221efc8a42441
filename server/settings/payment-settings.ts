import * as z from 'zod'
import { messageEnvironment } from './message-settings.ts'
import { on, url } from './setting-kinds.ts'
import { SettingsError } from './settings-error.ts'

/** Settings of payments. */
export const paymentEnvironment = {
  STRIPE_SECRET_KEY: on.optional(),
  STRIPE_PUBLISHABLE_KEY: on.optional(),
  STRIPE_WEBHOOK_SECRET: on.optional(),
  STRIPE_PRICE_PLUS: on.optional(),
  STRIPE_PRICE_PRO: on.optional(),
  STRIPE_API_BASE: url(['http:', 'https:']).optional(),
  APPLE_BUNDLE_ID: messageEnvironment.APPLE_BUNDLE_ID,
  APPLE_ENVIRONMENT: messageEnvironment.APPLE_ENVIRONMENT,
  APPLE_APP_ID: z.coerce.number('needs a number').int('needs a number').positive('needs a number').optional(),
  APPLE_ROOT_CERTS_DIR: on.optional(),
  APPLE_IAP_KEY_ID: on.optional(),
  APPLE_IAP_ISSUER_ID: on.optional(),
  APPLE_IAP_PRIVATE_KEY: on.optional(),
  APPLE_API_BASE: url(['http:', 'https:']).optional(),
}
type Environment = z.infer<z.ZodObject<typeof paymentEnvironment>>

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  prices: { plus: string; pro: string }
  apiBase: string | undefined
}

export type AppleSettings = {
  bundleId: string
  appId: number | undefined
  environment: 'Production' | 'Sandbox'
  rootCertsDir: string
  key: { id: string; issuerId: string; privateKey: string } | undefined
  apiBase: string | undefined
}

/** Each group is undefined without its settings. */
export type PaymentSettings = {
  /** Card payments. */
  stripe: StripeSettings | undefined
  /** Purchases in the App Store. */
  apple: AppleSettings | undefined
}

export function paymentSettings(env: Environment): PaymentSettings {
  return { stripe: stripeOf(env), apple: appleOf(env) }
}

/** Complete or absent: an incomplete group would take payments without receiving messages. */
function stripeOf(env: Environment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PLUS, STRIPE_PRICE_PRO } = env
  const needed = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PLUS, STRIPE_PRICE_PRO }
  const missing = Object.entries(needed).find(([, value]) => !value)?.[0]
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_PLUS || !STRIPE_PRICE_PRO) {
    if (Object.values(needed).some(Boolean))
      throw new SettingsError(`The setting ${missing} is required when card payments are set up.`)
    return undefined
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { plus: STRIPE_PRICE_PLUS, pro: STRIPE_PRICE_PRO },
    apiBase: env.STRIPE_API_BASE,
  }
}

/**
 * Complete or absent: an incomplete group would refuse paid purchases. The server API's key is a group of its own.
 */
function appleOf(env: Environment): AppleSettings | undefined {
  const { APPLE_BUNDLE_ID, APPLE_ROOT_CERTS_DIR, APPLE_ENVIRONMENT, APPLE_APP_ID } = env
  const { APPLE_IAP_KEY_ID: id, APPLE_IAP_ISSUER_ID: issuerId, APPLE_IAP_PRIVATE_KEY: pem } = env
  // The app's id and environment serve notifications too.
  const given = [APPLE_ROOT_CERTS_DIR, APPLE_APP_ID, id, issuerId, pem]
  if (!given.some(Boolean)) return undefined
  const needed = (name: string) =>
    new SettingsError(`The setting ${name} is required when the App Store is set up.`)
  if (!APPLE_BUNDLE_ID) throw needed('APPLE_BUNDLE_ID')
  if (!APPLE_ROOT_CERTS_DIR) throw needed('APPLE_ROOT_CERTS_DIR')
  const environment = APPLE_ENVIRONMENT
  if (environment === 'Production' && !APPLE_APP_ID) throw needed('APPLE_APP_ID')
  if (id || issuerId || pem) {
    if (!id) throw needed('APPLE_IAP_KEY_ID')
    if (!issuerId) throw needed('APPLE_IAP_ISSUER_ID')
    if (!pem) throw needed('APPLE_IAP_PRIVATE_KEY')
  }
  return {
    bundleId: APPLE_BUNDLE_ID,
    appId: APPLE_APP_ID,
    environment,
    rootCertsDir: APPLE_ROOT_CERTS_DIR,
    // Environment variables hold no line breaks, so keys have them escaped.
    key: id && issuerId && pem ? { id, issuerId, privateKey: pem.replaceAll('\\n', '\n') } : undefined,
    apiBase: env.APPLE_API_BASE,
  }
}
