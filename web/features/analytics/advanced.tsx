import type { ReactNode } from 'react'
import type { AdvancedAnalytics } from '#contract/analytics.ts'
import { allowance, type Tier } from '#contract/subscriptions/plans.ts'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Problem } from './problem.tsx'
import { useAdvancedAnalytics } from './use-analytics.ts'
import { words } from './words.ts'

type Props = { tier: Tier; pitch: string; children: (advanced: AdvancedAnalytics) => ReactNode }

/** Content of the Pro plan; other plans see a description and a link to the plans. */
export function Advanced({ tier, pitch, children }: Props) {
  const held = allowance(tier, 'advanced_analytics') !== 0
  const { data, isPending, isFetching, refetch } = useAdvancedAnalytics(held)
  if (!held) return <PlanNotice title={words.proTitle} text={pitch} />
  if (data) return children(data)
  if (isPending)
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-56 w-full rounded-lg!" />
      </div>
    )
  return (
    <Problem
      title={words.advancedFailed}
      text={words.advancedFailedText}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
