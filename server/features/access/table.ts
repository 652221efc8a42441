import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { SubscriptionStatus, Tier } from '#contract/subscriptions/plans.ts'
import { instant } from '#server/adapters/database/instant.ts'

/** Accounts: identity, plan and settings of every request. Not sharded (email is unique). */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull(),
    image: text('image'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    timezone: text('timezone'),
    units: text('units').$type<UnitSystem>().notNull().default('specified'),
    subscriptionTier: text('subscription_tier').$type<Tier>().notNull().default('trial'),
    subscriptionStatus: text('subscription_status').$type<SubscriptionStatus>().notNull().default('active'),
    subscriptionCancelAtPeriodEnd: boolean('subscription_cancel_at_period_end').notNull().default(false),
    subscriptionCurrentPeriodEnd: instant('subscription_current_period_end'),
    stripeCustomerId: text('stripe_customer_id'),
    trialEndsAt: instant('trial_ends_at'),
    /** Time of the last warning about wrong passwords. */
    signInWarnedAt: instant('sign_in_warned_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    unique('users_email_key').on(table.email),
    // For the admin list: newest first, by tier, and by any part of the address.
    index('users_created_at_idx').on(table.createdAt, table.id),
    index('users_tier_idx').on(table.subscriptionTier, table.createdAt, table.id),
    index('users_trial_end_idx').on(table.trialEndsAt).where(sql`subscription_tier = 'trial'`),
    index('users_email_part_idx').using('gin', sql`${table.email} gin_trgm_ops`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    expiresAt: instant('expires_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [unique('sessions_token_key').on(table.token), index('sessions_user_id_idx').on(table.userId)],
)

/** Sign-in methods of an account: password and external identities. */
export const signInMethods = pgTable(
  'sign_in_methods',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('sign_in_methods_user_id_idx').on(table.userId),
    unique('sign_in_methods_identity_key').on(table.providerId, table.accountId),
  ],
)

/** Hashed tokens of reset links and the like. */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier_idx').on(table.identifier)],
)

/** A pending change of address; a new request replaces it. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull(),
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    /** SHA-256 of the password's hash: changing the password ends the link. */
    passwordState: text('password_state').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [unique('email_changes_token_hash_key').on(table.tokenHash)],
)

/** Keyed hashes of deleted accounts' addresses, against a second trial. */
export const formerAddresses = pgTable('former_addresses', {
  addressHash: text('address_hash').primaryKey(),
  deletedAt: instant('deleted_at').notNull(),
})
