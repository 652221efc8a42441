import type { Quota } from '#contract/subscriptions.ts'
import { useUser } from '#web/access/use-user.ts'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { formatDay, formatNumber } from '#web/ui/format.ts'
import { useQuota } from './use-quota.ts'
import { words } from './words.ts'

const sentences = { fridge_scan: words.quotaLeft, recipe_generation: words.recipesLeft }

/** How much of the month is left; once the scans are used up, what still works and where more are to be had. */
export function QuotaLine({ feature }: Pick<Quota, 'feature'>) {
  const quota = useQuota(feature)
  const zone = useUser().user?.timezone ?? undefined
  if (!quota) return <p className="min-h-5" />
  const { left, limit, resetsAt } = quota
  const until = formatDay(resetsAt, 'short', zone)
  if (left === 0 && feature === 'fridge_scan')
    return <PlanNotice title={words.quotaTitle} text={words.quotaUsed(formatNumber(limit), until)} />
  return (
    <p className="min-h-5 text-sm text-ink-2 tabular-nums">
      {sentences[feature](formatNumber(left), formatNumber(limit), until)}
    </p>
  )
}
