import { againstStyle, type MealStyle, mealStyles, styleTolerance } from '#contract/recipes.ts'
import type { KitchenIngredient } from '../kitchen/ingredient.ts'
import { kitchenIngredient } from '../kitchen/ingredients.ts'
import { allergensOf, dietsOf, isLeftOut } from '../kitchen/suitable.ts'
import { withProperNames } from '../language/proper-names.ts'
import type { Candidate } from './candidate.ts'
import { choose } from './choose.ts'
import { difficultyOf } from './difficulty.ts'
import { dishes } from './dishes/dishes.ts'
import { partOf, perServing, weighDish } from './dishes/weigh-dish.ts'
import { writeDish } from './dishes/write-dish.ts'
import { fillSlots } from './fill-slots.ts'
import { fixedParts } from './fixed-parts.ts'
import type { MadeRecipe, RecipesToMake } from './made-recipe.ts'
import type { Dish } from './pattern.ts'
import { seeded } from './seeded.ts'
import { withSides } from './sides.ts'

/** Minutes from start to table by style: quick about 18, balanced 30, creative 38. */
const minutesOf = { quick: [0, 24], balanced: [8, 42], creative: [12, 60] } as const
/** Wider limits when too few recipes fit: any that is still cooked on the same day. */
const looseMinutes = { quick: [0, 45], balanced: [0, 75], creative: [0, 120] } as const
/** Where still too few come of the ingredients, such as stewing meat for a quick meal. */
const anyMinutes = { quick: [0, 240], balanced: [0, 240], creative: [0, 240] } as const
/** Kilocalories per serving of a meal and of a snack. */
const energyOf = { meal: [180, 1000], snack: [60, 600] } as const
const looseEnergy = { meal: [90, 1000], snack: [60, 700] } as const
/** Attempts to fill each dish, each with another ingredient first. */
const tries = 3
const usualCount = 4

/**
 * Builds recipes from available ingredients, best first, deterministic by seed; empty when nothing can be cooked.
 * Foods excluded by `diets` and `allergies` are neither used nor bought; figures are the sum of the parts in the
 * food table.
 */
export function buildRecipes(request: RecipesToMake): MadeRecipe[] {
  const random = seeded(request.seed)
  const allowed = (one: KitchenIngredient) => !isLeftOut(one, request)
  const named = request.ingredients.flatMap((typed) => kitchenIngredient(typed) ?? [])
  const atHand = [...new Set(named)].filter(allowed)
  if (!atHand.length) return []
  const has = new Set(atHand)
  const onlyStaples = atHand.every(({ pantry }) => pantry)
  const candidates: Candidate[] = []
  const cook = (dish: Dish) => {
    const seen = new Set<string>()
    for (let turn = 0; turn < tries; turn++) {
      const filled = fillSlots(dish, shuffled(atHand, random), allowed)
      if (!filled) break
      const used = [...filled.places.values()].flat().filter((one) => has.has(one))
      const key = used
        .map(({ name }) => name)
        .sort()
        .join()
      // Beside other ingredients, staples alone make no dish.
      if (!used.some(({ pantry }) => onlyStaples || !pantry) || seen.has(key)) continue
      seen.add(key)
      const fixed = fixedParts(dish, has, allowed)
      if (!fixed) break
      candidates.push({ dish, filled, fixed, used, luck: random() })
    }
  }
  for (const dish of dishes()) {
    if (request.mealType && !dish.meals.includes(request.mealType)) continue
    cook(dish)
    // A planned meal is fitted to its day by the other meals.
    if (!request.mealType) for (const whole of withSides(dish, atHand)) cook(whole)
  }
  const written = new Map<Candidate, MadeRecipe | undefined>()
  const write = (candidate: Candidate) => {
    if (!written.has(candidate)) written.set(candidate, recipeOf(candidate, request, has))
    return written.get(candidate)
  }
  const limitedTo = (limits: Limits) => (candidate: Candidate) => {
    const recipe = write(candidate)
    return recipe && isWithin(recipe, candidate.dish, limits) ? recipe : undefined
  }
  const strict = limitedTo({ minutes: minutesOf, energy: energyOf })
  const loose = limitedTo({ minutes: looseMinutes, energy: looseEnergy })
  const slow = limitedTo({ minutes: anyMinutes, energy: looseEnergy })
  const near = (tolerance: number) => (candidate: Candidate) => {
    const recipe = strict(candidate)
    if (!recipe) return undefined
    const { time, energy } = againstStyle(recipe, tolerance)
    return time === 'about' && energy === 'about' ? recipe : undefined
  }
  const onTarget = near(styleTolerance)
  const exact = (candidate: Candidate) => {
    const recipe = onTarget(candidate)
    return recipe?.difficulty === mealStyles[request.mealStyle].difficulty ? recipe : undefined
  }
  return choose(
    candidates,
    request.mealType
      ? { exact: strict, onTarget: strict, near: strict, strict, loose, slow }
      : { exact, onTarget, near: near(2 * styleTolerance), strict, loose, slow },
    {
      count: request.count ?? usualCount,
      not: {
        titles: new Set(request.not.map(({ title }) => title.toLowerCase())),
        abouts: new Set(request.not.flatMap(({ description }) => description ?? [])),
      },
    },
  )
}

type Range = readonly [least: number, most: number]
type Limits = { minutes: Record<MealStyle, Range>; energy: Record<'meal' | 'snack', Range> }

function isWithin(recipe: MadeRecipe, dish: Dish, { minutes, energy }: Limits): boolean {
  const [least, most] = minutes[recipe.mealStyle]
  const [low, high] = energy[isSnack(dish) ? 'snack' : 'meal']
  return (
    recipe.cookingTime >= least &&
    recipe.cookingTime <= most &&
    recipe.calories >= low &&
    recipe.calories <= high
  )
}

const isSnack = ({ meals }: Dish) => meals.every((meal) => meal === 'snack')

/** Undefined when it violates a diet. */
function recipeOf(
  { dish, filled, fixed }: Candidate,
  request: RecipesToMake,
  has: ReadonlySet<KitchenIngredient>,
): MadeRecipe | undefined {
  const { servings, mealStyle } = request
  const weighed = weighDish(filled, fixed, has, { servings, calories: targetOf(dish, request) })
  const judged = weighed.map(({ ingredient }) => ingredient)
  const parts = weighed.map(partOf)
  const figures = perServing(parts, servings)
  const diets = dietsOf(judged, figures.carbs)
  if (request.diets.some((diet) => !diets.includes(diet))) return undefined
  const many = new Map(weighed.map(({ ingredient, amount }) => [ingredient, amount.many]))
  const { title, about, steps, minutes } = writeDish(filled, fixed, (one) => many.get(one) ?? false)
  return {
    title: withProperNames(title),
    emoji: emojiFor(dish, judged),
    description: withProperNames(about),
    cuisine: dish.cuisine,
    mealStyle,
    cookingTime: minutes,
    servings,
    ...figures,
    difficulty: difficultyOf({ steps, minutes, advanced: dish.advanced ?? false }),
    ingredients: parts.map(({ text }) => text),
    parts,
    missing: parts.filter(({ missing }) => missing).map(({ name }) => withProperNames(name)),
    instructions: withProperNames(steps.join(', ')),
    diets,
    allergens: allergensOf(judged),
    source: 'builtin',
  }
}

/** What an emoji shows, by what ingredients contain. */
const shows: Readonly<Record<string, string>> = {
  ...{ '🍗': 'meat', '🥩': 'meat', '🍖': 'meat', '🥓': 'meat' },
  ...{ '🐟': 'fish', '🍣': 'fish', '🍤': 'shellfish', '🦐': 'shellfish', '🦪': 'shellfish' },
}

/** The dish's emoji; a neutral one where it shows meat or fish that this recipe does not have. */
function emojiFor({ emoji, method }: Dish, ingredients: readonly KitchenIngredient[]): string {
  const shown = shows[emoji]
  if (!shown || ingredients.some(({ contains }) => contains.has(shown))) return emoji
  return ['raw', 'no-cook', 'bowl'].includes(method) ? '🥗' : '🥘'
}

/** On a plan, breakfasts and snacks are smaller than a style's main meal. */
function targetOf({ meals }: Dish, { mealStyle, mealType }: RecipesToMake): number {
  const { calories } = mealStyles[mealStyle]
  if (!mealType) return calories
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
