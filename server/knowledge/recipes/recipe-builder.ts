import { type MealStyle, mealStyles } from '#contract/recipes.ts'
import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import { kitchenIngredient } from '../kitchen/ingredients.ts'
import { allergensOf, dietsOf, isLeftOut } from '../kitchen/suitable.ts'
import type { Candidate } from './candidate.ts'
import { choose } from './choose.ts'
import { dishes } from './dishes.ts'
import { fillSlots } from './fill-slots.ts'
import { fixedParts } from './fixed-parts.ts'
import type { MadeRecipe, RecipesToMake } from './made-recipe.ts'
import type { Dish } from './pattern.ts'
import { seeded } from './seeded.ts'
import { partOf, perServing, weighDish } from './weigh-dish.ts'
import { writeDish } from './write-dish.ts'

/** Minutes from start to table that a style still is: quick about 18, balanced 30, creative 38. */
const minutesOf = { quick: [0, 24], balanced: [8, 42], creative: [12, 60] } as const
/** And where too little can be made within them: any that a person would still start on that day. */
const looseMinutes = { quick: [0, 45], balanced: [0, 75], creative: [0, 120] } as const
/** Kilocalories of a serving that is a meal, and of a snack. */
const energyOf = { meal: [180, 1000], snack: [60, 600] } as const
const looseEnergy = { meal: [90, 1000], snack: [60, 700] } as const
/** Ways to lay what is at hand into each dish: every one puts another thing first. */
const tries = 3
const usualCount = 4

/**
 * Recipes from what is at hand, best first, the same for the same seed; [] where nothing can be cooked of it. What
 * `diets` and `allergies` leave out is neither used nor bought, and figures are the sum of the parts in the food table.
 */
export function buildRecipes(request: RecipesToMake): MadeRecipe[] {
  const random = seeded(request.seed)
  const allowed = (one: KitchenIngredient) => !isLeftOut(one, request)
  const named = request.ingredients.flatMap((typed) => kitchenIngredient(typed) ?? [])
  const atHand = [...new Set(named)].filter(allowed)
  if (!atHand.length) return []
  const has = new Set(atHand)
  const candidates: Candidate[] = []
  for (const dish of dishes) {
    if (request.mealType && !dish.meals.includes(request.mealType)) continue
    const seen = new Set<string>()
    for (let turn = 0; turn < tries; turn++) {
      const filled = fillSlots(dish, shuffled(atHand, random), allowed)
      if (!filled) break
      const used = [...filled.places.values()].flat().filter((one) => has.has(one))
      const key = used
        .map(({ name }) => name)
        .sort()
        .join()
      // A dish of salt and oil alone is no use of what is at hand.
      if (!used.some(({ pantry }) => !pantry) || seen.has(key)) continue
      seen.add(key)
      const fixed = fixedParts(dish, has, allowed)
      if (!fixed) break
      candidates.push({ dish, filled, fixed, used, luck: random() })
    }
  }
  const write = (limits: Limits) => (candidate: Candidate) => recipeOf(candidate, request, has, limits)
  const writes = {
    strict: write({ minutes: minutesOf, energy: energyOf }),
    loose: write({ minutes: looseMinutes, energy: looseEnergy }),
  }
  return choose(candidates, writes, {
    count: request.count ?? usualCount,
    not: new Set(request.not.map((title) => title.toLowerCase())),
  })
}

type Range = readonly [least: number, most: number]
type Limits = { minutes: Record<MealStyle, Range>; energy: Record<'meal' | 'snack', Range> }

function recipeOf(
  { dish, filled, fixed }: Candidate,
  request: RecipesToMake,
  has: ReadonlySet<KitchenIngredient>,
  limits: Limits,
): MadeRecipe | undefined {
  const { servings, mealStyle } = request
  const style = mealStyles[mealStyle]
  const weighed = weighDish(filled, fixed, has, { servings, calories: targetOf(dish, request) })
  const many = new Map(weighed.map(({ ingredient, amount }) => [ingredient, amount.many]))
  const written = writeDish(filled, fixed, (one) => many.get(one) ?? false)
  const [least, most] = limits.minutes[mealStyle]
  if (written.minutes < least || written.minutes > most) return undefined
  const parts = weighed.map(partOf)
  const figures = perServing(parts, servings)
  const [low, high] = limits.energy[dish.meals.every((meal) => meal === 'snack') ? 'snack' : 'meal']
  if (figures.calories < low || figures.calories > high) return undefined
  const judged = weighed.map(({ ingredient }) => ingredient)
  const diets = dietsOf(judged, figures.carbs)
  if (request.diets.some((diet) => !diets.includes(diet))) return undefined
  return {
    title: written.title,
    emoji: dish.emoji,
    description: written.about,
    cuisine: dish.cuisine,
    mealStyle,
    cookingTime: written.minutes,
    servings,
    ...figures,
    difficulty: dish.advanced ? 'advanced' : style.difficulty,
    ingredients: parts.map(({ text }) => text),
    parts,
    missing: parts.filter(({ missing }) => missing).map(({ name }) => name),
    instructions: written.steps.join(', '),
    diets,
    allergens: allergensOf(judged),
    source: 'builtin',
  }
}

/** Breakfasts and snacks are smaller than a style's main meal. */
function targetOf({ meals }: Dish, { mealStyle, mealType }: RecipesToMake): number {
  const { calories } = mealStyles[mealStyle]
  if (mealType === 'snack' || meals.every((meal) => meal === 'snack')) return calories * 0.45
  if (mealType === 'breakfast' || !meals.includes('dinner')) return calories * 0.85
  return calories
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((one) => ({ one, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
