import type { NutritionAnalytics } from '#contract/analytics.ts'
import { macroNames } from '#contract/foods/nutrients.ts'
import { Card } from '#web/ui/card.tsx'
import { fills } from '#web/ui/charts/hue.ts'
import { words } from '../words.ts'

/** Share of energy by macronutrient. */
export function Distribution({ analytics }: { analytics: NutritionAnalytics }) {
  const { macros: shares } = analytics.nutritionBreakdown
  const any = macroNames.some((macro) => shares[macro].percentage > 0)
  return (
    <Card as="section" aria-labelledby="distribution" className="flex flex-col gap-4">
      <div>
        <h2 id="distribution" className="display text-[1.375rem]">
          {words.distribution}
        </h2>
        <p className="text-sm text-ink-2">{words.distributionLead}</p>
      </div>
      {any ? (
        <>
          <div aria-hidden="true" className="flex h-6 gap-0.5 overflow-hidden rounded-full">
            {macroNames.map((macro) => (
              <span key={macro} className={fills[macro]} style={{ width: `${shares[macro].percentage}%` }} />
            ))}
          </div>
          <dl className="grid grid-cols-3 gap-3">
            {macroNames.map((macro) => (
              <div key={macro}>
                <dt className="flex items-center gap-2 text-sm text-ink-2">
                  <span aria-hidden="true" className={`size-2.5 rounded-full ${fills[macro]}`} />
                  {words[macro]}
                </dt>
                <dd className="numeral text-2xl">{words.percent(shares[macro].percentage)}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p className="text-ink-2">{words.noMeals}</p>
      )}
    </Card>
  )
}
