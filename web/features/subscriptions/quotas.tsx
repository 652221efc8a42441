import { useQuery } from '@tanstack/react-query'
import { fallbackTimezone } from '#contract/product.ts'
import { noLimit } from '#contract/subscriptions/plans.ts'
import { listQuotas, type Quota } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { read } from '#web/http/query-client.ts'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { Panel } from './manage/panel.tsx'
import { words } from './words.ts'

/** The plan's quotas with their usage and reset dates. */
export function Quotas() {
  const { data, isPending } = useQuery({ ...read(listQuotas), refetchOnMount: 'always' })
  const zone = useUser().user?.timezone ?? fallbackTimezone
  if (!data && !isPending) return null
  const resetsAt = data?.find(({ limit }) => limit > 0)?.resetsAt
  return (
    <Panel title={words.quotasTitle}>
      <ul className="grid grid-cols-1 gap-4">
        {data
          ? data.map((quota) => <CountedRight key={quota.feature} quota={quota} />)
          : ['first', 'second'].map((row) => <Skeleton key={row} className="h-11 w-full" />)}
      </ul>
      {resetsAt ? (
        <p className="mt-4 text-sm text-ink-2">{words.quotaResets(formatDay(resetsAt, 'long', zone))}</p>
      ) : null}
    </Panel>
  )
}

function CountedRight({ quota: { feature, limit, used } }: { quota: Quota }) {
  const name = words.quotaNames[feature]
  return (
    <li>
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{name}</span>
        <span className="text-ink-2 tabular-nums">
          {limit === noLimit
            ? words.quotaNoLimit
            : limit === 0
              ? words.quotaNone
              : words.quotaUsed(formatNumber(used), formatNumber(limit))}
        </span>
      </p>
      <p className="text-sm text-ink-2">{words.quotaCounts[feature]}</p>
      {limit > 0 ? (
        <ProgressBar
          value={used}
          max={limit}
          tone={used >= limit ? 'energy' : 'herb'}
          label={name}
          className="mt-2"
        />
      ) : null}
    </li>
  )
}
