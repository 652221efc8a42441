import type { NutritionAnalytics } from '#contract/analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { share } from '#web/ui/charts/hue.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

const inOrder = ['breakfast', 'lunch', 'dinner', 'snack'] as const

/** Number of logs by meal type; other values are counted as one more type, if any. */
export function MealTypes({ analytics: { mealDistribution } }: { analytics: NutritionAnalytics }) {
  const known: readonly string[] = inOrder
  const others = Object.entries(mealDistribution).filter(([type]) => !known.includes(type))
  const other = others.reduce((sum, [, count]) => sum + count, 0)
  const bars = [
    ...inOrder.map((type) => ({ type, count: mealDistribution[type] ?? 0 })),
    ...(other ? [{ type: 'other', count: other }] : []),
  ]
  const most = Math.max(...bars.map(({ count }) => count))
  return (
    <Card as="section" aria-labelledby="meal-types" className="flex flex-col gap-4">
      <h2 id="meal-types" className="display text-[1.375rem]">
        {words.meals}
      </h2>
      <dl className="grid flex-1 content-around gap-2.5">
        {bars.map(({ type, count }) => (
          <div key={type} className="grid grid-cols-[5rem_1fr_auto] items-center gap-3">
            <dt className="text-sm text-ink-2">{words.mealType(type)}</dt>
            <dd aria-hidden="true" className="h-3.5">
              <span
                className="block h-full rounded-full bg-herb"
                style={{ width: `${share(count, most) * 100}%` }}
              />
            </dd>
            <dd className="numeral min-w-8 text-right text-xl">{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
