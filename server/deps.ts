import type { FastifyBaseLogger } from 'fastify'
import type { Ai } from './adapters/ai/ai.ts'
import type { AppStore } from './adapters/app-store/app-store.ts'
import type { Blobs } from './adapters/blobs/blobs.ts'
import type { Database } from './adapters/database/database.ts'
import type { FoodFactsSource } from './adapters/food-facts/food-facts.ts'
import type { Jobs } from './adapters/jobs/jobs.ts'
import type { Mail } from './adapters/mail/mail.ts'
import type { Payments } from './adapters/payments/payments.ts'
import type { Push } from './adapters/push/push.ts'
import type { Sms } from './adapters/sms/sms.ts'
import type { Settings } from './settings/settings.ts'

/** Dependencies of every feature. `now` is the clock, replaceable in tests. */
export type Deps = {
  settings: Settings
  db: Database
  blobs: Blobs
  ai: Ai
  foodFacts: FoodFactsSource
  mail: Mail
  payments: Payments
  appStore: AppStore
  push: Push
  sms: Sms
  jobs: Jobs
  now: () => Date
  log: FastifyBaseLogger
}
