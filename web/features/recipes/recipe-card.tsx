import { ChevronDown, Scale, ShoppingBasket, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { againstStyle, mealStyles, type Recipe } from '#contract/recipes.ts'
import { Card } from '#web/ui/card.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { LogServing } from './log-serving.tsx'
import { RecipeBody } from './recipe-body.tsx'
import { RecipeFigures } from './recipe-figures.tsx'
import { SaveButton } from './saved/save-button.tsx'
import { containsText } from './use-recipe-parts.tsx'
import { words } from './words.ts'

export type RecipeCardProps = { recipe: Recipe; mayLog?: boolean; canRemove?: boolean }

/** A recipe's summary; a press shows the whole recipe. */
export function RecipeCard({ recipe, mayLog = true, canRemove }: RecipeCardProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { title, emoji, description, cookingTime, servings, difficulty, cuisine } = recipe
  return (
    <Card
      as="article"
      aria-labelledby={`${id}-title`}
      className={`flex flex-col gap-4 ${isOpen ? 'lg:col-span-full' : ''}`}
    >
      <header className="flex items-start gap-4">
        <FoodEmoji emoji={emoji} size="lg" />
        <div className="min-w-0 flex-1">
          <h3 id={`${id}-title`} className="display text-xl">
            {title}
          </h3>
          <p className="mt-1.5 text-sm text-ink-2">
            {words.facts([
              words.minutes(formatNumber(cookingTime)),
              words.servings(servings, formatNumber(servings)),
              words.difficulties[difficulty],
              cuisine,
            ])}
          </p>
        </div>
      </header>
      <p className="text-ink-2">{description}</p>
      <RecipeFigures recipe={recipe} />
      <Warnings recipe={recipe} isFresh={!canRemove} />
      <div className="mt-auto border-y border-line">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          aria-label={isOpen ? words.hideOf(title) : words.showOf(title)}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-12 w-full items-center justify-between gap-3 rounded-sm text-left font-semibold transition-colors duration-150 hover:text-herb"
        >
          {isOpen ? words.hide : words.show}
          <ChevronDown
            className={`size-4.5 text-ink-3 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
            aria-hidden="true"
          />
        </button>
        <div id={`${id}-body`} hidden={!isOpen} className="pt-1 pb-5 [&[hidden]]:hidden">
          {isOpen ? <RecipeBody recipe={recipe} /> : null}
        </div>
      </div>
      <footer className="grid gap-3">
        <div className="flex flex-wrap gap-2">
          {mayLog ? <LogServing recipe={recipe} /> : null}
          <SaveButton recipe={recipe} canRemove={canRemove} />
        </div>
        <p className="text-xs text-ink-3">{words.sources[recipe.source]}</p>
      </footer>
    </Card>
  )
}

type WarningProps = { recipe: Recipe; isFresh: boolean }

/** Missing ingredients and allergens. Only a fresh recipe can state that all ingredients are at hand. */
function Warnings({ recipe, isFresh }: WarningProps) {
  const { missing, allergens } = recipe
  const off = isFresh ? offStyle(recipe) : []
  return (
    <ul className="grid gap-1.5 text-sm">
      {off.length ? (
        <li className="flex items-start gap-2 text-ink-2">
          <Scale className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden="true" />
          {words.againstStyle.text(off, words.styles[recipe.mealStyle].name)}
        </li>
      ) : null}
      {missing.length || isFresh ? (
        <li className="flex items-start gap-2">
          <ShoppingBasket
            className={`mt-0.5 size-4 shrink-0 ${missing.length ? 'text-carbs' : 'text-herb'}`}
            aria-hidden="true"
          />
          {missing.length ? (
            <span className="font-medium">{words.missing(words.list(missing))}</span>
          ) : (
            <span className="text-ink-2">{words.nothingMissing}</span>
          )}
        </li>
      ) : null}
      <li className="flex items-start gap-2 text-ink-2">
        <TriangleAlert className="mt-0.5 size-4 shrink-0 text-ink-3" aria-hidden="true" />
        {allergens.length ? containsText(allergens) : words.noAllergens}
      </li>
    </ul>
  )
}

/** Figures in which a recipe misses the chosen style. */
function offStyle(recipe: Recipe): string[] {
  const { time, energy } = againstStyle(recipe)
  const { minutes, calories } = mealStyles[recipe.mealStyle]
  return [
    ...(time === 'about' ? [] : [words.againstStyle.time[time](formatNumber(minutes))]),
    ...(energy === 'about' ? [] : [words.againstStyle.energy[energy](formatNumber(calories))]),
  ]
}

type ListProps = Omit<RecipeCardProps, 'recipe'> & { recipes: readonly Recipe[] }

/** Recipe cards, two columns on wide screens. */
export function RecipeList({ recipes, ...card }: ListProps) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {recipes.map((recipe) => (
        <RecipeCard key={recipe.id} recipe={recipe} {...card} />
      ))}
    </div>
  )
}
