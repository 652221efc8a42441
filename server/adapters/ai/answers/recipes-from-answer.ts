import { nutrientNames } from '#contract/foods/nutrients.ts'
import type { Recipe, RecipePart } from '#contract/recipes.ts'
import { emojiOf } from '#server/knowledge/food/emoji/food-emoji.ts'
import { type Nutrients, nutrientsOf } from '#server/knowledge/food/food.ts'
import { allergensOf, dietsOf, isLeftOut } from '#server/knowledge/kitchen/suitable.ts'
import { difficultyOf } from '#server/knowledge/recipes/difficulty.ts'
import type { MadeRecipe, RecipesToMake } from '../ai.ts'
import { ImplausibleAnswer } from '../model/model-error.ts'
import { words } from '../words.ts'
import { foodsIn, judge, type Known } from './judge.ts'
import type { RecipesAnswer } from './model-answers.ts'
import { plainProse, plainStep } from './prose.ts'

type Written = RecipesAnswer['recipes'][number]
type Part = RecipePart & { known: Known }

const most = { recipes: 6, read: 12, parts: 25, steps: 20, minutes: 600 } as const
/** Bounds of a serving: kilocalories, grams of food, milligrams of sodium. */
const serving = { calories: [60, 1500], grams: [40, 1500], sodium: [0, 6000] } as const

/**
 * Selects the model's plausible recipes, at most six: known foods with the food table's figures, free of excluded
 * foods, sentences included. Throws `ImplausibleAnswer` when none is left.
 */
export function recipesFrom(answer: RecipesAnswer, request: RecipesToMake): MadeRecipe[] {
  const titles = new Set(request.not.map(({ title }) => title.toLowerCase()))
  const recipes: MadeRecipe[] = []
  for (const written of answer.recipes.slice(0, most.read)) {
    const recipe = recipeFrom(written, request)
    if (!recipe || titles.has(recipe.title.toLowerCase())) continue
    titles.add(recipe.title.toLowerCase())
    recipes.push(recipe)
    if (recipes.length === most.recipes) break
  }
  if (!recipes.length) throw new ImplausibleAnswer('no recipe that can be given on')
  return recipes
}

function recipeFrom(written: Written, request: RecipesToMake): MadeRecipe | undefined {
  const parts = partsFrom(written.parts, request)
  if (!parts) return undefined
  const { servings } = request
  const title = plainProse(written.title, 120)
  const description = plainProse(written.description, 300)
  const cuisine = plainProse(written.cuisine, 40)
  const steps = withSafeCore(written.steps.map(plainStep).filter(Boolean), parts)
  const cookingTime = Math.round(written.minutes)
  if (!title || !steps || !(cookingTime >= 1 && cookingTime <= most.minutes)) return undefined

  const figures = perServing(parts, servings)
  const grams = parts.reduce((sum, part) => sum + part.grams, 0) / servings
  const within = ([least, top]: readonly [number, number], value: number) => value >= least && value <= top
  if (!within(serving.calories, figures.calories) || !within(serving.sodium, figures.sodium)) return undefined
  if (!within(serving.grams, grams)) return undefined

  const judged = parts.map(({ known }) => known)
  const diets = dietsOf(judged, figures.carbs)
  if (request.diets.some((diet) => !diets.includes(diet))) return undefined
  const prose = [title, description, ...steps, ...parts.map(({ text }) => text)]
  if ([...judged, ...prose.flatMap(foodsIn)].some((food) => isLeftOut(food, request))) return undefined
  return {
    title,
    emoji: emojiOf(title).emoji,
    description,
    cuisine,
    mealStyle: request.mealStyle,
    cookingTime,
    servings,
    ...figures,
    difficulty: written.difficulty ?? difficultyOf({ steps, minutes: cookingTime }),
    ingredients: parts.map(({ text }) => text),
    parts: parts.map(({ known: _, ...part }) => part),
    missing: [...new Set(parts.filter(({ missing }) => missing).map(({ name }) => name))],
    instructions: steps.join(', '),
    diets,
    allergens: allergensOf(judged),
    source: 'model',
  } satisfies MadeRecipe
}

/** Undefined for an unknown part, an implausible weight, or no available ingredient. */
function partsFrom(written: Written['parts'], { ingredients, servings }: RecipesToMake): Part[] | undefined {
  const named = new Set(ingredients.map((name) => judge(name)?.name))
  const parts: Part[] = []
  for (const { name, amount, grams } of written) {
    const known = judge(name)
    if (!known || !(grams > 0 && grams <= 1500 * servings)) return undefined
    const isStaple = known.ingredient?.pantry || known.food.name === 'water'
    const missing = !named.has(known.name) && !isStaple
    const text = plainProse(amount, 120) || known.name
    const figures = roundedOf(nutrientsOf(known.food, grams))
    const aisle = known.ingredient?.aisle ?? 'other'
    const foodRef = known.food.ref
    parts.push({ known, name: known.name, text, grams: tenths(grams), aisle, missing, ...figures, foodRef })
  }
  const fromHand = parts.some(({ known }) => named.has(known.name))
  return fromHand && parts.length <= most.parts ? parts : undefined
}

/** Adds a core temperature check before the last step where no step states one. */
function withSafeCore(steps: string[], parts: readonly Part[]): string[] | undefined {
  if (!steps.length || steps.length > most.steps) return undefined
  const checks = parts.flatMap(({ known: { name, ingredient } }) => {
    // Eggs are judged by sight: cooked until they set.
    const { celsius, restMinutes } = (!ingredient?.kinds.includes('egg') && ingredient?.safe) || {}
    const stated = steps.some((step) => new RegExp(`\\b${celsius} ?°`).test(step))
    return celsius === undefined || stated ? [] : [words.recipe.safe(name, celsius, restMinutes ?? 0)]
  })
  return [...steps.slice(0, -1), ...checks, ...steps.slice(-1)]
}

function perServing(parts: readonly Part[], servings: number): Nutrients {
  const sum = (name: keyof Nutrients) => parts.reduce((total, part) => total + part[name], 0) / servings
  return roundedOf(Object.fromEntries(nutrientNames.map((name) => [name, sum(name)])) as Nutrients)
}

function roundedOf(figures: Nutrients): Pick<Recipe, keyof Nutrients> {
  return Object.fromEntries(nutrientNames.map((name) => [name, tenths(figures[name])])) as Nutrients
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
