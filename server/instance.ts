import { join } from 'node:path'
import { productSlug } from '#contract/product.ts'
import { layeredAi } from './adapters/ai/layered-ai.ts'
import { noAppStore } from './adapters/app-store/no-app-store.ts'
import type { Counters } from './adapters/counters/counters.ts'
import { memoryCounters } from './adapters/counters/memory-counters.ts'
import type { redisCounters } from './adapters/counters/redis-counters.ts'
import { openDatabase } from './adapters/database/database.ts'
import { modelBudget } from './adapters/database/model-budget.ts'
import { openFoodFacts } from './adapters/food-facts/open-food-facts.ts'
import { bossJobs } from './adapters/jobs/boss-jobs.ts'
import { outboxMail } from './adapters/mail/outbox-mail.ts'
import { smtpMail } from './adapters/mail/smtp-mail.ts'
import { noPayments } from './adapters/payments/no-payments.ts'
import { type PrimaryLink, primaryLink } from './adapters/processes/worker.ts'
import { platformPush } from './adapters/push/platform-push.ts'
import { noSms } from './adapters/sms/no-sms.ts'
import { twilioSms } from './adapters/sms/twilio-sms.ts'
import { openTelemetry, type Telemetry } from './adapters/telemetry/telemetry.ts'
import type { Deps } from './deps.ts'
import { logger } from './http/log/log.ts'
import { addressOf, type Settings } from './settings/settings.ts'
import { SettingsError } from './settings/settings-error.ts'
import { openBlobs, openStorage, type Storage } from './storage.ts'
import { version } from './version.ts'

export type Instance = {
  deps: Omit<Deps, 'log'>
  secret: string
  publicUrl: string
  /** Metrics and traces of this process, and its link to the primary. */
  telemetry: Telemetry
  primary: PrimaryLink | undefined
  counters: Counters
  /** Stops jobs and connections, then the embedded database. */
  close(): Promise<void>
}

/** Opens everything that outlives a request: data folder, database, photos, mail, model, jobs. */
export async function openInstance(
  settings: Settings,
  say: (line: string) => void,
  opened?: Storage,
): Promise<Instance> {
  const log = logger(settings.logLevel)
  const tell = (line: string) => log.info(line)
  const storage = opened ?? (await openStorage(settings, say))
  const { folder, secret, vapid } = storage
  const db = openDatabase(storage.url, settings.databaseConnections)
  const telemetry = openTelemetry(settings.traces, { version, log })
  const primary = primaryLink(telemetry.metrics)
  const counters = await openCounters(settings, primary, log)
  const now = () => new Date()
  const deps = {
    settings,
    db,
    now,
    blobs: await openBlobs(settings, folder),
    mail: settings.smtp
      ? smtpMail({ ...settings.smtp, log: tell })
      : outboxMail({ folder: join(folder, 'outbox'), from: settings.supportEmail ?? ownAddress, log: tell }),
    ai: layeredAi(settings.model, { spend: modelBudget(db, settings.modelDailyBudget, now), log }),
    foodFacts: openFoodFacts(settings.foodFactsUrl, {
      version,
      contact: settings.supportEmail ?? addressOf(settings, settings.port),
      log,
    }),
    payments: settings.stripe
      ? (await import('./adapters/payments/stripe-payments.ts')).stripePayments(settings.stripe, now)
      : noPayments,
    appStore: await openAppStore(settings, now),
    jobs: bossJobs({ url: storage.url, log }),
    push: platformPush({ ...settings, vapid, contact: contactOf(settings), now, log }),
    sms: settings.twilio ? twilioSms({ ...settings.twilio, log }) : noSms,
  }
  return {
    deps,
    secret,
    publicUrl: addressOf(settings, settings.port),
    telemetry,
    primary,
    counters,
    async close() {
      await deps.jobs.stop()
      await Promise.all([telemetry.close(), counters.close()])
      await db.$client.end()
      await storage.close()
    },
  }
}

async function openCounters(
  { redisUrl }: Settings,
  primary: PrimaryLink | undefined,
  log: Parameters<typeof redisCounters>[1],
): Promise<Counters> {
  if (!redisUrl) return primary?.counters ?? memoryCounters()
  return (await import('./adapters/counters/redis-counters.ts')).redisCounters(redisUrl, log)
}

async function openAppStore({ apple }: Settings, now: () => Date) {
  if (!apple) return noAppStore
  const { appleAppStore } = await import('./adapters/app-store/apple-app-store.ts')
  try {
    return appleAppStore(apple, now)
  } catch (error) {
    throw new SettingsError((error as Error).message)
  }
}

/** Default sender of emails written to the outbox, and default push contact. */
const ownAddress = `${productSlug}@localhost`

/** Contact for push services. */
function contactOf({ publicUrl, supportEmail }: Settings): string {
  return publicUrl?.startsWith('https:') ? publicUrl : `mailto:${supportEmail ?? ownAddress}`
}
