import { Gauge } from 'lucide-react'
import { type NotificationStats, performanceOf } from '#contract/notifications.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { recentMoment } from '#web/ui/measures/recent-day.ts'
import { words } from './words.ts'

const insightLook = {
  excellent: 'bg-herb-soft',
  good: 'bg-herb-soft',
  poor: 'bg-amber-soft',
  none: 'bg-sunken',
}

export function PerformanceFigures({ stats, zone }: { stats: NotificationStats; zone: string }) {
  const { totalSent, delivered, opened, clickRate, lastNotification } = stats
  const performance = performanceOf(stats)
  const figures = [
    [words.totalSent, formatNumber(totalSent)],
    [words.delivered, formatNumber(delivered)],
    [words.opened, formatNumber(opened)],
    [words.clickRate, words.percent(formatNumber(clickRate, 1))],
  ] as const
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="numeral text-[2rem]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={`flex gap-3 rounded-md px-4 py-3 text-[0.9375rem] ${insightLook[performance ?? 'none']}`}>
        <Gauge className="mt-0.5 size-5 shrink-0" strokeWidth={1.75} aria-hidden="true" />
        {performance ? words.insights[performance] : words.nothingSent}
      </p>
      <dl className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
          <dt className="font-medium">{words.lastNotification}</dt>
          <dd className="text-ink-2">
            {lastNotification ? recentMoment(lastNotification, zone) : words.never}
          </dd>
        </div>
      </dl>
    </div>
  )
}
