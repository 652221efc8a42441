import type { NutritionAnalytics } from '#contract/analytics.ts'
import { Card } from '#web/ui/card.tsx'
import { words } from '../words.ts'

/** The five most logged foods. */
export function MostLogged({ foods }: { foods: NutritionAnalytics['topFoods'] }) {
  return (
    <Card as="section" aria-labelledby="most-logged">
      <h2 id="most-logged" className="display text-[1.375rem]">
        {words.mostLogged}
      </h2>
      {foods.length ? (
        <ol className="mt-3 divide-y divide-line">
          {foods.map(({ name, avgCalories, frequency }) => (
            <li key={name} className="flex items-baseline gap-4 py-2.5">
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-ink-2">
                  {words.averageCalories(avgCalories, frequency)}
                </span>
              </span>
              <span className="numeral text-xl whitespace-nowrap">{words.times(frequency)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className="mt-3 text-ink-2">{words.noMeals}</p>
      )}
    </Card>
  )
}
