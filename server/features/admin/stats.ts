import { type AdminPeriod, type AdminStats, adminPeriods } from '#contract/admin.ts'
import { currentTier, plans, type Tier } from '#contract/subscriptions/plans.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { type Churn, type Counts, countsStore } from './counts-store.ts'
import { type UserRow, usersStore } from './users-store.ts'

/** Up to so many accounts are counted with each look, more of them every few minutes. */
const quicklyCounted = 20_000
/** A kept count is older than this only where the job that renews it does not run. */
const keptMs = 15 * 60_000
const dayMs = 86_400_000
/** Days of the month that churn is told for. */
const month = 30
const mostSignups = 50

/** The business in numbers; docs/admin-numbers.md defines each. */
export async function statsOf(db: Database, period: AdminPeriod, now: Date): Promise<AdminStats> {
  const { counts, countedAt } = (await freshCount(db, now)) ?? (await recount(db, now))
  const { tiers, paying, waiting, platforms, active } = counts
  const begin = new Date(now.getTime() - adminPeriods[period] * dayMs)
  const signups = await usersStore(db, now).since(begin, mostSignups)
  const total = Object.values(tiers).reduce((sum, count) => sum + count)
  const paid = paying.plus + paying.pro
  const cents = paying.plus * centsOf('plus') + paying.pro * centsOf('pro')
  return {
    totalUsers: total,
    activeUsers: active,
    monthlyRevenue: cents / 100,
    avgRevenuePerUser: paid ? Math.round(cents / paid) / 100 : 0,
    paidUsers: paid,
    trialUsers: tiers.trial + waiting,
    churnRate: monthlyPercent(counts.churn[period], adminPeriods[period]),
    platformStats: { ...platforms, web: total - platforms.ios - platforms.android },
    tierStats: tiers,
    recentSignups: signups.map((row) => signupOf(row, now)),
    countedAt: countedAt.toISOString(),
  }
}

/** Counts, and keeps the count where the next one would take long. */
export async function recount(db: Database, now: Date): Promise<{ counts: Counts; countedAt: Date }> {
  const store = countsStore(db)
  const counts = await store.count(now)
  const total = Object.values(counts.tiers).reduce((sum, count) => sum + count)
  if (total > quicklyCounted) await store.keep(counts, now)
  return { counts, countedAt: now }
}

async function freshCount(db: Database, now: Date) {
  const kept = await countsStore(db).kept()
  return kept && now.getTime() - kept.countedAt.getTime() < keptMs ? kept : undefined
}

const centsOf = (plan: keyof typeof plans) => Math.round(plans[plan].price * 100)

/** The rate a month at which the period's share would be lost, in percent with one decimal. */
function monthlyPercent({ paid, lost }: Churn, days: number): number {
  if (!paid) return 0
  return Math.round(1000 * (1 - (1 - lost / paid) ** (month / days))) / 10
}

function signupOf(row: UserRow, now: Date): AdminStats['recentSignups'][number] {
  return {
    id: row.id,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    subscriptionTier: currentTier(row.storedTier as Tier, row.trialEndsAt, now),
    platform: row.platform ?? 'web',
  }
}
