import { Droplet } from 'lucide-react'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { percentOf } from '#contract/measures/rounded.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatWater } from '#web/ui/measures/water.ts'
import { useDrinks, useHydrationStats } from './use-drinks.ts'
import { words } from './words.ts'

type Props = { day: string; today: string; units: UnitSystem }

/** Progress to the day's water goal and the drinks' totals. */
export function HydrationCard({ day, today, units }: Props) {
  const { data: stats, isPending, refetch } = useHydrationStats(day)
  const { data: drinks } = useDrinks(day, today)
  return (
    <Card as="section" aria-label={words.hydration} aria-busy={isPending}>
      <div className="flex items-center gap-4">
        <Droplet className="size-6 shrink-0 text-water" strokeWidth={1.75} aria-hidden="true" />
        {stats ? (
          <HydrationProgress stats={stats} drinks={drinks ?? undefined} units={units} />
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

type ProgressProps = { stats: DashboardStats; drinks: readonly DrinkLog[] | undefined; units: UnitSystem }

/** The water drunk against the goal, in percent without a limit; only the bar has one. */
export function HydrationProgress({ stats, drinks, units }: ProgressProps) {
  const { today, goals } = stats
  const unit = units === 'imperial' ? 'fluid-ounces' : 'litres'
  const drunk = formatWater(today.waterIntake, unit)
  const goal = formatWater(goals.water, unit)
  // 2.5 L, not 2.50 L: a goal is a round figure.
  const goalText = `${goal.value.replace(/(?<!0)0+$/, '').replace(/\.$/, '')} ${goal.unit}`
  const sum = (figure: 'calories' | 'sugar' | 'caffeine') =>
    formatNumber(drinks?.reduce((total, drink) => total + (drink[figure] ?? 0), 0))
  return (
    <div className="grid flex-1 gap-2">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="numeral text-[1.875rem] leading-none">{drunk.value}</span>
        <span className="text-ink-2">{words.goal(goalText)}</span>
        <span className="ml-auto text-sm text-ink-2 tabular-nums">
          {words.percent(formatNumber(percentOf(today.waterIntake, goals.water)))}
        </span>
      </p>
      <ProgressBar value={today.waterIntake} max={goals.water} tone="water" label={words.hydration} />
      {drinks ? (
        <p className="text-sm text-ink-2">{words.inDrinks(sum('calories'), sum('sugar'), sum('caffeine'))}</p>
      ) : null}
    </div>
  )
}
