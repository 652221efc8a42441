import { sql } from 'drizzle-orm'
import {
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#server/features/access/table.ts'
import { ownerKey } from '#server/features/account/table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** Units used of a limited right in a calendar month of the person's zone (`month` is its first day). */
export const quotaUsage = pgTable(
  'quota_usage',
  {
    userId: uuid('user_id').notNull(),
    feature: text('feature').notNull(),
    month: date('month', { mode: 'string' }).notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'quota_usage_pk', columns: [table.userId, table.feature, table.month] }),
    ownerKey('quota_usage_user_id_fk', table.userId),
  ],
)

/**
 * Who bills a person and what stands with it; local like the accounts, for it is found by the provider's ids too.
 * What every request needs of it stands with the account itself and is written in the same transaction.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Stands for the person in the history of changes, which outlives the account without leading to it. */
    subject: uuid('subject').notNull(),
    biller: text('biller').notNull().default('none'),
    /** The subscription's id with its biller. */
    providerId: text('provider_id'),
    customerId: text('customer_id'),
    plan: text('plan'),
    nextPlan: text('next_plan'),
    pastDueSince: instant('past_due_since'),
    /** A granted plan ends then; null for one without an end. */
    grantedUntil: instant('granted_until'),
    /** When what stands here was read from the biller: an older reading never wins. */
    truthAt: instant('truth_at').notNull(),
    /** Paid over the account's life, less what was given back: by card, and in the App Store. */
    cardCents: integer('card_cents').notNull().default(0),
    storeCents: integer('store_cents').notNull().default(0),
    trialLetterSent: boolean('trial_letter_sent').notNull().default(false),
  },
  (table) => [
    unique('subscriptions_customer_id_key').on(table.customerId),
    index('subscriptions_past_due_idx').on(table.pastDueSince).where(sql`past_due_since is not null`),
  ],
)

/** Every change of what somebody pays a month, so that revenue and churn can be counted for any day. */
export const subscriptionChanges = pgTable(
  'subscription_changes',
  {
    id: uuid('id').primaryKey(),
    subject: uuid('subject').notNull(),
    at: instant('at').notNull(),
    fromTier: text('from_tier').notNull(),
    toTier: text('to_tier').notNull(),
    /** Cents a month that were, and are, paid. */
    fromCents: integer('from_cents').notNull(),
    toCents: integer('to_cents').notNull(),
    biller: text('biller').notNull(),
  },
  (table) => [
    index('subscription_changes_at_idx').on(table.at),
    index('subscription_changes_subject_idx').on(table.subject, table.at),
  ],
)

/** Messages of billers, by their own ids: one that comes again is known. Kept for 90 days. */
export const billingEvents = pgTable(
  'billing_events',
  {
    biller: text('biller').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    receivedAt: instant('received_at').notNull(),
    /** Set once the customer was looked up because of it. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ name: 'billing_events_pk', columns: [table.biller, table.id] }),
    index('billing_events_open_idx').on(table.receivedAt).where(sql`settled_at is null`),
  ],
)

/**
 * Card customers of deleted accounts whose payment pages and subscriptions are not ended yet. Nothing but the provider's
 * id outlives the account; the row goes once the provider has answered.
 */
export const customersToClose = pgTable('customers_to_close', {
  customerId: text('customer_id').primaryKey(),
  /** Of the last try. */
  triedAt: instant('tried_at').notNull(),
})

/**
 * What Apple has signed of each App Store subscription, newest first come or last: the newest period, and the newest word
 * on its renewal. It belongs to one account at most, and outlives it, so that an old signature proves nothing to the
 * next one.
 */
export const appStorePurchases = pgTable(
  'app_store_purchases',
  {
    originalTransactionId: text('original_transaction_id').primaryKey(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    transactionId: text('transaction_id').notNull(),
    productId: text('product_id').notNull(),
    signedAt: instant('signed_at').notNull(),
    purchasedAt: instant('purchased_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    isUpgraded: boolean('is_upgraded').notNull(),
    /** Null, as all after it, until Apple said something of the renewal. */
    renewalSignedAt: instant('renewal_signed_at'),
    renews: boolean('renews'),
    nextPlan: text('next_plan'),
    isRetrying: boolean('is_retrying'),
    graceEndsAt: instant('grace_ends_at'),
  },
  (table) => [index('app_store_purchases_user_id_idx').on(table.userId)],
)

/** What Apple took for each period of a subscription; written again when Apple says something else of it. */
export const appStorePayments = pgTable(
  'app_store_payments',
  {
    transactionId: text('transaction_id').primaryKey(),
    originalTransactionId: text('original_transaction_id').notNull(),
    cents: integer('cents').notNull(),
    signedAt: instant('signed_at').notNull(),
  },
  (table) => [
    index('app_store_payments_original_idx').on(table.originalTransactionId),
    foreignKey({
      name: 'app_store_payments_original_fk',
      columns: [table.originalTransactionId],
      foreignColumns: [appStorePurchases.originalTransactionId],
    }).onDelete('cascade'),
  ],
)
