import { sql } from 'drizzle-orm'
import { type AdminPeriod, adminPeriods } from '#contract/admin.ts'
import { dayMs } from '#contract/measures/day.ts'
import type { PlanId, Tier } from '#contract/subscriptions/plans.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { users } from '#server/features/access/table.ts'
import { subscriptionChanges, subscriptions } from '#server/features/subscriptions/table.ts'
import { adminCounts, presence } from './table.ts'

/** Payers at the start of a period, and those lost since. */
export type Churn = { paid: number; lost: number }
/** Inputs of the admin statistics, defined in docs/admin-numbers.md. */
export type Counts = {
  tiers: Record<Tier, number>
  active: number
  /** Accounts with a billed and paid plan. */
  paying: Record<PlanId, number>
  /** Accounts with a plan billed after their trial. */
  waiting: number
  platforms: { ios: number; android: number }
  churn: Record<AdminPeriod, Churn>
}

const activeDays = 30
const latest = 'latest'
const isBilled = sql`${subscriptions.biller} in ('stripe', 'apple') and ${users.subscriptionTier} in ('plus', 'pro')`

/** Counts over all accounts, and the newest stored count. */
export function countsStore(db: Queryable) {
  const one = async <T>(query: ReturnType<typeof sql>) => (await db.execute(query)).rows[0] as T

  /** The history outlives accounts: a deleted payer counts as lost. */
  const churn = (since: string) =>
    one<Churn>(sql`
      with began as (
        select distinct on (subject) subject, to_cents from ${subscriptionChanges}
        where ${subscriptionChanges.at} <= ${since}::timestamptz order by subject, at desc, id desc)
      select count(*)::int as paid, (count(*) filter (where not coalesce(${isBilled}, false)))::int as lost
      from began left join ${subscriptions} on ${subscriptions.subject} = began.subject
        left join ${users} on ${users.id} = ${subscriptions.userId}
      where began.to_cents > 0 and coalesce(${users.trialEndsAt} <= ${since}::timestamptz, true)`)

  return {
    async count(at: Date): Promise<Counts> {
      const now = at.toISOString()
      const before = (days: number) => new Date(at.getTime() - days * dayMs).toISOString()
      const { total, ...stored } = await one<Record<'total' | 'trial' | PlanId, number>>(sql`
        select count(*)::int as total,
          (count(*) filter (where ${users.subscriptionTier} = 'plus'))::int as plus,
          (count(*) filter (where ${users.subscriptionTier} = 'pro'))::int as pro,
          (count(*) filter (where ${users.subscriptionTier} = 'trial' and ${users.trialEndsAt} > ${now}::timestamptz))::int
            as trial
        from ${users}`)
      const { waiting, ...paying } = await one<Record<'waiting' | PlanId, number>>(sql`
        select (count(*) filter (where waits))::int as waiting,
          (count(*) filter (where tier = 'plus' and not waits))::int as plus,
          (count(*) filter (where tier = 'pro' and not waits))::int as pro
        from (select ${users.subscriptionTier} as tier, coalesce(${users.trialEndsAt} > ${now}::timestamptz, false) as waits
          from ${subscriptions} join ${users} on ${users.id} = ${subscriptions.userId} where ${isBilled}) as billed`)
      const { active, ...platforms } = await one<Record<'active' | 'ios' | 'android', number>>(sql`
        select (count(*) filter (where ${presence.lastActiveAt} > ${before(activeDays)}::timestamptz))::int as active,
          (count(*) filter (where ${presence.platform} = 'ios'))::int as ios,
          (count(*) filter (where ${presence.platform} = 'android'))::int as android
        from ${presence}`)
      const rates = {} as Counts['churn']
      for (const [period, days] of Object.entries(adminPeriods))
        rates[period as AdminPeriod] = await churn(before(days))
      const unpaid = total - stored.plus - stored.pro - stored.trial
      return {
        tiers: { ...stored, trial_no_payment: unpaid },
        active,
        paying,
        waiting,
        platforms,
        churn: rates,
      }
    },
    async kept(): Promise<{ countedAt: Date; counts: Counts } | undefined> {
      const [row] = await db.select().from(adminCounts)
      return row && { countedAt: row.countedAt, counts: row.counts as Counts }
    },
    async keep(counts: Counts, countedAt: Date) {
      await db
        .insert(adminCounts)
        .values({ id: latest, countedAt, counts })
        .onConflictDoUpdate({ target: adminCounts.id, set: { countedAt, counts } })
    },
  }
}
