import { Droplet } from 'lucide-react'
import type { DashboardStats } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { share } from '#web/ui/hue.ts'
import { ProgressBar } from '#web/ui/progress.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { formatWater } from '#web/ui/water.ts'
import { useHydrationStats } from './use-drinks.ts'
import { words } from './words.ts'

type Props = { day: string; isToday: boolean; units: UnitSystem }

/** How much of the day's water goal is drunk; the bar ends at 100 %. */
export function HydrationCard({ day, isToday, units }: Props) {
  const { data: stats, isPending, refetch } = useHydrationStats(day)
  return (
    <Card as="section" aria-label={words.hydration} aria-busy={isPending}>
      <div className="flex items-center gap-4">
        <Droplet className="size-6 shrink-0 text-water" strokeWidth={1.75} aria-hidden="true" />
        {stats ? (
          <Progress stats={stats} units={units} isToday={isToday} />
        ) : isPending ? (
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-8 w-40" />
            <Skeleton className="h-2 w-full rounded-full" />
            <Skeleton className="h-5 w-56" />
          </div>
        ) : (
          <div role="alert" className="flex flex-1 flex-wrap items-center justify-between gap-3">
            <p className="text-ink-2">{words.summaryFailed}</p>
            <Button variant="secondary" size="sm" onClick={() => void refetch()}>
              {words.tryAgain}
            </Button>
          </div>
        )}
      </div>
    </Card>
  )
}

function Progress({ stats, units, isToday }: { stats: DashboardStats; units: UnitSystem; isToday: boolean }) {
  const { today, goals } = stats
  const unit = units === 'imperial' ? 'fluid-ounces' : 'litres'
  const drunk = formatWater(today.waterIntake, unit)
  const goal = formatWater(goals.water, unit)
  // 2.5 L, not 2.50 L: a goal is a round figure.
  const goalText = `${goal.value.replace(/\.?0+$/, '')} ${goal.unit}`
  const figures = [
    formatNumber(today.calories),
    formatNumber(today.protein),
    formatNumber(today.caffeine),
  ] as const
  return (
    <div className="grid flex-1 gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="numeral text-[1.875rem] leading-none">{drunk.value}</span>
        <span className="text-ink-2">{words.goal(goalText)}</span>
        <span className="ml-auto text-sm text-ink-2 tabular-nums">
          {words.percent(formatNumber(share(today.waterIntake, goals.water) * 100))}
        </span>
      </p>
      <ProgressBar value={today.waterIntake} max={goals.water} tone="water" label={words.hydration} />
      <p className="text-sm text-ink-2">{isToday ? words.soFar(...figures) : words.soFarOn(...figures)}</p>
    </div>
  )
}
