import type { NotificationStats } from '#contract/notifications.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { readTotals } from './message-store.ts'
import { settingsStore } from './settings-store.ts'

/** Delivery statistics of an account, from maintained counts. */
export async function statsOf(db: Queryable, userId: string): Promise<NotificationStats> {
  const { sent, delivered, opened, lastAt } = await readTotals(db, userId)
  const settings = await settingsStore(db, userId).read()
  const { emailNotifications, smsNotifications, workoutReminders } = settings
  const { mealReminders, progressUpdates, marketingEmails } = settings
  return {
    totalSent: sent,
    delivered,
    opened,
    clickRate: delivered ? Math.round((opened / delivered) * 1000) / 10 : 0,
    preferences: {
      emailNotifications,
      smsNotifications,
      workoutReminders,
      mealReminders,
      progressUpdates,
      marketingEmails,
    },
    lastNotification: lastAt?.toISOString() ?? null,
  }
}
