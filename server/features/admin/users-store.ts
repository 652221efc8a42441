import { and, desc, eq, gt, gte, inArray, isNull, like, lte, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '#contract/admin.ts'
import type { Tier } from '#contract/subscriptions/plans.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'
import { quotaUsage, subscriptions } from '#server/features/subscriptions/table.ts'
import type { Place } from '#server/http/page.ts'
import { presence } from './table.ts'

export type Filter = { search?: string | undefined; tier?: Tier | undefined }
export type UserRow = Awaited<ReturnType<ReturnType<typeof usersStore>['one']>> & object
export type Use = { userId: string; feature: string; month: string; used: number }

/** Accounts for the admin list, newest first. */
export function usersStore(db: Queryable, now: Date) {
  const {
    id,
    email,
    createdAt,
    subscriptionTier: storedTier,
    trialEndsAt,
    timezone,
    stripeCustomerId,
  } = users
  const { biller, grantedUntil, cardCents, storeCents } = subscriptions
  const rows = () =>
    db
      .select({
        id,
        email,
        createdAt,
        storedTier,
        trialEndsAt,
        timezone,
        stripeCustomerId,
        biller,
        grantedUntil,
        cardCents,
        storeCents,
        platform: sql<Platform | null>`${presence.platform}`,
        lastActiveAt: presence.lastActiveAt,
      })
      .from(users)
      .leftJoin(presence, eq(presence.userId, id))
      .leftJoin(subscriptions, eq(subscriptions.userId, id))
  const newest = (where: SQL | undefined, limit: number, time: SQL | typeof createdAt = createdAt) =>
    rows().where(where).orderBy(desc(time), desc(id)).limit(limit)
  // Few trials ended without the job's update, which PostgreSQL does not expect: by the order's index it would
  // search all trials for them.
  const sorted = sql`${createdAt} + interval '0'`

  /** Trials end by their clock. Each stored tier is queried separately, since an index serves one. */
  const byTier = (tier: Tier | undefined, rest: SQL | undefined, limit: number) => {
    if (!tier) return [newest(rest, limit)]
    const stored = (wanted: Tier, clock?: SQL) => and(eq(storedTier, wanted), clock, rest)
    if (tier === 'trial') return [newest(stored('trial', gt(trialEndsAt, now)), limit)]
    if (tier !== 'trial_no_payment') return [newest(stored(tier), limit)]
    const ended = [lte(trialEndsAt, now), isNull(trialEndsAt)].map((clock) => stored('trial', clock))
    return [newest(stored(tier), limit), ...ended.map((where) => newest(where, limit, sorted))]
  }

  return {
    async page({ search, tier }: Filter, limit: number, before?: Place) {
      const earlier =
        before && sql`(${createdAt}, ${id}) < (${before.at.toISOString()}::timestamptz, ${before.id}::uuid)`
      const found = search ? like(email, patternOf(search.toLowerCase())) : undefined
      const parts = await Promise.all(byTier(tier, and(found, earlier), limit))
      return parts.flat().toSorted(newestFirst).slice(0, limit)
    },
    since(day: Date, limit: number) {
      return newest(gte(createdAt, day), limit)
    },
    async one(userId: string) {
      const [row] = await rows().where(eq(id, userId))
      return row
    },
    /** Units used by these accounts in these months. */
    used(userIds: string[], months: string[]): Promise<Use[]> {
      return db
        .select()
        .from(quotaUsage)
        .where(and(inArray(quotaUsage.userId, userIds), inArray(quotaUsage.month, months)))
    },
  }
}

/** Matches any part of the address; below a trigram's length its beginning. */
function patternOf(part: string): string {
  const escaped = part.replace(/[\\%_]/g, '\\$&')
  return part.length < trigram ? `${escaped}%` : `%${escaped}%`
}
const trigram = 3

type Placed = { createdAt: Date; id: string }
const newestFirst = (one: Placed, other: Placed) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1)
