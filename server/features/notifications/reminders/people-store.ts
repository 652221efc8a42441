import { inArray } from 'drizzle-orm'
import type { UnitSystem } from '#contract/measures/units.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { currentTier, type Tier } from '#contract/subscriptions/plans.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'
import type { DeviceRow } from '../devices/device-store.ts'
import { defaultSettings, type SettingsRow } from '../settings-store.ts'
import { devices, notificationSettings } from '../table.ts'

/** A receiver of messages. */
export type Person = {
  id: string
  /** The account's own address. */
  email: string
  emailVerified: boolean
  zone: string
  units: UnitSystem
  tier: Tier
  createdAt: Date
  settings: SettingsRow
  /** Whether settings or a schedule were ever saved: without consent nothing is emailed. */
  asked: boolean
  devices: DeviceRow[]
}

/** Receivers by id, in three statements for any number. */
export async function peopleById(db: Database, ids: string[], now: Date): Promise<Map<string, Person>> {
  const accounts = await db.select().from(users).where(inArray(users.id, ids))
  const saved = await db.select().from(notificationSettings).where(inArray(notificationSettings.userId, ids))
  const registered = await db.select().from(devices).where(inArray(devices.userId, ids))
  const settingsOf = new Map(saved.map((row) => [row.userId, row]))
  const devicesOf = Map.groupBy(registered, ({ userId }) => userId)
  return new Map(
    accounts.map((account) => [
      account.id,
      {
        id: account.id,
        email: account.email,
        emailVerified: account.emailVerified,
        zone: account.timezone ?? fallbackTimezone,
        units: account.units,
        tier: currentTier(account.subscriptionTier, account.trialEndsAt, now),
        createdAt: account.createdAt,
        settings: settingsOf.get(account.id) ?? defaultSettings,
        asked: settingsOf.has(account.id),
        devices: devicesOf.get(account.id) ?? [],
      },
    ]),
  )
}
