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
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from '#server/adapters/database/instant.ts'
import { users } from '#server/features/access/table.ts'
import { ownerKey } from '#server/features/account/table.ts'

/** Used units of a limited right in a calendar month of the account's zone (`month` is its first day). */
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
 * Biller and state of a subscription; not sharded, since it is found by the provider's ids too. Columns of every
 * request are stored with the account in the same transaction.
 */
export const subscriptions = pgTable(
  'subscriptions',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Pseudonym of the account in the history of changes, which outlives it. */
    subject: uuid('subject').notNull(),
    biller: text('biller').notNull().default('none'),
    /** The biller's id of the subscription. */
    providerId: text('provider_id'),
    customerId: text('customer_id'),
    plan: text('plan'),
    nextPlan: text('next_plan'),
    pastDueSince: instant('past_due_since'),
    /** End of a granted plan; null for unlimited. */
    grantedUntil: instant('granted_until'),
    /** Read time of the biller's state; older ones are ignored. */
    truthAt: instant('truth_at').notNull(),
    /** Lifetime payments less refunds: by card, and in the App Store. */
    cardCents: integer('card_cents').notNull().default(0),
    storeCents: integer('store_cents').notNull().default(0),
    trialLetterSent: boolean('trial_letter_sent').notNull().default(false),
  },
  (table) => [
    unique('subscriptions_customer_id_key').on(table.customerId),
    index('subscriptions_past_due_idx').on(table.pastDueSince).where(sql`past_due_since is not null`),
  ],
)

/** Changes of the monthly price, for revenue and churn on any day. */
export const subscriptionChanges = pgTable(
  'subscription_changes',
  {
    id: uuid('id').primaryKey(),
    subject: uuid('subject').notNull(),
    at: instant('at').notNull(),
    fromTier: text('from_tier').notNull(),
    toTier: text('to_tier').notNull(),
    /** Monthly cents before and after. */
    fromCents: integer('from_cents').notNull(),
    toCents: integer('to_cents').notNull(),
    biller: text('biller').notNull(),
  },
  (table) => [
    index('subscription_changes_at_idx').on(table.at),
    index('subscription_changes_subject_idx').on(table.subject, table.at),
  ],
)

/** Billers' messages by their ids, for detecting repetitions. Kept for 90 days. */
export const billingEvents = pgTable(
  'billing_events',
  {
    biller: text('biller').notNull(),
    id: text('id').notNull(),
    type: text('type').notNull(),
    customerId: text('customer_id'),
    receivedAt: instant('received_at').notNull(),
    /** Set after the customer's look-up. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    primaryKey({ name: 'billing_events_pk', columns: [table.biller, table.id] }),
    index('billing_events_open_idx').on(table.receivedAt).where(sql`settled_at is null`),
  ],
)

/**
 * Card customers of deleted accounts with open pages or subscriptions. Only the provider's id outlives the account;
 * the row is deleted once the provider has answered.
 */
export const customersToClose = pgTable('customers_to_close', {
  customerId: text('customer_id').primaryKey(),
  /** Time of the last attempt. */
  triedAt: instant('tried_at').notNull(),
})

/**
 * Newest signed period and renewal of each App Store subscription, in whatever order they arrive. Belongs to at
 * most one account and outlives it, so that an old signature proves nothing for the next one.
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
    /** Null, with all columns after it, until Apple has sent renewal information. */
    renewalSignedAt: instant('renewal_signed_at'),
    renews: boolean('renews'),
    nextPlan: text('next_plan'),
    isRetrying: boolean('is_retrying'),
    graceEndsAt: instant('grace_ends_at'),
  },
  (table) => [index('app_store_purchases_user_id_idx').on(table.userId)],
)

/** Payments per period of a subscription; a later statement of Apple replaces an earlier one. */
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
