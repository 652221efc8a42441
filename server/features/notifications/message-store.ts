import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { listedMessages } from '#contract/notifications.ts'
import {
  type Database,
  foreignKeyViolation,
  type Queryable,
  sqlState,
} from '#server/adapters/database/database.ts'
import { ownerTransaction } from '#server/adapters/database/owners/owner-transaction.ts'
import { type Channel, deliveries, notifications, notificationTotals } from './table.ts'

export type { Channel }

export type NewNotification = Omit<typeof notifications.$inferInsert, 'sentAt' | 'deliveredAt' | 'openedAt'>
export type NewDelivery = Omit<typeof deliveries.$inferInsert, 'sentAt' | 'deliveredAt' | 'openedAt'>
type Totals = Pick<typeof notificationTotals.$inferSelect, 'sent' | 'delivered' | 'opened' | 'lastAt'>
type Copy = { userId: string; notificationId: string; deliveryId: string }

/** Stores messages of several accounts; returns the ids of new ones. */
export async function addNotifications(db: Database, rows: NewNotification[]): Promise<Set<string>> {
  const { id } = notifications
  const fresh = await withoutDeletedAccounts(rows, (some) =>
    db.insert(notifications).values(some).onConflictDoNothing().returning({ id }),
  )
  return new Set(fresh.map((row) => row.id))
}

/** Stores their deliveries; returns the ids of those whose message still exists. */
export async function addDeliveries(db: Database, rows: NewDelivery[]): Promise<Set<string>> {
  const { id } = deliveries
  const kept = await withoutDeletedAccounts(rows, (some) =>
    db.insert(deliveries).values(some).returning({ id }),
  )
  return new Set(kept.map((row) => row.id))
}

/**
 * Marks deliveries as sent and counts each message once. `arrived`: the accepting service sends no further receipt.
 */
export async function noteSent(db: Database, copies: Copy[], arrived: boolean, now: Date) {
  await withoutDeletedAccounts(copies, (some) => noteAll(db, some, arrived, now))
}

async function noteAll(db: Database, copies: Copy[], arrived: boolean, now: Date): Promise<never[]> {
  const owners = [...new Set(copies.map(({ userId }) => userId))].toSorted()
  const when = { sentAt: now, ...(arrived && { deliveredAt: now }) }
  await db.transaction(async (tx) => {
    await tx
      .update(deliveries)
      .set(when)
      .where(either(deliveries, copies, ({ deliveryId }) => deliveryId))
    const messages = either(notifications, copies, ({ notificationId }) => notificationId)
    const sent = await tx
      .update(notifications)
      .set({ sentAt: now })
      .where(and(messages, isNull(notifications.sentAt)))
      .returning({ userId: notifications.userId })
    const delivered = arrived
      ? await tx
          .update(notifications)
          .set({ deliveredAt: now })
          .where(and(messages, isNull(notifications.deliveredAt)))
          .returning({ userId: notifications.userId })
      : []
    const sentTo = Map.groupBy(sent, ({ userId }) => userId)
    const deliveredTo = Map.groupBy(delivered, ({ userId }) => userId)
    const counts = owners.map((userId) => ({
      userId,
      sent: sentTo.get(userId)?.length ?? 0,
      delivered: deliveredTo.get(userId)?.length ?? 0,
      opened: 0,
      lastAt: now,
    }))
    await addToTotals(tx, counts)
  })
  return []
}

/** Records a device's receipt; the first one updates the message's counts. False for an unknown delivery. */
export async function acknowledge(
  db: Database,
  { userId, deliveryId }: Pick<Copy, 'userId' | 'deliveryId'>,
  event: 'delivered' | 'opened',
  now: Date,
): Promise<boolean> {
  return ownerTransaction(db, userId, async (tx) => {
    const copy = and(eq(deliveries.userId, userId), eq(deliveries.id, deliveryId))
    const [row] = await tx.select().from(deliveries).where(copy)
    if (!row) return false
    const { notificationId } = row
    const known = await noteReceipt(tx, { userId, notificationId }, event, now)
    if (!known) return false
    const first = (seen: Date | null, happened: boolean) => (happened ? (seen ?? now) : seen)
    await tx
      .update(deliveries)
      .set({ deliveredAt: first(row.deliveredAt, true), openedAt: first(row.openedAt, event === 'opened') })
      .where(copy)
    return true
  })
}

/** Records that a message was opened from the list of sent messages, which counts as delivered too. False for an unknown message. */
export async function noteOpened(db: Database, userId: string, id: string, now: Date): Promise<boolean> {
  return ownerTransaction(db, userId, (tx) => noteReceipt(tx, { userId, notificationId: id }, 'opened', now))
}

/** Updates a message and its counts on the first receipt of a kind; false for an unknown message. */
async function noteReceipt(
  tx: Queryable,
  { userId, notificationId }: Pick<Copy, 'userId' | 'notificationId'>,
  event: 'delivered' | 'opened',
  now: Date,
): Promise<boolean> {
  const message = and(eq(notifications.userId, userId), eq(notifications.id, notificationId))
  const [before] = await tx.select().from(notifications).where(message).for('update')
  if (!before) return false
  const first = (seen: Date | null, happened = true) => (happened ? (seen ?? now) : seen)
  // A receipt may arrive before the delivery is marked as sent.
  const after = {
    sentAt: first(before.sentAt),
    deliveredAt: first(before.deliveredAt),
    openedAt: first(before.openedAt, event === 'opened'),
  }
  const count = (name: keyof typeof after) => (before[name] === null && after[name] !== null ? 1 : 0)
  const counts = { sent: count('sentAt'), delivered: count('deliveredAt'), opened: count('openedAt') }
  if (counts.sent + counts.delivered + counts.opened === 0) return true
  await tx.update(notifications).set(after).where(message)
  await addToTotals(tx, [{ userId, ...counts, lastAt: counts.sent ? now : null }])
  return true
}

/** Messages sent to an account since `since`, newest first: ids are in order of time, so this reads the key from its end. */
export async function sentMessages(db: Queryable, userId: string, since: Date) {
  const { id, title, body, url, sentAt, openedAt, createdAt } = notifications
  const rows = await db
    .select({ id, title, body, url, sentAt, openedAt })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), gte(createdAt, since), isNotNull(sentAt)))
    .orderBy(desc(id))
    .limit(listedMessages.most)
  return rows.map(({ openedAt: opened, sentAt: sent, ...row }) => ({
    ...row,
    sentAt: sent!.toISOString(),
    opened: opened !== null,
  }))
}

export async function readTotals(db: Queryable, userId: string): Promise<Totals> {
  const [row] = await db.select().from(notificationTotals).where(eq(notificationTotals.userId, userId))
  return row ?? { sent: 0, delivered: 0, opened: 0, lastAt: null }
}

/** Deletes messages of all accounts from before `before` with their deliveries; counts stay. */
export async function forgetNotifications(db: Database, before: Date) {
  await db.delete(notifications).where(lt(notifications.createdAt, before))
}

async function addToTotals(tx: Queryable, rows: (Totals & { userId: string })[]) {
  const own = notificationTotals
  await tx
    .insert(own)
    .values(rows)
    .onConflictDoUpdate({
      target: own.userId,
      set: {
        sent: sql`${own.sent} + excluded.sent`,
        delivered: sql`${own.delivered} + excluded.delivered`,
        opened: sql`${own.opened} + excluded.opened`,
        lastAt: sql`greatest(${own.lastAt}, excluded.last_at)`,
      },
    })
}

/** Rows by pairs of owner and id; each pair is one key look-up, where two lists would be all combinations. */
function either(
  table: typeof notifications | typeof deliveries,
  copies: Copy[],
  idOf: (copy: Copy) => string,
) {
  const pairs = copies.map((copy) => sql`(${copy.userId}::uuid, ${idOf(copy)}::uuid)`)
  return sql`(${table.userId}, ${table.id}) in (${sql.join(pairs, sql`, `)})`
}

/** Writes rows of several accounts at once; when one was deleted meanwhile, row by row without its rows. */
async function withoutDeletedAccounts<T, R>(rows: T[], write: (some: T[]) => Promise<R[]>): Promise<R[]> {
  if (!rows.length) return []
  try {
    return await write(rows)
  } catch (error) {
    if (sqlState(error) !== foreignKeyViolation) throw error
    if (rows.length === 1) return []
    const each: R[] = []
    for (const row of rows) each.push(...(await withoutDeletedAccounts([row], write)))
    return each
  }
}
