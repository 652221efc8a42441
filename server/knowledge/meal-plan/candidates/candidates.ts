import type { Allergy, dietaryPreferences } from '#contract/account/profile.ts'
import { keepsOvernight } from '#contract/leftovers.ts'
import type { PlannedMeal } from '#contract/meal-plans.ts'
import { defaultServings, type MealStyle, type Recipe } from '#contract/recipes.ts'
import { kitchenIngredient } from '../../kitchen/ingredients.ts'
import type { MadeRecipe } from '../../recipes/made-recipe.ts'
import { buildRecipes } from '../../recipes/recipe-builder.ts'
import { seeded } from '../../recipes/seeded.ts'
import type { AtHand } from '../at-hand.ts'
import type { Candidate } from '../week.ts'
import { basketFor } from './market.ts'
import { mealsOf } from './suits.ts'

export type Eater = {
  diets: readonly (typeof dietaryPreferences)[number][]
  allergies: readonly Allergy[]
}
export type Larder = Eater & {
  /** Saved recipes of the account. */
  saved: readonly Recipe[]
  /** Available ingredients, as typed. */
  ingredients: readonly string[]
  meals: readonly PlannedMeal[]
  people: number
  seed: number
}

/** A week cannot hold more, and the search grows with their square. */
const mostSaved = 20
/** Breakfast and snacks are quick; dinner may take longer. */
const styles: Record<PlannedMeal, readonly MealStyle[]> = {
  breakfast: ['quick'],
  lunch: ['quick', 'balanced'],
  dinner: ['balanced', 'creative'],
  snack: ['quick'],
}
/** Baskets of a meal: at least three, and so many in all that a week of dinners alone has variety. */
const basketsOf = ({ meals }: Larder) => Math.max(3, Math.ceil(12 / meals.length))
const dishesABasket = 7

/** Candidates of a plan with `atHand` in the kitchen: suitable saved recipes, and dishes built for the meals. */
export function candidatesFor(larder: Larder, atHand: AtHand): Candidate<Recipe | MadeRecipe>[] {
  const wanted = (meals: readonly PlannedMeal[]) => meals.filter((meal) => larder.meals.includes(meal))
  const all = new Map<string, Candidate<Recipe | MadeRecipe>>()
  for (const recipe of someOf(
    larder.saved.filter((one) => isFor(one, larder)),
    mostSaved,
    larder.seed,
  )) {
    const meals = wanted(mealsOf(recipe))
    if (meals.length && !all.has(recipe.title)) all.set(recipe.title, { recipe, meals, saved: true })
  }
  for (const meal of larder.meals)
    for (const recipe of built(meal, larder, atHand)) {
      const known = all.get(recipe.title)
      if (!known) all.set(recipe.title, { recipe, meals: [meal], saved: false })
      else if (!known.saved && !known.meals.includes(meal)) known.meals = [...known.meals, meal]
    }
  return [...all.values()].map((one) => {
    const holds = heldBy(one.recipe)
    return { ...asLunchToo(one, larder), holds, uses: holds.filter((name) => atHand.has(name)) }
  })
}

/** Ingredients of a recipe other than staples of every kitchen, by their name in the kitchen where it has one. */
export function heldBy({ parts }: Pick<Recipe, 'parts'>): string[] {
  const known = parts.map(
    ({ name }) => kitchenIngredient(name) ?? { name: name.trim().toLowerCase(), pantry: false },
  )
  return [...new Set(known.flatMap(({ name, pantry }) => (pantry ? [] : name)))]
}

/** A dinner that keeps can be the next day's lunch. */
function asLunchToo<C extends Candidate>(candidate: C, { meals }: Larder): C {
  const isDinnerOnly = candidate.meals.includes('dinner') && !candidate.meals.includes('lunch')
  if (!isDinnerOnly || !meals.includes('lunch') || !keepsOvernight(candidate.recipe.title)) return candidate
  return { ...candidate, meals: [...candidate.meals, 'lunch'], isLunchLeftOver: true }
}

function built(meal: PlannedMeal, larder: Larder, atHand: AtHand): MadeRecipe[] {
  const { diets, allergies, people } = larder
  const recipes: MadeRecipe[] = []
  for (let basket = 0; basket < basketsOf(larder); basket++)
    recipes.push(
      ...buildRecipes({
        ingredients: basketFor(meal, basket === 0 ? larder.ingredients : [], {
          diets,
          allergies,
          seed: larder.seed + basket,
        }),
        servings: people === 1 ? defaultServings : people,
        mealStyle: styles[meal][basket % styles[meal].length]!,
        diets: [...diets],
        allergies: [...allergies],
        seed: larder.seed + basket,
        not: recipes.map(({ title }) => ({ title })),
        count: dishesABasket,
        mealType: meal,
      }),
    )
  return recipes.map((recipe) => toBuy(recipe, atHand))
}

/** Ingredients from the market count as not available. */
function toBuy(recipe: MadeRecipe, atHand: AtHand): MadeRecipe {
  const isThere = (name: string) => atHand.has(name) || kitchenIngredient(name)?.pantry === true
  const parts = recipe.parts.map((part) => ({ ...part, missing: !isThere(part.name) }))
  return { ...recipe, parts, missing: parts.filter(({ missing }) => missing).map(({ name }) => name) }
}

/** A recipe saved before an allergy or a diet was entered may be unsuitable. */
function isFor({ allergens, diets }: Recipe, eater: Eater): boolean {
  return (
    !allergens.some((one) => eater.allergies.includes(one)) &&
    eater.diets.every((diet) => diets.includes(diet))
  )
}

function someOf<T>(all: readonly T[], count: number, seed: number): T[] {
  if (all.length <= count) return [...all]
  const random = seeded(seed)
  return all
    .map((one) => ({ one, order: random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ one }) => one)
}
