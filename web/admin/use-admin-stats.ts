import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type AdminPeriod, getAdminStats } from '#contract/admin.ts'
import { read } from '#web/http/query-client.ts'

/** The business in numbers; while another period is counted, the one before it stays. */
export function useAdminStats(period: AdminPeriod) {
  return useQuery({
    ...read(getAdminStats, { query: { period } }),
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}
