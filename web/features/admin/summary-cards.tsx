import { CircleDollarSign, CreditCard, TrendingDown, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AdminStats } from '#contract/admin.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatFixed, formatMoney, formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** Percent per month up to which churn is called low. */
const lowChurn = 5
const icon = { className: 'size-4.5', strokeWidth: 1.75, 'aria-hidden': true } as const

type Tile = { label: string; icon: ReactNode; value: string; text: string }

/** The four leading figures; placeholders without `stats`. */
export function SummaryCards({ stats }: { stats: AdminStats | undefined }) {
  const count = (value: number | undefined) => formatNumber(value ?? 0)
  const money = (value: number | undefined) => formatMoney(value ?? 0)
  const churn = stats?.churnRate ?? 0
  const tiles: Tile[] = [
    {
      label: words.totalUsers,
      icon: <Users {...icon} />,
      value: count(stats?.totalUsers),
      text: words.active(count(stats?.activeUsers)),
    },
    {
      label: words.monthlyRevenue,
      icon: <CircleDollarSign {...icon} />,
      value: money(stats?.monthlyRevenue),
      text: words.perUser(money(stats?.avgRevenuePerUser)),
    },
    {
      label: words.paidSubscribers,
      icon: <CreditCard {...icon} />,
      value: count(stats?.paidUsers),
      text: words.inTrial(count(stats?.trialUsers)),
    },
    {
      label: words.churnRate,
      icon: <TrendingDown {...icon} />,
      value: `${formatFixed(churn, 1)}%`,
      text: churn > lowChurn ? words.highChurn : words.lowChurn,
    },
  ]
  return (
    <section aria-label={words.summary} aria-busy={!stats}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tiles.map((tile) => (
          <div key={tile.label} className="rounded-lg border border-line bg-raised p-4 sm:p-5">
            <dt className="flex items-start gap-2 text-sm text-ink-2">
              <span className="text-herb">{tile.icon}</span>
              {tile.label}
            </dt>
            {stats ? (
              <>
                <dd className="numeral mt-2 text-[1.75rem] leading-9 break-words sm:text-[2.25rem]">
                  {tile.value}
                </dd>
                <dd className="mt-1 text-sm text-ink-2 tabular-nums">{tile.text}</dd>
              </>
            ) : (
              <dd className="mt-2 grid gap-2">
                <Skeleton className="h-9 w-24" />
                <Skeleton className="h-4 w-28" />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  )
}
