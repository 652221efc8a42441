import { knownShareOf } from '#contract/foods/known-shares.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { KnownNote } from '#web/ui/measures/known-note.tsx'
import { words } from './words.ts'

/** The day's four nutrients against their goals. */
export function ProgressCard({ stats: { today, goals, progress } }: { stats: DashboardStats }) {
  return (
    <Card as="section" aria-labelledby="nutrition-progress" className="flex flex-col gap-4">
      <h2 id="nutrition-progress" className="display text-[1.375rem]">
        {words.progressTitle}
      </h2>
      <ul className="flex flex-1 flex-col justify-around gap-4">
        {(Object.keys(progress) as (keyof typeof progress)[]).map((name) => (
          <li key={name} className="grid gap-2">
            <p className="flex items-baseline text-sm text-ink-2 tabular-nums">
              <span className="mr-auto">
                {words[name]} <span className="text-ink-3">{leftOf(today[name], goals[name])}</span>
                <KnownNote share={knownShareOf(today, name)} className="block" />
              </span>
              <span>
                <span className="numeral text-xl text-ink">{formatNumber(today[name])}</span>{' '}
                {words.ofGrams(formatNumber(goals[name]))}
              </span>
              <span className="ml-2 min-w-11 text-right">{words.percent(formatNumber(progress[name]))}</span>
            </p>
            <ProgressBar value={today[name] ?? 0} max={goals[name]} tone={name} label={words[name]} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** "94 g left", "12 g over", "unknown". */
function leftOf(eaten: number | null, goal: number): string {
  if (eaten === null) return words.unknown
  const left = Math.round(goal) - Math.round(eaten)
  return left < 0 ? words.gramsOver(formatNumber(-left)) : words.gramsLeft(formatNumber(left))
}
