import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#server/adapters/database/instant.ts'
import { users } from '../table.ts'

/** One sign-in of the app. Revoking deletes the row. */
export const tokenFamilies = pgTable(
  'token_families',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at').notNull(),
    /** Not extended by refreshing. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('token_families_user_id_idx').on(table.userId),
    index('token_families_expires_at_idx').on(table.expiresAt),
  ],
)

/** Each works once; used ones are kept to detect reuse. */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    familyId: uuid('family_id')
      .notNull()
      .references(() => tokenFamilies.id, { onDelete: 'cascade' }),
    usedAt: instant('used_at'),
  },
  (table) => [index('refresh_tokens_family_id_idx').on(table.familyId)],
)

/** One-time code of a finished hosted sign-in, given to the app instead of tokens. */
export const signInCodes = pgTable(
  'sign_in_codes',
  {
    /** SHA-256 of the code. */
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the verifier, which only the app knows. */
    challenge: text('challenge').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sign_in_codes_user_id_idx').on(table.userId)],
)
