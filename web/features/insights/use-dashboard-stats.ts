import { useQuery } from '@tanstack/react-query'
import { getDashboardStats } from '#contract/http/first-calls.ts'
import { useWithUnsent } from '#web/features/offline/use-with-unsent.ts'
import { read } from '#web/http/query-client.ts'

/** Milliseconds before retry `attempt` (from 0): exponential, at most 30 s. */
export function backoff(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000)
}

/** Today's stats for the dashboard; refetched on mount, every minute and on window focus. */
export function useDashboardStats() {
  const stats = useQuery({
    ...read(getDashboardStats),
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
    staleTime: 0,
    retry: 3,
    retryDelay: backoff,
  })
  return useWithUnsent(read(getDashboardStats).queryKey, stats)
}
