import type { Allergy } from '#contract/account/profile.ts'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import type { MealStyle, Recipe } from '#contract/recipes.ts'

const list = new Intl.ListFormat('en')

/** User-facing sentences of recipes. */
export const words = {
  error: 'Error',
  list: (parts: readonly string[]) => list.format(parts),
  facts: (parts: readonly string[]) => parts.join(' · '),

  styleTitle: 'Choose a meal style',
  styles: {
    quick: { name: 'Quick', text: 'On the table soon.' },
    balanced: { name: 'Balanced', text: 'A usual evening, with time for a side.' },
    creative: { name: 'Creative', text: 'Takes its time. Other dishes than before, while there are any.' },
  } satisfies Record<MealStyle, { name: string; text: string }>,
  styleFacts: (minutes: string, kcal: string, difficulty: string) =>
    `About ${minutes} min · ${kcal} kcal · ${difficulty}`,
  generate: 'Generate Recipes',
  generateMore: 'More Recipes',
  generating: 'Generating…',
  generatingText: (ingredients: string) =>
    `Looking for dishes that suit ${ingredients}, then weighing every ingredient.`,
  andMore: (count: string) => `${count} more`,
  generateFor: (count: number, shown: string) =>
    count === 1 ? 'Two servings, from 1 ingredient.' : `Two servings, from ${shown} ingredients.`,
  cancel: 'Cancel',
  ready: 'Recipes Ready',
  readyText: (count: number) =>
    count === 1 ? '1 recipe for what you have.' : `${count} recipes for what you have.`,
  generateFailed: 'Failed to generate recipes. Please try again.',
  noIngredients: 'No confirmed ingredients found. Please confirm at least one ingredient first.',
  noSession: 'No session ID available',

  listTitle: 'Recipes',
  loading: 'Loading your recipes',
  loadFailed: 'There was an error loading your recipes. Please try again.',
  loadFailedText: 'Check your connection and try again.',
  logInFirst: 'Please log in to generate recipes.',

  minutes: (count: string) => `${count} min`,
  servings: (count: number, shown: string) => `${shown} ${count === 1 ? 'serving' : 'servings'}`,
  difficulties: {
    beginner: 'Beginner',
    intermediate: 'Intermediate',
    advanced: 'Advanced',
  } satisfies Record<Recipe['difficulty'], string>,
  againstStyle: {
    time: {
      under: (minutes: string) => `quicker than the ${minutes} min`,
      over: (minutes: string) => `slower than the ${minutes} min`,
    },
    energy: {
      under: (kcal: string) => `lighter than the ${kcal} kcal`,
      over: (kcal: string) => `richer than the ${kcal} kcal`,
    },
    text: (parts: readonly string[], style: string) =>
      `With what you have, this is ${list.format(parts)} of ${style}.`,
  },
  perServing: 'kcal a serving',
  grams: 'g',
  macroNames: { protein: 'Protein', carbs: 'Carbs', fat: 'Fat' },
  missing: (names: string) => `You also need ${names}.`,
  nothingMissing: 'Nothing to buy beyond the usual staples.',
  missingMark: 'to buy',
  contains: (allergens: string) => `Contains ${allergens}`,
  noAllergens: 'None of the 13 allergens we check',
  allergens: {
    milk: 'milk',
    egg: 'egg',
    fish: 'fish',
    shellfish: 'shellfish',
    tree_nut: 'tree nuts',
    peanut: 'peanut',
    wheat: 'wheat',
    soy: 'soy',
    sesame: 'sesame',
    celery: 'celery',
    mustard: 'mustard',
    lupin: 'lupin',
    sulphite: 'sulfites',
  } satisfies Record<Allergy, string>,
  sources: {
    builtin: 'From our own recipe builder; figures from the food table.',
    model: 'Written by an AI model; figures from the food table.',
  } satisfies Record<Recipe['source'], string>,

  show: 'Show Recipe',
  hide: 'Hide Recipe',
  showOf: (title: string) => `Show recipe: ${title}`,
  hideOf: (title: string) => `Hide recipe: ${title}`,
  ingredients: 'Ingredients',
  steps: 'Steps',
  servingsFor: 'Servings',
  fewer: 'Fewer servings',
  more: 'More servings',
  together: (kcal: string) => `${kcal} kcal in all`,

  save: 'Save',
  saved: 'Saved',
  saveOf: (title: string) => `Save ${title}`,
  savedOf: (title: string) => `${title} is saved`,
  recipeSaved: 'Recipe Saved',
  saveFailed: 'Failed to save recipe. Please try again.',
  remove: 'Remove',
  removeOf: (title: string) => `Remove ${title} from your saved recipes`,
  removed: 'Recipe Removed',
  removeFailed: 'Failed to remove recipe. Please try again.',
  undo: 'Undo',

  log: 'Log a Serving',
  logOf: (title: string) => `Log a serving of ${title}`,
  logAs: 'Log one serving as',
  mealTypes: {
    breakfast: 'Breakfast',
    lunch: 'Lunch',
    dinner: 'Dinner',
    snack: 'Snack',
    drink: 'Drink',
  } satisfies Record<MealType, string>,
  logged: 'Meal Logged Successfully!',
  loggedAs: (title: string, meal: string) => `${title}, as ${meal.toLowerCase()}`,
  logFailed: 'Failed to Log Meal',

  savedTitle: 'Saved Recipes',
  savedLead: (count: number, shown: string) => (count === 1 ? '1 recipe' : `${shown} recipes`),
  back: 'Back to Dashboard',
  search: 'Search your recipes',
  searchExample: 'Title, ingredient or cuisine',
  found: (count: number, shown: string) => (count === 1 ? '1 recipe found' : `${shown} recipes found`),
  noneFound: (typed: string) => `Nothing saved matches “${typed}”.`,
  clearSearch: 'Clear Search',
  emptyTitle: 'Your own cookbook starts here',
  emptyText:
    'Tell the scanner what you have, and save the recipes you like. They wait here and fill your meal plans.',
  scanFridge: 'Scan Your Fridge',
  planMeals: 'Plan Meals',
  paymentTitle: 'Payment Method Required',
  paymentText: 'Logging a serving requires a paid subscription. What you saved stays readable.',
} as const
