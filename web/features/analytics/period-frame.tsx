import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type AnalyticsPeriod, analyticsPeriods } from '#contract/analytics.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Problem } from './problem.tsx'
import { TabLoading } from './tab-loading.tsx'
import { words } from './words.ts'

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

const options = analyticsPeriods.map((value) => ({ value, label: words.periods[value] }))

type ButtonsProps = { period: AnalyticsPeriod; onChange: (period: AnalyticsPeriod) => void }

function PeriodButtons({ period, onChange }: ButtonsProps) {
  return (
    <Segmented
      className="w-full sm:w-96"
      label={words.periodLabel}
      value={period}
      onChange={onChange}
      options={options}
    />
  )
}
