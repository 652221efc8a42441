import { Flame, Trophy, Utensils } from 'lucide-react'
import type { DashboardStats } from '#contract/insights.ts'
import { Card } from '#web/ui/card.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** All-time totals. */
export function Highlights({ stats }: { stats: DashboardStats | undefined }) {
  const { totalWorkouts = 0, totalMeals = 0, consistencyStreak = 0 } = stats ?? {}
  const highlights = [
    { Icon: Trophy, tone: 'text-herb', count: totalWorkouts, text: words.workoutsLogged(totalWorkouts) },
    { Icon: Utensils, tone: 'text-carbs', count: totalMeals, text: words.mealsLogged(totalMeals) },
    { Icon: Flame, tone: 'text-energy', count: consistencyStreak, text: words.streak(consistencyStreak) },
  ]
  return (
    <Card as="section" aria-labelledby="highlights">
      <h2 id="highlights" className="display text-[1.375rem]">
        {words.highlights}
      </h2>
      <p className="text-sm text-ink-2">{words.highlightsLead}</p>
      <ul className="mt-2 divide-y divide-line">
        {highlights.map(({ Icon, tone, count, text }) => (
          <li key={tone} className="flex items-center gap-3.5 py-3">
            <Icon className={`size-5 shrink-0 ${tone}`} strokeWidth={1.75} aria-hidden="true" />
            <span className="numeral min-w-10 text-2xl">{formatNumber(count)}</span>
            <span className="text-ink-2">{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
