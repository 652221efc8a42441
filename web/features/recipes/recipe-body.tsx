import { useState } from 'react'
import type { Recipe } from '#contract/recipes.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { ServingsStepper } from './servings-stepper.tsx'
import { useRecipeParts } from './use-recipe-parts.tsx'
import { words } from './words.ts'

/** A recipe's ingredients for the chosen servings, and its steps. */
export function RecipeBody({ recipe }: { recipe: Recipe }) {
  const [servings, setServings] = useState(recipe.servings)
  const { ingredients, steps } = useRecipeParts(recipe, servings, true)
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <section>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-2">
          <h4 className="eyebrow">{words.ingredients}</h4>
          <ServingsStepper servings={servings} onChange={setServings} />
        </div>
        <div className="mt-3">{ingredients}</div>
        <p className="mt-3 text-sm text-ink-2 tabular-nums">
          {words.together(formatNumber(recipe.calories * servings))}
        </p>
      </section>
      <section>
        <h4 className="eyebrow border-b border-line pb-2 md:flex md:min-h-13 md:items-center">
          {words.steps}
        </h4>
        <div className="mt-3">{steps}</div>
      </section>
    </div>
  )
}
