import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AdminPeriod, type AdminStats, getAdminStats } from '#contract/admin.ts'
import { read } from '#web/http/query-client.ts'

/** Statistics of a period; the previous period stays on screen while another loads. */
export function useAdminStats(period: AdminPeriod) {
  return useQuery({
    ...read(getAdminStats, { query: { period } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

/** Statistics for a failed request: zeros and empty lists. */
export const noStats: AdminStats = {
  totalUsers: 0,
  activeUsers: 0,
  monthlyRevenue: 0,
  avgRevenuePerUser: 0,
  paidUsers: 0,
  trialUsers: 0,
  churnRate: 0,
  platformStats: { ios: 0, android: 0, web: 0 },
  tierStats: {},
  recentSignups: [],
  countedAt: new Date(0).toISOString(),
}
