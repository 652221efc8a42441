import { type AdminPeriod, type AdminStats, adminPeriods } from '#contract/admin.ts'
import { dayMs } from '#contract/measures/day.ts'
import { currentTier, plans } from '#contract/subscriptions/plans.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { type Churn, type Counts, countsStore } from './counts-store.ts'
import { type UserRow, usersStore } from './users-store.ts'

/** Up to this number accounts are counted on each request, above it every few minutes. */
const quicklyCounted = 20_000
/** A stored count is older only when its job does not run. */
const keptMs = 15 * 60_000
/** Days of the churn period. */
const month = 30
const mostSignups = 50

/** Business statistics, defined in docs/admin-numbers.md. */
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

/** Counts, and stores the result where counting is slow. */
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

/** Churn extrapolated to a month, in percent with one decimal. */
function monthlyPercent({ paid, lost }: Churn, days: number): number {
  if (!paid) return 0
  return Math.round(1000 * (1 - (1 - lost / paid) ** (month / days))) / 10
}

function signupOf(row: UserRow, now: Date): AdminStats['recentSignups'][number] {
  return {
    id: row.id,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    subscriptionTier: currentTier(row.storedTier, row.trialEndsAt, now),
    platform: row.platform ?? 'web',
  }
}
