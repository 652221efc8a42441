import { ChevronDown, X } from 'lucide-react'
import type { SavedMeal } from '#contract/foods/foods.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useRemoveSavedMeal, useSavedMeals } from '#web/features/foods/use-saved-meals.ts'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import type { MealDraft } from '../scan/use-meal-draft.ts'
import { words } from '../words.ts'
import { useLogSavedMeal } from './use-log-saved-meal.ts'

/** Saved meals, each logged again by one tap; renders nothing without any. */
export function SavedMeals({ draft, onLogged }: { draft: MealDraft; onLogged: () => void }) {
  const tell = useInUnits()
  const meals = useSavedMeals()
  const remove = useRemoveSavedMeal()
  const log = useLogSavedMeal(onLogged)
  if (meals.length === 0) return null

  /** A chosen meal type has priority over the saved one, and that over the hour's. */
  const mealTypeOf = (meal: SavedMeal) => draft.chosen ?? meal.mealType ?? draft.mealType
  const logAgain = (meal: SavedMeal) => {
    const mealType = mealTypeOf(meal) || draft.mealTypeFor('logging')
    if (!mealType || log.isPending) return
    const notes = draft.notes.trim() || null
    log.mutate({ meal, body: { mealType, notes, targetDate: draft.targetDate } })
  }
  return (
    <details className="group mb-4 rounded-md border border-line bg-raised">
      <summary className="flex min-h-11 list-none items-center justify-between px-4 font-medium">
        <span>
          {words.savedMeals} <span className="font-normal text-ink-3">{formatNumber(meals.length)}</span>
        </span>
        <ChevronDown className="size-4 text-ink-3 group-open:rotate-180" aria-hidden="true" />
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {meals.map((meal) => (
          <li key={meal.id} className="flex items-center gap-3 py-2 pr-1 pl-4">
            <FoodEmoji emoji={meal.emoji} size="sm" />
            <span className="min-w-0 flex-1 leading-snug">
              <span className="block font-medium text-pretty">{meal.name}</span>
              <span className="block text-sm text-ink-2">
                {words.savedAs(
                  mealTypeOf(meal),
                  `${formatNumber(meal.calories)} ${words.kcal} · ${tell(meal.servingSize)}`,
                )}
              </span>
            </span>
            <Button
              size="sm"
              variant="secondary"
              aria-label={words.logSaved(meal.name)}
              busy={log.isPending && log.variables.meal.id === meal.id}
              onClick={() => logAgain(meal)}
            >
              {words.log}
            </Button>
            <IconButton
              label={words.removeSaved(meal.name)}
              onClick={() => remove.mutate(meal)}
              className="-ml-2 text-ink-3 hover:text-tomato"
            >
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </details>
  )
}
