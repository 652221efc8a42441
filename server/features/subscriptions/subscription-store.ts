import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Queryable } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'
import { billingEvents, subscriptionChanges, subscriptions } from './table.ts'

export type SubscriptionRow = typeof subscriptions.$inferSelect
export type AccountPlan = Pick<
  typeof users.$inferSelect,
  | 'subscriptionTier'
  | 'subscriptionStatus'
  | 'subscriptionCancelAtPeriodEnd'
  | 'subscriptionCurrentPeriodEnd'
  | 'stripeCustomerId'
  | 'trialEndsAt'
>

/** Subscription and plan of one account. */
export function subscriptionStore(db: Queryable, userId: string) {
  const mine = eq(subscriptions.userId, userId)
  return {
    async read(): Promise<SubscriptionRow | undefined> {
      const [row] = await db.select().from(subscriptions).where(mine)
      return row
    },
    /** Locked; undefined when missing. */
    async locked(): Promise<SubscriptionRow | undefined> {
      const [row] = await db.select().from(subscriptions).where(mine).for('update')
      return row
    },
    /** Locks the row, created when missing, so that concurrent updates are serialized. */
    async toChange(): Promise<SubscriptionRow> {
      await db
        .insert(subscriptions)
        .values({ userId, subject: randomUUID(), truthAt: new Date(0) })
        .onConflictDoNothing()
      return (await this.locked())!
    },
    async change(change: Partial<Omit<SubscriptionRow, 'userId' | 'subject'>>) {
      await db.update(subscriptions).set(change).where(mine)
    },
    async plan(): Promise<(AccountPlan & { email: string }) | undefined> {
      const { email, subscriptionTier, subscriptionStatus, trialEndsAt, stripeCustomerId } = users
      const { subscriptionCancelAtPeriodEnd, subscriptionCurrentPeriodEnd } = users
      const [row] = await db
        .select({
          email,
          subscriptionTier,
          subscriptionStatus,
          trialEndsAt,
          stripeCustomerId,
          subscriptionCancelAtPeriodEnd,
          subscriptionCurrentPeriodEnd,
        })
        .from(users)
        .where(eq(users.id, userId))
      return row
    },
    async changePlan(change: Partial<AccountPlan>) {
      await db.update(users).set(change).where(eq(users.id, userId))
    },
    async addChange(change: Omit<typeof subscriptionChanges.$inferInsert, 'id'>) {
      await db.insert(subscriptionChanges).values({ ...change, id: randomUUID() })
    },
  }
}

/** Look-ups by billers' ids and queries of jobs, across accounts. */
export function billingStore(db: Queryable) {
  return {
    async ownerOf(customerId: string): Promise<string | undefined> {
      const [row] = await db
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .where(eq(subscriptions.customerId, customerId))
      return row?.userId
    },
    /** False for a known message. */
    async addEvent(event: typeof billingEvents.$inferInsert): Promise<boolean> {
      const added = await db
        .insert(billingEvents)
        .values(event)
        .onConflictDoNothing()
        .returning({ id: billingEvents.id })
      return added.length > 0
    },
    /** Customers with unsettled messages from before `before`, oldest first. */
    async openCustomers(biller: string, before: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ customerId: billingEvents.customerId })
        .from(billingEvents)
        .where(
          and(
            eq(billingEvents.biller, biller),
            isNull(billingEvents.settledAt),
            lt(billingEvents.receivedAt, before),
            isNotNull(billingEvents.customerId),
          ),
        )
        .orderBy(asc(billingEvents.receivedAt))
        .limit(limit)
      return [...new Set(rows.flatMap(({ customerId }) => customerId ?? []))]
    },
    /** Settles messages received up to `until`, covered by a later look-up. */
    async settle(biller: string, customerId: string, until: Date, now: Date) {
      await db
        .update(billingEvents)
        .set({ settledAt: now })
        .where(
          and(
            eq(billingEvents.biller, biller),
            eq(billingEvents.customerId, customerId),
            isNull(billingEvents.settledAt),
            lte(billingEvents.receivedAt, until),
          ),
        )
    },
    async forgetEvents(before: Date) {
      await db.delete(billingEvents).where(lt(billingEvents.receivedAt, before))
    },
    /** Accounts whose ended trial is not stored yet. */
    async endedTrials(now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.subscriptionTier, 'trial'), lte(users.trialEndsAt, now)))
        .limit(limit)
      return rows.map(({ id }) => id)
    },
    /** Accounts whose grace or granted plan is over. */
    async overdue(pastDueBefore: Date, now: Date, limit: number): Promise<string[]> {
      const rows = await db
        .select({ userId: subscriptions.userId })
        .from(subscriptions)
        .where(
          sql`${subscriptions.pastDueSince} <= ${pastDueBefore} or (${subscriptions.biller} = 'granted' and ${subscriptions.grantedUntil} <= ${now})`,
        )
        .limit(limit)
      return rows.map(({ userId }) => userId)
    },
    /** Customers of a biller in pages, for the daily comparison. */
    async customers(biller: string, after: string, limit: number) {
      return db
        .select({ userId: subscriptions.userId, customerId: subscriptions.customerId })
        .from(subscriptions)
        .where(
          and(
            inArray(subscriptions.biller, [biller, 'none']),
            isNotNull(subscriptions.customerId),
            gt(subscriptions.customerId, after),
          ),
        )
        .orderBy(asc(subscriptions.customerId))
        .limit(limit)
    },
    /** Trials that end within a period and were not announced. */
    async endingTrials(from: Date, to: Date, limit: number) {
      return db
        .select({ userId: users.id, email: users.email, trialEndsAt: users.trialEndsAt })
        .from(users)
        .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
        .where(
          and(
            eq(users.subscriptionTier, 'trial'),
            gt(users.trialEndsAt, from),
            lte(users.trialEndsAt, to),
            sql`${subscriptions.trialLetterSent} is not true`,
          ),
        )
        .limit(limit)
    },
  }
}
