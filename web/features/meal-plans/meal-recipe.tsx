import { useRecipeParts } from '#web/features/recipes/use-recipe-parts.tsx'
import { MacroFigures } from './macro-figures.tsx'
import type { PlanMeal } from './use-change-plan.ts'
import { words } from './words.ts'

type Props = {
  meal: PlanMeal
  /** Servings to cook. */
  wanted: number
}

/** A meal's ingredients for all servings, and its steps. */
export function MealRecipe({ meal, wanted }: Props) {
  const { recipe } = meal
  const { ingredients, steps, notes } = useRecipeParts(recipe, wanted)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: by keyboard it is scrolled, as nothing in it takes the focus.
    <section tabIndex={0} aria-label={words.recipe} className="grid gap-6 rounded-sm">
      <div className="flex items-start gap-4">
        <span className="emoji text-5xl leading-none" aria-hidden="true">
          {recipe.emoji}
        </span>
        <p className="text-ink-2">{recipe.description}</p>
      </div>
      <MacroFigures figures={meal} />
      <section>
        <h3 className="eyebrow border-b border-line pb-2">{words.ingredients}</h3>
        <div className="mt-2">{ingredients}</div>
        <p className="mt-2 text-sm text-ink-2">{words.amountsFor(words.servings(wanted))}</p>
      </section>
      <section>
        <h3 className="eyebrow border-b border-line pb-2">{words.steps}</h3>
        <div className="mt-2">{steps}</div>
      </section>
      {notes}
    </section>
  )
}
