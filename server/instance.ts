import { constants } from 'node:fs'
import { access, chmod, mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { layeredAi } from './adapters/ai/layered-ai.ts'
import { noAppStore } from './adapters/app-store/no-app-store.ts'
import { diskBlobs } from './adapters/blobs/disk-blobs.ts'
import { openDatabase } from './adapters/database/database.ts'
import { startEmbeddedPostgres } from './adapters/database/embedded-postgres.ts'
import { takeInstanceLock } from './adapters/database/instance-lock.ts'
import { migrateDatabase } from './adapters/database/migrate.ts'
import { modelBudget } from './adapters/database/model-budget.ts'
import { openFoodFacts } from './adapters/food-facts/open-food-facts.ts'
import { bossJobs } from './adapters/jobs/boss-jobs.ts'
import { outboxMail } from './adapters/mail/outbox-mail.ts'
import { smtpMail } from './adapters/mail/smtp-mail.ts'
import { noPayments } from './adapters/payments/no-payments.ts'
import { platformPush } from './adapters/push/platform-push.ts'
import { noSms } from './adapters/sms/no-sms.ts'
import { twilioSms } from './adapters/sms/twilio-sms.ts'
import type { Deps } from './deps.ts'
import { logger } from './http/log.ts'
import { secretsIn } from './secrets.ts'
import { addressOf, type Settings } from './settings.ts'
import { SettingsError } from './settings-error.ts'
import { version } from './version.ts'

/** Another live server works on the same data folder. */
export class SecondProcessError extends Error {}

export type Instance = {
  deps: Omit<Deps, 'log'>
  secret: string
  publicUrl: string
  /** Ends jobs and connections, then the embedded database. */
  close(): Promise<void>
}

/** Opens everything that outlives a request: data folder, database, photos, mail, model, jobs. */
export async function openInstance(settings: Settings, say: (line: string) => void): Promise<Instance> {
  const folder = resolve(settings.dataDir)
  // Others may pass through (the database's OS user has to), but not look around.
  try {
    await mkdir(folder, { recursive: true, mode: 0o711 })
    await access(folder, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new SettingsError(`Nothing can be written to ${folder} (${code}): set DATA_DIR to another folder.`)
  }
  await chmod(folder, 0o711).catch(() => {})
  const log = logger(settings.logLevel)
  const tell = (line: string) => log.info(line)
  const database = await openPostgres(settings, folder, say)
  const { secret, vapid } = await secretsIn(folder, settings).catch(async (error) => {
    await database.close()
    throw error
  })
  const db = openDatabase(database.url, 20)
  const now = () => new Date()
  const deps = {
    settings,
    db,
    now,
    blobs: diskBlobs(join(folder, 'blobs')),
    mail: settings.smtp
      ? smtpMail({ ...settings.smtp, log: tell })
      : outboxMail({ folder: join(folder, 'outbox'), from: settings.supportEmail, log: tell }),
    ai: layeredAi(settings.model, { spend: modelBudget(db, settings.modelDailyBudget, now), log }),
    foodFacts: openFoodFacts(settings.foodFactsUrl, { version, contact: settings.supportEmail, log }),
    payments: settings.stripe
      ? (await import('./adapters/payments/stripe-payments.ts')).stripePayments(settings.stripe, now)
      : noPayments,
    appStore: await openAppStore(settings, now),
    jobs: bossJobs({ url: database.url, log }),
    push: platformPush({ ...settings, vapid, contact: contactOf(settings), now, log }),
    sms: settings.twilio ? twilioSms({ ...settings.twilio, log }) : noSms,
  }
  return {
    deps,
    secret,
    publicUrl: addressOf(settings, settings.port),
    async close() {
      await deps.jobs.stop()
      await db.$client.end()
      await database.close()
    },
  }
}

async function openPostgres(settings: Settings, folder: string, say: (line: string) => void) {
  if (settings.databaseUrl) {
    await migrateDatabase(settings.databaseUrl)
    return { url: settings.databaseUrl, close: async () => {} }
  }
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), (line) => {
    // Connections that came while it was starting or ending are refused and tried again.
    if (!/starting up|shutting down|not yet accepting/.test(line)) say(line)
  })
  const url = postgres.url()
  const lock = await takeInstanceLock(url)
  if (!lock)
    throw new SecondProcessError(
      `Another server is running on ${folder}: end it first, or set DATA_DIR to another folder.`,
    )
  const close = async () => {
    await lock.release()
    await postgres.stop()
  }
  try {
    await migrateDatabase(url)
  } catch (error) {
    await close()
    throw error
  }
  return { url, close }
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

/** Whom push services turn to. */
function contactOf({ publicUrl, supportEmail }: Settings): string {
  return publicUrl?.startsWith('https:') ? publicUrl : `mailto:${supportEmail}`
}
