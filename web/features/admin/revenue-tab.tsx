import type { AdminPeriod, AdminStats } from '#contract/admin.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatFixed, formatMoney } from '#web/ui/measures/format.ts'
import { Panel } from './panel.tsx'
import { words } from './words.ts'

type Props = { stats: AdminStats | undefined; period: AdminPeriod }

/** The three revenue figures, each with its definition. */
export function RevenueTab({ stats, period }: Props) {
  if (!stats) return <Skeleton className="h-44 w-full" />
  const figures = [
    { title: words.monthlyRevenue, text: words.revenueText, value: formatMoney(stats.monthlyRevenue) },
    { title: words.averageRevenue, text: words.averageText, value: formatMoney(stats.avgRevenuePerUser) },
    {
      title: words.monthlyChurn,
      text: words.churnText(words.periods[period]),
      value: `${formatFixed(stats.churnRate, 1)}%`,
    },
  ]
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-3">
      {figures.map(({ title, text, value }) => (
        <Panel key={title} title={title} text={text}>
          <p className="numeral text-[2.5rem]">{value}</p>
        </Panel>
      ))}
    </div>
  )
}
