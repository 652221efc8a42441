import { Check } from 'lucide-react'
import { type PlannedMeal, plannedMeals } from '#contract/meal-plans.ts'
import { words } from './words.ts'

type Props = {
  chosen: readonly PlannedMeal[]
  onChange: (meals: readonly PlannedMeal[]) => void
  error: string | undefined
}

/** Chooses the meals of a day to plan. */
export function MealChoice({ chosen, onChange, error }: Props) {
  const toggle = (meal: PlannedMeal) =>
    onChange(plannedMeals.filter((one) => (one === meal ? !chosen.includes(one) : chosen.includes(one))))
  return (
    <fieldset className="grid gap-1.5" aria-describedby={error ? 'which-meals-error' : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{words.whichMeals}</legend>
      <div className="flex flex-wrap gap-2">
        {plannedMeals.map((meal) => {
          const isChosen = chosen.includes(meal)
          return (
            <button
              key={meal}
              type="button"
              aria-pressed={isChosen}
              onClick={() => toggle(meal)}
              className={`inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-[0.9375rem] font-medium transition-colors duration-150 ${
                isChosen
                  ? 'border-herb bg-herb-soft text-herb'
                  : 'border-edge text-ink-2 hover:border-ink-3 hover:text-ink'
              }`}
            >
              {isChosen ? <Check className="size-4" aria-hidden="true" /> : null}
              {words.meals[meal]}
            </button>
          )
        })}
      </div>
      {error ? (
        <p id="which-meals-error" role="alert" className="text-sm font-medium text-tomato">
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
