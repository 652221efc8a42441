import type { UsualMeals } from '#contract/nutrition/usual-meals.ts'
import { chipLook } from '#web/ui/forms/chip-look.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words as nutrition } from '../words.ts'
import { useLogUsual } from './use-log-usual.ts'
import { words } from './words.ts'

/** Usual meals of the hour as list items; a tap logs one again. For other features' screens. */
export function useAgainChips({ mealType, meals }: UsualMeals) {
  const again = useLogUsual()
  return meals.map((meal) => (
    <li key={meal.id}>
      <button
        type="button"
        aria-label={words.againAs(meal.foodName, nutrition.mealTypes[mealType])}
        onClick={() => again.mutate({ meal, mealType })}
        className={`${chipLook(false)} max-w-64 bg-raised`}
      >
        <span aria-hidden="true" className="emoji text-lg leading-none">
          {meal.foodEmoji}
        </span>
        <span className="truncate">{meal.foodName}</span>
        <span className="text-ink-3 tabular-nums">{formatNumber(meal.calories)}</span>
      </button>
    </li>
  ))
}
