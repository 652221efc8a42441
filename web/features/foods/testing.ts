import type { Food } from '#contract/foods/foods.ts'

/** Milk as a test food, with overrides. */
export function someFood(change: Partial<Food> = {}): Food {
  return {
    ref: 'custom:0199a0c0-0000-7000-8000-000000000001',
    name: 'Milk',
    brand: null,
    emoji: '🥛',
    category: 'dairy',
    source: 'custom',
    per100: { calories: 64, protein: 3.3, carbs: 4.8, fat: 3.5, sugar: 4.8, fiber: null, sodium: 40 },
    nutrients: {},
    portions: [{ label: '1 cup', grams: 240 }],
    barcode: null,
    favourite: false,
    lastGrams: null,
    ...change,
  }
}
