import type { NutritionAnalytics } from '#contract/analytics.ts'
import { fills, type Hue } from '#web/ui/charts/hue.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { KnownNote } from '#web/ui/measures/known-note.tsx'
import { words } from '../words.ts'

/** Totals of the period and averages a day; zeros after a failed request. */
export function EnergyCards({ analytics }: { analytics: NutritionAnalytics | undefined }) {
  const { calories, macros } = analytics?.nutritionBreakdown ?? {}
  const { loggedDays = 0 } = analytics?.periodStats ?? {}
  const cards = [
    { hue: 'energy', label: words.calories, unit: words.kcal, share: calories },
    { hue: 'protein', label: words.protein, unit: words.grams, share: macros?.protein },
    { hue: 'carbs', label: words.carbs, unit: words.grams, share: macros?.carbs },
    { hue: 'fat', label: words.fat, unit: words.grams, share: macros?.fat },
  ] as const satisfies readonly { hue: Hue; label: string; unit: string; share: unknown }[]
  return (
    <section aria-label={words.sums} className="grid grid-cols-1 gap-2">
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {cards.map(({ hue, label, unit, share }) => (
          <div key={hue} className="rounded-lg border border-line bg-raised p-4 sm:p-5">
            <dt className="flex items-center gap-2 text-sm text-ink-2">
              <span aria-hidden="true" className={`size-2.5 rounded-full ${fills[hue]}`} />
              {label}
            </dt>
            <dd className="mt-1.5 flex flex-wrap items-baseline gap-x-1.5">
              <span className="numeral text-[1.75rem] leading-9">
                {formatNumber(share ? share.total : 0)}
              </span>
              <span className="text-sm text-ink-2">{unit}</span>
            </dd>
            {share?.daily != null ? (
              <dd className="text-sm text-ink-2 tabular-nums">
                {words.aDay(`${formatNumber(share.daily)} ${unit}`)}
              </dd>
            ) : null}
            {share && 'known' in share ? (
              <dd>
                <KnownNote share={share.known ?? 1} />
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      {analytics ? (
        <p className="text-sm text-ink-2">
          {calories?.daily == null ? words.tooFewDays(loggedDays) : words.averageNote(loggedDays)}
        </p>
      ) : null}
    </section>
  )
}
