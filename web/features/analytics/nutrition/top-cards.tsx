import { Beef, Droplet, Trophy, Wheat } from 'lucide-react'
import type { ReactNode } from 'react'
import type { DashboardStats } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatWater } from '#web/ui/measures/water.ts'
import { words } from '../words.ts'

type Props = { stats: DashboardStats | undefined; units: UnitSystem; loading: boolean }

/** All-time workouts and today's totals; zeros after a failed request. */
export function TopCards({ stats, units, loading }: Props) {
  const metric = units === 'metric'
  const water = formatWater(stats?.today.waterIntake ?? 0, metric ? 'litres' : 'fluid-ounces')
  const icon = { className: 'size-4.5', strokeWidth: 1.75 }
  return (
    <section aria-label={words.today} aria-busy={loading}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <Figure
          label={words.totalWorkouts}
          icon={<Trophy {...icon} className={`${icon.className} text-herb`} />}
          value={formatNumber(stats?.totalWorkouts ?? 0)}
          unit={words.allTime}
          loading={loading}
        />
        <Figure
          label={words.todaysProtein}
          icon={<Beef {...icon} className={`${icon.className} text-protein`} />}
          value={formatNumber(stats ? stats.today.protein : 0)}
          unit={words.grams}
          loading={loading}
        />
        <Figure
          label={words.todaysCarbs}
          icon={<Wheat {...icon} className={`${icon.className} text-carbs`} />}
          value={formatNumber(stats ? stats.today.carbs : 0)}
          unit={words.grams}
          loading={loading}
        />
        <Figure
          label={words.waterIntake}
          icon={<Droplet {...icon} className={`${icon.className} text-water`} />}
          value={water.value}
          unit={units === 'specified' ? words.ouncesOfToday : water.unit}
          loading={loading}
        />
      </dl>
    </section>
  )
}

type FigureProps = { label: string; icon: ReactNode; value: string; unit?: string; loading: boolean }

function Figure({ label, icon, value, unit, loading }: FigureProps) {
  return (
    <div className="rounded-lg border border-line bg-raised p-4 sm:p-5">
      <dt className="flex items-center gap-2 text-sm text-ink-2">
        <span aria-hidden="true">{icon}</span>
        {label}
      </dt>
      <dd className="mt-1.5 flex h-9 items-baseline gap-1.5">
        {loading ? (
          <Skeleton className="h-9 w-20" />
        ) : (
          <>
            <span className="numeral text-[2rem] leading-9">{value}</span>
            {unit ? <span className="text-sm text-ink-2">{unit}</span> : null}
          </>
        )}
      </dd>
    </div>
  )
}
