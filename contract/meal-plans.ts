import * as z from 'zod'
import { cursor } from './http/cursor.ts'
import type { Endpoint } from './http/endpoint.ts'
import { day, firstOf } from './measures/day-schemas.ts'
import { line } from './measures/text.ts'
import { mealType, nutritionLog } from './nutrition/nutrition.ts'
import { aisle, recipe } from './recipes.ts'

export const plannedMeals = ['breakfast', 'lunch', 'dinner', 'snack'] as const
export const plannedMeal = z.enum(plannedMeals, 'Choose a meal.')
export type PlannedMeal = z.infer<typeof plannedMeal>

/** Days of a plan. */
export const planDays = 7

/** A day meets its goals when its energy and each macro that has a goal lie within this share of them. */
export const planTolerance = 0.1

const figures = { calories: z.number(), protein: z.number(), carbs: z.number(), fat: z.number() }
/** Kilocalories and grams. */
export type PlanFigures = z.infer<z.ZodObject<typeof figures>>
export type PlanFigure = keyof PlanFigures
const figureNames: readonly PlanFigure[] = ['calories', 'protein', 'carbs', 'fat']

/** Signed deviation of `value` from `goal`, as a share of it. */
export function offBy(value: number, goal: number): number {
  return goal > 0 ? (value - goal) / goal : 0
}

/** Figures outside the tolerance of their goals. */
export function figuresOff(day: PlanFigures, goals: PlanFigures): PlanFigure[] {
  return figureNames.filter((name) => Math.abs(offBy(day[name], goals[name])) > planTolerance)
}

/** The figure that is farthest outside the tolerance of its goal, by share; undefined on target. */
export function farthestOff(day: PlanFigures, goals: PlanFigures): PlanFigure | undefined {
  const far = (name: PlanFigure) => Math.abs(offBy(day[name], goals[name]))
  return figuresOff(day, goals).sort((one, other) => far(other) - far(one))[0]
}

/** Whether a day meets its goals. */
export function isOnTarget(day: PlanFigures, goals: PlanFigures): boolean {
  return figuresOff(day, goals).length === 0
}

export const mealPlan = z.object({
  id: z.uuid(),
  /** The first of its days. */
  startsOn: day,
  /** Number of people; shopping amounts are for all of them. */
  people: z.number().int(),
  days: z.array(
    z.object({
      day,
      ...figures,
      /** What was left of the goals when the plan was made, on a first day of which a part was over; else null. */
      goals: z.object(figures).nullable(),
      /** Energy and each macro within the tolerance of the day’s goals. */
      onTarget: z.boolean(),
      /** The deviation and its reason, if any; on the first day also the ingredients to use up that no meal uses. */
      note: z.string().nullable(),
      meals: z.array(
        z.object({
          id: z.uuid(),
          mealType: plannedMeal,
          recipe,
          /** Of the recipe, for one person; quarters. */
          servings: z.number(),
          ...figures,
          /** The diary entry, once logged. */
          logId: z.uuid().nullable(),
        }),
      ),
    }),
  ),
  /** Targets of the day's planned meals: its goals less main meals eaten elsewhere. */
  goals: z.object(figures),
  createdAt: z.iso.datetime(),
})
export type MealPlan = z.infer<typeof mealPlan>

/** Number of days that meet their goals. */
export function daysOnTarget({ days }: Pick<MealPlan, 'days'>): number {
  return days.filter(({ onTarget }) => onTarget).length
}

export const makeMealPlan = {
  method: 'POST',
  path: '/api/meal-plans',
  summary: 'Lay out a week of saved and generated recipes against the goals',
  feature: 'recipe_generation',
  limit: 'ai',
  body: z.object({
    /** By default today, or tomorrow when nothing of today is left. */
    startsOn: firstOf(planDays).nullish(),
    people: z.number().int().min(1).max(12).default(1),
    meals: z
      .array(plannedMeal)
      .min(1, 'Choose at least one meal.')
      .max(4)
      .default([...plannedMeals]),
    /** Whether dishes may be cooked once for two main meals within two days. */
    leftovers: z.boolean().default(true),
    /** Available ingredients to use up. */
    ingredients: z.array(line(80).min(1)).max(60).default([]),
  }),
  response: mealPlan,
} satisfies Endpoint

export const listMealPlans = {
  method: 'GET',
  path: '/api/meal-plans',
  summary: 'Meal plans, newest first',
  query: z.object({
    cursor: cursor.optional(),
    limit: z.coerce.number().int().min(1).max(50).default(20),
  }),
  response: z.array(mealPlan.pick({ id: true, startsOn: true, people: true, createdAt: true })),
} satisfies Endpoint

const byId = z.object({ id: z.uuid('That is not a plan’s id.') })
const mealById = byId.extend({ mealId: z.uuid('That is not a meal’s id.') })

export const getMealPlan = {
  method: 'GET',
  path: '/api/meal-plans/:id',
  summary: 'One meal plan',
  params: byId,
  response: mealPlan,
} satisfies Endpoint
export const removeMealPlan = {
  method: 'DELETE',
  path: '/api/meal-plans/:id',
  summary: 'Remove a meal plan; what was logged from it stays',
  params: byId,
  response: z.null(),
} satisfies Endpoint

export const restoreMealPlan = {
  method: 'POST',
  path: '/api/meal-plans/:id/restore',
  summary: 'Bring back a meal plan that was removed within the last day',
  params: byId,
  response: z.null(),
} satisfies Endpoint
export const replaceMeal = {
  method: 'POST',
  path: '/api/meal-plans/:id/meals/:mealId/replace',
  summary: 'Another recipe for one meal; the others stay',
  feature: 'recipe_generation',
  params: mealById,
  response: mealPlan,
} satisfies Endpoint
export const logPlannedMeal = {
  method: 'POST',
  path: '/api/meal-plans/:id/meals/:mealId/log',
  summary: 'Log a planned meal on its day; again, the same entry is answered',
  feature: 'nutrition_logging',
  params: mealById,
  body: z.object({ mealType: mealType.nullish(), targetDate: day.nullish() }),
  response: nutritionLog,
} satisfies Endpoint

export const mostOwnItems = 60

export const shoppingList = z.object({
  aisles: z.array(
    z.object({
      aisle,
      things: z.array(
        z.object({
          name: z.string(),
          /** To buy: less what is at hand. */
          grams: z.number(),
          /** Purchase amount, "3 carrots (180 g)". */
          text: z.string(),
          /** Usual packs that cover it, in the account's units: "2 cans of 400 g"; null for goods sold loose. */
          packs: z.string().nullable(),
          /** At hand and not counted in the amount, "spinach 150 g"; null without. */
          atHand: z.string().nullable(),
          have: z.boolean(),
        }),
      ),
    }),
  ),
  /** Added by hand, in the order of adding. */
  own: z.array(z.object({ name: z.string(), have: z.boolean() })).max(mostOwnItems),
})
export type ShoppingList = z.infer<typeof shoppingList>

export const getShoppingList = {
  method: 'GET',
  path: '/api/meal-plans/:id/shopping-list',
  summary: 'What to buy for a plan, by aisle, amounts summed',
  params: byId,
  response: shoppingList,
} satisfies Endpoint
export const tickShopping = {
  method: 'PUT',
  path: '/api/meal-plans/:id/shopping-list',
  summary: 'Mark a thing of the list as had or not',
  params: byId,
  body: z.object({ name: line(120).min(1), have: z.boolean() }),
  response: shoppingList,
} satisfies Endpoint

const itemName = line(120).min(1, 'Name the item.')
export const addShoppingItem = {
  method: 'POST',
  path: '/api/meal-plans/:id/shopping-list',
  summary: 'Add an item to the list by hand; one that is there already stays as it is',
  params: byId,
  body: z.object({ name: itemName, have: z.boolean().default(false) }),
  response: shoppingList,
} satisfies Endpoint
export const removeShoppingItem = {
  method: 'DELETE',
  path: '/api/meal-plans/:id/shopping-list',
  summary: 'Remove an item that was added by hand',
  params: byId,
  query: z.object({ name: itemName }),
  response: shoppingList,
} satisfies Endpoint

const exported = (format: 'pdf' | 'csv' | 'ics', produces: string) =>
  ({
    method: 'GET',
    path: `/api/meal-plans/:id/export.${format}`,
    summary: `A plan with its shopping list as ${format.toUpperCase()} (Pro)`,
    feature: 'exports',
    params: byId,
    response: z.custom<Uint8Array>(),
    produces,
  }) as const satisfies Endpoint

export const exportMealPlanPdf = exported('pdf', 'application/pdf')
export const exportMealPlanCsv = exported('csv', 'text/csv; charset=utf-8')
export const exportMealPlanCalendar = exported('ics', 'text/calendar; charset=utf-8')
