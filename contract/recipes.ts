import * as z from 'zod'
import { allergies, dietaryPreferences } from './account/profile.ts'
import { foodRef } from './foods/food-ref.ts'
import { mostIngredients } from './fridge.ts'
import { cursor } from './http/cursor.ts'
import type { Endpoint } from './http/endpoint.ts'
import { day } from './measures/day-schemas.ts'
import { line } from './measures/text.ts'
import { mealType, nutritionLog, source } from './nutrition/nutrition.ts'

/** The three specified styles: approximate time, energy per serving, difficulty. Recipes are made for two. */
export const mealStyles = {
  quick: { minutes: 18, calories: 450, difficulty: 'beginner' },
  balanced: { minutes: 30, calories: 550, difficulty: 'intermediate' },
  creative: { minutes: 38, calories: 600, difficulty: 'intermediate' },
} as const
export type MealStyle = keyof typeof mealStyles
/** Tolerance of a style's approximate figures. */
export const styleTolerance = 0.2
export const mealStyle = z.enum(['quick', 'balanced', 'creative'], 'Choose a meal style.')
export const defaultServings = 2
export const mostServings = 12

/** Aisles of a shop, in the order of the shopping list. */
export const aisles = [
  'produce',
  'meat_fish',
  'dairy_eggs',
  'bakery',
  'grains_pasta',
  'tins_jars',
  'spices_oils',
  'frozen',
  'nuts_snacks',
  'drinks',
  'other',
] as const
export const aisle = z.enum(aisles)
export type Aisle = z.infer<typeof aisle>

/** An ingredient of a recipe, for all servings. */
export const recipePart = z.object({
  name: z.string(),
  /** Amount and name, "2 medium carrots, sliced". */
  text: z.string(),
  grams: z.number(),
  aisle,
  /** Neither among the named ingredients nor a pantry staple. */
  missing: z.boolean(),
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  sugar: z.number(),
  fiber: z.number(),
  /** Milligrams. */
  sodium: z.number(),
  /** The food whose figures these are; absent in recipes of earlier versions. */
  foodRef: foodRef.optional(),
})
export type RecipePart = z.infer<typeof recipePart>

export const recipe = z.object({
  id: z.uuid(),
  sessionId: z.uuid().nullable(),
  title: z.string(),
  emoji: z.string(),
  description: z.string(),
  cuisine: z.string(),
  mealStyle,
  /** Minutes. */
  cookingTime: z.number().int(),
  servings: z.number().int(),
  /** Energy and grams of one serving: the sum of the parts divided by the servings. */
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  sugar: z.number(),
  fiber: z.number(),
  sodium: z.number(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  /** Texts of the parts. */
  ingredients: z.array(z.string()),
  parts: z.array(recipePart),
  /** Names of the parts to buy. */
  missing: z.array(z.string()),
  /** Steps in one line, separated by commas; a step contains none. */
  instructions: z.string(),
  diets: z.array(z.enum(dietaryPreferences)),
  allergens: z.array(z.enum(allergies)),
  isSaved: z.boolean(),
  source,
  createdAt: z.iso.datetime(),
})
export type Recipe = z.infer<typeof recipe>

type AgainstTarget = 'under' | 'about' | 'over'

/** Whether time and energy per serving are about those of the style. */
export function againstStyle(
  { mealStyle, cookingTime, calories }: Pick<Recipe, 'mealStyle' | 'cookingTime' | 'calories'>,
  tolerance = styleTolerance,
): { time: AgainstTarget; energy: AgainstTarget } {
  const style = mealStyles[mealStyle]
  const against = (value: number, target: number) =>
    Math.abs(value - target) <= target * tolerance ? 'about' : value < target ? 'under' : 'over'
  return { time: against(cookingTime, style.minutes), energy: against(calories, style.calories) }
}

/** The numbered steps of `instructions`. */
export function stepsOf({ instructions }: Pick<Recipe, 'instructions'>): string[] {
  return instructions
    .split(',')
    .map((step) => step.trim())
    .filter(Boolean)
}

export const generateRecipes = {
  method: 'POST',
  path: '/api/recipes/generate',
  summary: 'Three or more recipes from the ingredients at hand',
  feature: 'recipe_generation',
  limit: 'ai',
  body: z.object({
    ingredients: z
      .array(line(80).min(1))
      .min(1, 'No confirmed ingredients found. Please confirm at least one ingredient first.')
      .max(mostIngredients, `At most ${mostIngredients} ingredients.`),
    servings: z.number().int().min(1).max(mostServings).default(defaultServings),
    mealType: mealStyle,
    /** Besides those of the profile. */
    dietaryPreferences: z.array(z.enum(dietaryPreferences)).max(10).default([]),
    sessionId: z.uuid('No session ID available').nullish(),
  }),
  response: z.object({ recipes: z.array(recipe) }),
} satisfies Endpoint

export const listSessionRecipes = {
  method: 'GET',
  path: '/api/recipes/session/:sessionId',
  summary: 'The recipes made in a session, newest first',
  params: z.object({ sessionId: z.uuid('That is not a session’s id.') }),
  response: z.array(recipe),
} satisfies Endpoint

/** `Link: rel="next"` names the next page. */
export const listSavedRecipes = {
  method: 'GET',
  path: '/api/recipes/saved',
  summary: 'Saved recipes, newest first',
  query: z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(30),
  }),
  response: z.array(recipe),
} satisfies Endpoint

const byId = z.object({ id: z.uuid('That is not a recipe’s id.') })

export const getRecipe = {
  method: 'GET',
  path: '/api/recipes/:id',
  summary: 'One recipe',
  params: byId,
  response: recipe,
} satisfies Endpoint
export const saveRecipe = {
  method: 'PATCH',
  path: '/api/recipes/:id/save',
  summary: 'Keep a recipe',
  params: byId,
  response: recipe,
} satisfies Endpoint
export const unsaveRecipe = {
  method: 'DELETE',
  path: '/api/recipes/:id/save',
  summary: 'Keep a recipe no longer',
  params: byId,
  response: recipe,
} satisfies Endpoint

export const logRecipe = {
  method: 'POST',
  path: '/api/recipes/:id/log',
  summary: 'Log servings of a recipe as a meal',
  feature: 'nutrition_logging',
  params: byId,
  body: z.object({
    servings: z.number('Enter a number.').gt(0, 'More than 0.').max(20, 'At most 20 servings.').default(1),
    mealType,
    targetDate: day.nullish(),
  }),
  response: nutritionLog,
} satisfies Endpoint
