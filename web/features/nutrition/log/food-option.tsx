import { Star } from 'lucide-react'
import type { Food } from '#contract/foods/foods.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useUsualServingAmount } from '#web/features/foods/use-serving-amount.ts'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

/** A suggested food with the calories of its usual serving amount. */
export function FoodOption({ food }: { food: Food }) {
  const tell = useInUnits()
  const usual = useUsualServingAmount(food)
  return (
    <>
      <FoodEmoji emoji={food.emoji} size="sm" />
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-medium text-pretty">
          {food.name}
          {food.favourite ? (
            <Star
              className="ml-1.5 inline size-3.5 fill-current align-[-0.05em] text-carbs"
              aria-hidden="true"
            />
          ) : null}
        </span>
        <span className="block text-sm text-ink-2">
          {[food.alsoCalled, food.brand, tell(usual.serving), words.foodSource(food)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className="numeral text-lg">
        {formatNumber(usual.calories)}
        <span className="ml-1 font-sans text-sm tracking-normal text-ink-2">{words.kcal}</span>
      </span>
    </>
  )
}
