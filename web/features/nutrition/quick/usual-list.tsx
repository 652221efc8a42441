import { RotateCcw } from 'lucide-react'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import type { UsualMeal } from '#contract/nutrition/usual-meals.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words as nutrition } from '../words.ts'
import { words } from './words.ts'

type Props = {
  meals: readonly UsualMeal[]
  /** The meal to log them as. */
  mealType: MealType
  onAgain: (meal: UsualMeal) => void
}

/** Usual meals; a tap logs one again. */
export function UsualList({ meals, mealType, onAgain }: Props) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {meals.map((meal) => (
        <li key={meal.id}>
          <button
            type="button"
            onClick={() => onAgain(meal)}
            className="flex min-h-14 w-full items-center gap-3 rounded-md border border-line bg-raised px-3 py-2 text-left transition-colors duration-150 hover:border-edge hover:bg-sunken"
          >
            <span aria-hidden="true" className="emoji text-2xl leading-none">
              {meal.foodEmoji}
            </span>
            <span className="min-w-0 flex-1">
              <span className="sr-only">{words.againAs(meal.foodName, nutrition.mealTypes[mealType])}</span>
              <span aria-hidden="true" className="block truncate font-semibold">
                {meal.foodName}
              </span>
              <span className="block truncate text-sm text-ink-2 tabular-nums">
                {words.energy(formatNumber(Math.round(meal.calories)), meal.servingSize)}
              </span>
            </span>
            <RotateCcw className="size-4.5 shrink-0 text-herb" strokeWidth={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
