import type { NutritionAnalytics } from '#contract/analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

/** Consistency of logging; zeros after a failed request. */
export function Consistency({ analytics }: { analytics: NutritionAnalytics | undefined }) {
  const { totalLogged = 0, avgPerDay } = analytics?.consistency ?? {}
  const logged = analytics?.series.filter(({ meals }) => meals > 0) ?? []
  const figures = [
    [words.itemsLogged, formatNumber(totalLogged)],
    [words.itemsPerDay, formatNumber(avgPerDay, 1)],
    [words.loggedDays, formatNumber(logged.length)],
    [words.daysInPeriod, formatNumber(analytics?.periodStats.days ?? 0)],
  ] as const
  return (
    <Card as="section" aria-labelledby="consistency" className="flex flex-col">
      <h2 id="consistency" className="display text-[1.375rem]">
        {words.consistency}
      </h2>
      <dl className="mt-3 grid flex-1 content-around divide-y divide-line">
        {figures.map(([label, value]) => (
          <div key={label} className="flex items-baseline justify-between gap-4 py-2.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="numeral text-2xl">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
