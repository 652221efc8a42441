import { type Recipe, stepsOf } from '#contract/recipes.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { scaledText } from './scaled-text.ts'
import { words } from './words.ts'

/**
 * The parts of a recipe as shown: ingredients for `servings`, steps and notes. `marked` marks the ingredients
 * that were missing when it was generated.
 */
export function useRecipeParts(recipe: Recipe, servings: number, marked = false) {
  const tell = useInUnits()
  const factor = servings / recipe.servings
  return {
    ingredients: (
      <ul className="grid gap-1.5">
        {recipe.parts.map((part) => (
          <li key={part.text} className="flex flex-wrap items-baseline gap-x-2">
            <span>{tell(scaledText(part, factor), { food: true })}</span>
            {marked && part.missing ? (
              <span className="text-sm font-semibold text-carbs">{words.missingMark}</span>
            ) : null}
          </li>
        ))}
      </ul>
    ),
    steps: (
      <ol className="grid list-decimal gap-2.5 pl-5 marker:font-semibold marker:text-herb">
        {stepsOf(recipe).map((step) => (
          <li key={step} className="pl-1">
            {tell(step, { food: true })}
          </li>
        ))}
      </ol>
    ),
    notes: (
      <div className="grid gap-1 text-sm text-ink-2">
        <p>
          {words.facts([
            recipe.cuisine,
            words.minutes(formatNumber(recipe.cookingTime)),
            words.difficulties[recipe.difficulty],
          ])}
        </p>
        {recipe.allergens.length ? <p>{containsText(recipe.allergens)}</p> : null}
        <p>{words.sources[recipe.source]}</p>
      </div>
    ),
  }
}

/** 'Contains egg, milk, and wheat'. */
export function containsText(allergens: Recipe['allergens']): string {
  return words.contains(words.list(allergens.map((one) => words.allergens[one])))
}
