import type { Database } from '#server/adapters/database/database.ts'
import { type Holding, holding } from '#server/adapters/database/holding.ts'
import {
  contactCodes,
  deliveries,
  devices,
  notificationSettings,
  notifications,
  notificationTotals,
  reminders,
} from './table.ts'

/** What a person wants to be sent, where to, and what was sent. Without the keys that reach their devices. */
export function notificationHoldings(db: Database, userId: string): Holding[] {
  return [
    holding(db, userId, 'notification-settings', notificationSettings),
    holding(db, userId, 'notification-contacts', contactCodes, ['codeHash']),
    holding(db, userId, 'notification-devices', devices, ['token', 'tokenHash']),
    holding(db, userId, 'notification-reminders', reminders),
    holding(db, userId, 'notification-messages', notifications),
    holding(db, userId, 'notification-deliveries', deliveries),
    holding(db, userId, 'notification-totals', notificationTotals),
  ]
}
