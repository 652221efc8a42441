import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { StoreRenewal, StoreTransaction } from '#server/adapters/app-store/app-store.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'
import { appStorePayments, appStorePurchases, subscriptions } from '../table.ts'

export type Purchase = typeof appStorePurchases.$inferSelect
type Period = Omit<StoreTransaction, 'expiresAt'> & { expiresAt: Date }

/** App Store subscriptions by Apple's ids. */
export function appleStore(db: Queryable) {
  const byId = (id: string) => eq(appStorePurchases.originalTransactionId, id)
  return {
    /** Locks the purchase, created from `period` when missing. */
    async toChange(period: Period): Promise<Purchase> {
      const { originalTransactionId } = period
      await db
        .insert(appStorePurchases)
        .values({ originalTransactionId, ...columnsOf(period) })
        .onConflictDoNothing()
      return (await this.locked(originalTransactionId))!
    },
    async locked(id: string): Promise<Purchase | undefined> {
      const [row] = await db.select().from(appStorePurchases).where(byId(id)).for('update')
      return row
    },
    async change(id: string, change: Partial<Omit<Purchase, 'originalTransactionId'>>) {
      await db.update(appStorePurchases).set(change).where(byId(id))
    },
    /** Stores the price of a period; the later signature wins. */
    async notePayment({ transactionId, originalTransactionId, signedAt }: Period, cents: number) {
      await db
        .insert(appStorePayments)
        .values({ transactionId, originalTransactionId, signedAt, cents })
        .onConflictDoUpdate({
          target: appStorePayments.transactionId,
          set: { cents, signedAt },
          setWhere: lte(appStorePayments.signedAt, signedAt),
        })
    },
    /** Cents over the account's lifetime. */
    async paidBy(userId: string): Promise<number> {
      const [row] = await db
        .select({ cents: sql<number>`coalesce(sum(${appStorePayments.cents}), 0)::int` })
        .from(appStorePayments)
        .innerJoin(
          appStorePurchases,
          eq(appStorePurchases.originalTransactionId, appStorePayments.originalTransactionId),
        )
        .where(eq(appStorePurchases.userId, userId))
      return row!.cents
    },
    async isAccount(userId: string): Promise<boolean> {
      const rows = await db.select({ id: users.id }).from(users).where(eq(users.id, userId))
      return rows.length > 0
    },
    async purchasesOf(userId: string): Promise<Purchase[]> {
      return db.select().from(appStorePurchases).where(eq(appStorePurchases.userId, userId))
    },
    /** Owners after `after`, in pages, whose App Store plan has expired. */
    async runOut(now: Date, after: string, limit: number): Promise<string[]> {
      const rows = await db
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .innerJoin(users, eq(users.id, subscriptions.userId))
        .where(
          and(
            eq(subscriptions.biller, 'apple'),
            lte(users.subscriptionCurrentPeriodEnd, now),
            gt(subscriptions.userId, after),
          ),
        )
        .orderBy(asc(subscriptions.userId))
        .limit(limit)
      return rows.map(({ userId }) => userId)
    },
    /** Purchases after `after`, in pages, that were paid at `since`. */
    async recent(since: Date, after: string, limit: number) {
      return db
        .select({
          id: appStorePurchases.originalTransactionId,
          userId: appStorePurchases.userId,
        })
        .from(appStorePurchases)
        .where(
          and(
            isNotNull(appStorePurchases.userId),
            gt(appStorePurchases.expiresAt, since),
            gt(appStorePurchases.originalTransactionId, after),
          ),
        )
        .orderBy(asc(appStorePurchases.originalTransactionId))
        .limit(limit)
    },
  }
}

/** Stored columns of a period. */
export function columnsOf(period: Period) {
  const { transactionId, productId, signedAt, purchasedAt, expiresAt, revokedAt, isUpgraded } = period
  return { transactionId, productId, signedAt, purchasedAt, expiresAt, revokedAt, isUpgraded }
}

export function renewalColumnsOf({ signedAt, renews, plan, isRetrying, graceEndsAt }: StoreRenewal) {
  return { renewalSignedAt: signedAt, renews, nextPlan: plan ?? null, isRetrying, graceEndsAt }
}
