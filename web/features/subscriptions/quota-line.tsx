import { fallbackTimezone } from '#contract/product.ts'
import type { Quota } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { useQuota } from './use-quota.ts'
import { words } from './words.ts'

type Props = Pick<Quota, 'feature'> & {
  /** Sentence for a used-up quota: what still works, and when it resets. */
  usedUp: (limit: string, until: string) => string
}

/** The quota left this month, and a link to the plans once it is used up. */
export function QuotaLine({ feature, usedUp }: Props) {
  const quota = useQuota(feature)
  const zone = useUser().user?.timezone ?? fallbackTimezone
  if (!quota) return <p className="min-h-5" />
  const { left, limit, used, resetsAt } = quota
  const until = formatDay(resetsAt, 'short', zone)
  if (left === 0)
    return (
      <PlanNotice
        title={words.quotaTitle}
        text={usedUp(formatNumber(limit), until)}
        usedUp={{ used, limit }}
        upgrade="pro"
      />
    )
  return (
    <p className="min-h-5 text-sm text-ink-2 tabular-nums">
      {words.quotaLeft[feature](formatNumber(left), formatNumber(limit), until)}
    </p>
  )
}
