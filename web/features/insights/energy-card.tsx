import { Link } from 'wouter'
import type { DashboardStats } from '#contract/insights.ts'
import { Card } from '#web/ui/card.tsx'
import { Ring } from '#web/ui/charts/ring.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

/** Whole kilocalories left to the goal, or above it. Burned energy is shown separately and not added. */
export function energyLeft(eaten: number, goal: number): { kcal: number; over: boolean } {
  const left = Math.round(goal) - Math.round(eaten)
  return { kcal: Math.abs(left), over: left < 0 }
}

/** The dashboard's leading figure: energy left today. */
export function EnergyCard({ stats: { today, goals } }: { stats: DashboardStats }) {
  const { kcal, over } = energyLeft(today.calories, goals.calories)
  return (
    <Card as="section" aria-label={words.todaysCalories} className="grid content-between gap-5">
      <Ring value={today.calories} max={goals.calories} tone="energy" label={words.todaysCalories}>
        <p>
          <span className="numeral block text-[3.5rem] leading-none">{formatNumber(kcal)}</span>
          <span className={`mt-1 block text-sm ${over ? 'font-medium text-energy' : 'text-ink-2'}`}>
            {over ? words.kcalOver : words.kcalLeft}
          </span>
        </p>
      </Ring>
      <dl className="flex flex-wrap justify-between gap-x-3 gap-y-2 text-center">
        <Figure label={words.todaysCalories} value={today.calories} />
        <Figure label={words.burned} value={today.burned} />
        <div className="relative -m-2 rounded-md p-2 hover:bg-sunken">
          <dt className="text-sm text-ink-2">{words.goal}</dt>
          <dd className="numeral text-2xl">
            <Link
              href="/fitness?tab=goals"
              aria-label={words.changeGoal(formatNumber(goals.calories))}
              className="underline decoration-line decoration-2 underline-offset-4 after:absolute after:inset-0 after:rounded-md"
            >
              {formatNumber(goals.calories)}
            </Link>
          </dd>
        </div>
      </dl>
    </Card>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="numeral text-2xl">{formatNumber(value)}</dd>
    </div>
  )
}
