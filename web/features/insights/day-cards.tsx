import type { DashboardStats } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { EnergyCard } from './energy-card.tsx'
import { ProgressCard } from './progress-card.tsx'
import { StreakCard } from './streak-card.tsx'
import { WaterCard } from './water-card.tsx'

/** Grid of the four cards and their placeholder. */
export const cardGrid = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-[1.2fr_1.4fr_1fr_1fr]'

export function DayCards({ stats, units }: { stats: DashboardStats; units: UnitSystem }) {
  return (
    <div className={cardGrid}>
      <EnergyCard stats={stats} />
      <ProgressCard stats={stats} />
      <WaterCard stats={stats} units={units} />
      <StreakCard stats={stats} />
    </div>
  )
}
