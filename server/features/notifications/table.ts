import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { platforms } from '#contract/notifications.ts'
import { instant } from '#server/adapters/database/instant.ts'
import { users } from '#server/features/access/table.ts'
import { ownerKey } from '#server/features/account/table.ts'

const userId = () => uuid('user_id').notNull()

/** Notification settings and addresses. No row: the defaults, and nothing is emailed. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: uuid('user_id').primaryKey(),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    smsNotifications: boolean('sms_notifications').notNull().default(false),
    /** As typed; null: the account's current address. */
    email: text('email'),
    phoneNumber: text('phone_number').notNull().default(''),
    /** Address and number confirmed by code; any other is unconfirmed. */
    confirmedEmail: text('confirmed_email'),
    confirmedPhone: text('confirmed_phone'),
    workoutReminders: boolean('workout_reminders').notNull().default(true),
    mealReminders: boolean('meal_reminders').notNull().default(true),
    progressUpdates: boolean('progress_updates').notNull().default(true),
    marketingEmails: boolean('marketing_emails').notNull().default(false),
    /** Zone of the meal reminder schedule; null until one is saved. */
    reminderZone: text('reminder_zone'),
    /** The account's id at a hosted push service. */
    playerId: text('player_id'),
  },
  (table) => [ownerKey('notification_settings_user_id_fk', table.userId)],
)

/** Codes sent to unconfirmed addresses. */
export const contactCodes = pgTable(
  'contact_codes',
  {
    userId: userId(),
    channel: text('channel').$type<'email' | 'sms'>().notNull(),
    address: text('address').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: smallint('tries').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Codes sent since `since`, limited to protect strangers' mailboxes. */
    sends: smallint('sends').notNull(),
    since: instant('since').notNull(),
  },
  (table) => [
    primaryKey({ name: 'contact_codes_pk', columns: [table.userId, table.channel] }),
    ownerKey('contact_codes_user_id_fk', table.userId),
  ],
)

export const devices = pgTable(
  'devices',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    platform: text('platform').$type<(typeof platforms)[number]>().notNull(),
    token: text('token').notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'devices_pk', columns: [table.userId, table.id] }),
    unique('devices_token_hash_key').on(table.userId, table.tokenHash),
    ownerKey('devices_user_id_fk', table.userId),
  ],
)

/** Owner of each device: the account that signed in last. Global, since a token is one device for all accounts. */
export const deviceOwners = pgTable(
  'device_owners',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('device_owners_user_id_idx').on(table.userId)],
)

/** Scheduled reminders in an account's zone, with their next time. */
export const reminders = pgTable(
  'reminders',
  {
    userId: userId(),
    kind: text('kind').$type<ReminderKind>().notNull(),
    /** `HH:MM` in `zone`. */
    localTime: text('local_time').notNull(),
    zone: text('zone').notNull(),
    nextAt: instant('next_at').notNull(),
  },
  (table) => [
    primaryKey({ name: 'reminders_pk', columns: [table.userId, table.kind] }),
    index('reminders_next_at_idx').on(table.nextAt),
    ownerKey('reminders_user_id_fk', table.userId),
  ],
)
export type ReminderKind =
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'workout_morning'
  | 'workout_evening'
  | 'weekly_progress'

/** Messages to an account. One row per kind and `occasion`, so nothing is sent twice. */
export const notifications = pgTable(
  'notifications',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    kind: text('kind').notNull(),
    occasion: text('occasion').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    url: text('url').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Times of the first delivery sent, arrived and opened. */
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
    openedAt: instant('opened_at'),
  },
  (table) => [
    primaryKey({ name: 'notifications_pk', columns: [table.userId, table.id] }),
    unique('notifications_occasion_key').on(table.userId, table.kind, table.occasion),
    index('notifications_created_at_idx').on(table.createdAt),
    ownerKey('notifications_user_id_fk', table.userId),
  ],
)

/** Deliveries of a message: one per device and channel. */
export const deliveries = pgTable(
  'deliveries',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    notificationId: uuid('notification_id').notNull(),
    channel: text('channel').$type<Channel>().notNull(),
    deviceId: uuid('device_id'),
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
    openedAt: instant('opened_at'),
  },
  (table) => [
    primaryKey({ name: 'deliveries_pk', columns: [table.userId, table.id] }),
    index('deliveries_notification_idx').on(table.userId, table.notificationId),
    foreignKey({
      name: 'deliveries_notification_fk',
      columns: [table.userId, table.notificationId],
      foreignColumns: [notifications.userId, notifications.id],
    }).onDelete('cascade'),
  ],
)
export type Channel = 'push' | 'email' | 'sms'

/** Message counts of an account, updated with each change, so that reading them counts no rows. */
export const notificationTotals = pgTable(
  'notification_totals',
  {
    userId: uuid('user_id').primaryKey(),
    sent: integer('sent').notNull().default(0),
    delivered: integer('delivered').notNull().default(0),
    opened: integer('opened').notNull().default(0),
    lastAt: instant('last_at'),
  },
  (table) => [ownerKey('notification_totals_user_id_fk', table.userId)],
)
