import { useQuery } from '@tanstack/react-query'
import { getNotificationStats } from '#contract/notifications.ts'
import { read } from '#web/http/query-client.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/section.tsx'
import { PerformanceFigures } from './performance-figures.tsx'
import { words } from './words.ts'

/** Milliseconds between refetches. */
const refreshed = 30_000
const statsQuery = read(getNotificationStats)

/** Delivery and opening rates of the user's notifications. */
export function PerformanceCard({ zone }: { zone: string }) {
  const loaded = useQuery({ ...statsQuery, refetchOnMount: 'always', refetchInterval: refreshed })
  return (
    <Section title={words.statsTitle} lead={words.statsLead}>
      {loaded.data ? (
        <PerformanceFigures stats={loaded.data} zone={zone} />
      ) : loaded.isError ? (
        <ErrorState
          title={words.statsLoadFailed}
          onRetry={() => void loaded.refetch()}
          busy={loaded.isFetching}
        />
      ) : (
        <div role="status" className="grid gap-4">
          <span className="sr-only">{words.statsLoading}</span>
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Section>
  )
}
