import { aisleLabels } from '#contract/labels.ts'
import type { PlanFigure, PlannedMeal } from '#contract/meal-plans.ts'
import { capitalised } from '#contract/measures/capitalised.ts'

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
// Rounded up, so that a figure outside the tolerance never reads as one at it.
const percents = new Intl.NumberFormat('en', { style: 'percent', roundingMode: 'ceil' })
const percent = (share: number) => percents.format(Math.abs(share))
const parts = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })
const days = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const dayOf = (day: string) => days.format(new Date(`${day}T00:00:00Z`))
const servingsOf = (servings: number) =>
  `${parts.format(servings)} ${servings === 1 ? 'serving' : 'servings'}`
const list = new Intl.ListFormat('en')
const row = new Intl.ListFormat('en', { type: 'unit' })
const off = (unit: string, goal: string) => (amount: number, share: number) =>
  `${whole.format(Math.abs(amount))} ${unit} (${percent(share)}) ${amount < 0 ? 'under' : 'over'} the ${goal} goal`
const noMix = (macro: string, little = 'little') => ({
  under: `No mix of the recipes that fit has enough ${macro}.`,
  over: `No mix of the recipes that fit has so ${little} ${macro}.`,
})

/** Messages of the meal plan endpoints and exports. */
export const words = {
  nothingFits:
    'No recipe fits your diet and allergies with these meals. Choose other meals, or save a recipe that fits.',
  nothingLeft: 'Nothing of this day was left to plan.',
  noOther: 'There is no other recipe for this meal that fits your diet and allergies.',
  tooManyPlans: (most: number) => `You have ${most} meal plans; remove one first.`,
  tooManyItems: (most: number) => `A list holds at most ${most} items of your own.`,
  notOnList: 'That is not on this shopping list.',

  off: {
    calories: off('kcal', 'calorie'),
    protein: off('g', 'protein'),
    carbs: off('g', 'carb'),
    fat: off('g', 'fat'),
  } satisfies Record<PlanFigure, unknown>,
  sentence: (parts: readonly string[]) => {
    return `${capitalised(list.format(parts))}.`
  },
  missing: (meals: readonly PlannedMeal[]) =>
    `No recipe fits ${list.format(meals)} with your diet and allergies.`,
  noneBetter: {
    calories: {
      under: 'Even the largest servings of the recipes that fit do not reach it.',
      over: 'Even the smallest servings of the recipes that fit are more.',
    },
    protein: noMix('protein'),
    carbs: noMix('carbs', 'few'),
    fat: noMix('fat'),
  } satisfies Record<PlanFigure, unknown>,
  contradiction: (isRest: boolean, ofMacros: number, calories: number) =>
    `${isRest ? 'What was eaten leaves goals that' : 'These goals'} contradict each other: protein, carbs and fat make ${whole.format(ofMacros)} kcal, not ${whole.format(calories)}.`,
  dietLimitsCarbs:
    'The diet in your profile keeps carbs low, and this goal asks for more: change one of the two.',
  usedElsewhere: 'The recipes that would mend it are on other days already.',
  notUsed: (names: readonly string[], more: number) =>
    `Not used this week: ${row.format(names)}${more > 0 ? ` and ${whole.format(more)} more` : ''}.`,

  meals: { breakfast: 'Breakfast', lunch: 'Lunch', dinner: 'Dinner', snack: 'Snack' } satisfies Record<
    PlannedMeal,
    string
  >,
  aisles: aisleLabels,

  exported: {
    title: 'Meal plan',
    columns: [
      'Part',
      'Day',
      'Meal or aisle',
      'Name',
      'Amount',
      'kcal',
      'Protein g',
      'Carbs g',
      'Fat g',
      'Had',
    ],
    planned: 'Meal',
    shopping: 'Shopping',
    yes: 'yes',
    no: 'no',
    servings: servingsOf,
    day: dayOf,
    week: (from: string, to: string, people: number) =>
      `${dayOf(from)} to ${dayOf(to)} · for ${people === 1 ? '1 person' : `${people} people`}`,
    event: (meal: string, title: string) => `${meal}: ${title}`,
    figures: (servings: number, kcal: number, protein: number) =>
      `${servingsOf(servings)} · ${whole.format(kcal)} kcal · ${whole.format(protein)} g protein`,
    dayFigures: (day: { calories: number; protein: number; carbs: number; fat: number }) =>
      `${whole.format(day.calories)} kcal · ${whole.format(day.protein)} g protein · ${whole.format(day.carbs)} g carbs · ${whole.format(day.fat)} g fat`,
    goals: (text: string) => `Goal a day: ${text}`,
    shoppingList: 'Shopping list',
    own: 'Added by you',
    recipes: 'Recipes',
    recipeServes: (servings: number, minutes: number) =>
      `${servingsOf(servings)} · ${whole.format(minutes)} minutes`,
    source: (product: string) => `${product}. Figures of a serving are the sum of its ingredients.`,
  },
} as const
