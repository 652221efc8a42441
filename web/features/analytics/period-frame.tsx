import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AnalyticsPeriod } from '#contract/analytics.ts'
import { PeriodButtons } from './period-buttons.tsx'
import { Problem } from './problem.tsx'
import { TabLoading } from './tab-loading.tsx'

type Props = {
  period: AnalyticsPeriod
  onPeriod: (period: AnalyticsPeriod) => void
  analytics: Pick<
    UseQueryResult,
    'data' | 'isPending' | 'isError' | 'isFetching' | 'isPlaceholderData' | 'refetch'
  >
  /** Title of the notice when they could not be fetched. */
  failed: string
  /** The period's figures; dimmed while those of another period load. */
  children: ReactNode
}

/** The period's buttons over its figures, with the states loading, failed and outdated. */
export function PeriodFrame({ period, onPeriod, analytics, failed, children }: Props) {
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = analytics
  return (
    <>
      <PeriodButtons period={period} onChange={onPeriod} />
      {isError ? (
        <Problem title={failed} hasOld={Boolean(data)} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {isPending ? (
        <TabLoading />
      ) : (
        <div
          aria-busy={isPlaceholderData}
          className={`grid grid-cols-1 gap-4 transition-opacity duration-150 ${isPlaceholderData ? 'opacity-60' : ''}`}
        >
          {children}
        </div>
      )}
    </>
  )
}
