import type { MealAnalysis, MealItem, NutritionLog } from '#contract/nutrition/nutrition.ts'

/** An apple as a test entry, with overrides. */
export function logged(change: Partial<NutritionLog> = {}): NutritionLog {
  return {
    id: '0199a0c0-0000-7000-8000-000000000001',
    foodName: 'Apple',
    foodEmoji: '🍎',
    calories: 95,
    protein: 0.5,
    carbs: 25,
    fat: 0.3,
    sugar: 19,
    fiber: 4.4,
    sodium: 2,
    servingSize: '1 medium, 182 g',
    mealType: 'snack',
    notes: null,
    targetDate: '2026-11-20',
    createdAt: '2026-11-20T15:00:00.000Z',
    source: 'builtin',
    provenance: 'words',
    confidence: 0.9,
    items: [],
    photoUrl: null,
    ...change,
  }
}

/** A test food of an analysis: 100 g of rice. */
export function food(change: Partial<MealItem> = {}): MealItem {
  return {
    name: 'White rice',
    emoji: '🍚',
    grams: 100,
    calories: 130,
    protein: 2.7,
    carbs: 28.2,
    fat: 0.3,
    sugar: 0.1,
    fiber: 0.4,
    sodium: 1,
    confidence: 0.8,
    ...change,
  }
}

/** A test analysis of `items`; its totals differ slightly from their sum, like those of a rounded answer. */
export function analysis(items: MealItem[], change: Partial<MealAnalysis> = {}): MealAnalysis {
  return {
    id: '0199a0c0-0000-7000-8000-00000000000a',
    foodName: 'Rice bowl',
    foodEmoji: '🍚',
    calories: 301,
    servingSize: '1 bowl, 200 g',
    protein: 10,
    carbs: 40,
    fat: 5,
    sugar: 1,
    fiber: 2,
    sodium: 10,
    confidence: 0.8,
    analysis: 'Counted.',
    source: 'builtin',
    items,
    notUnderstood: [],
    ...change,
  }
}
