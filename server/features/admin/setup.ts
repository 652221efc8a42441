import { type SetupPart, setupParts } from '#contract/admin.ts'
import type { Settings } from '#server/settings/settings.ts'

/** Whether a part of the set-up is ready, and the settings that it needs. */
const parts: Record<SetupPart['part'], { ready: (settings: Settings) => boolean; settings: string[] }> = {
  https: { ready: ({ publicUrl }) => !!publicUrl?.startsWith('https:'), settings: ['PUBLIC_URL'] },
  mail: { ready: ({ smtp }) => !!smtp, settings: ['SMTP_URL', 'MAIL_FROM'] },
  model: { ready: ({ model }) => !!model, settings: ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY'] },
  cards: {
    ready: ({ stripe }) => !!stripe,
    settings: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_PLUS', 'STRIPE_PRICE_PRO'],
  },
  app_store: {
    ready: ({ apple }) => !!apple,
    settings: ['APPLE_BUNDLE_ID', 'APPLE_APP_ID', 'APPLE_ROOT_CERTS_DIR'],
  },
  iphone_push: {
    ready: ({ apns }) => !!apns,
    settings: ['APNS_KEY', 'APNS_KEY_ID', 'APNS_TEAM_ID', 'APPLE_BUNDLE_ID'],
  },
  android_push: {
    ready: ({ oneSignal }) => !!oneSignal,
    settings: ['ONESIGNAL_APP_ID', 'ONESIGNAL_API_KEY'],
  },
  sms: {
    ready: ({ twilio }) => !!twilio,
    settings: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
  },
  providers: {
    ready: ({ providers: { google, apple, github, x, oidc } }) => !!(google ?? apple ?? github ?? x ?? oidc),
    settings: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  },
}

/** What is missing first. */
export function setupOf(settings: Settings): SetupPart[] {
  return setupParts
    .map((part) => ({ part, ready: parts[part].ready(settings), settings: parts[part].settings }))
    .toSorted((one, other) => Number(one.ready) - Number(other.ready))
}
