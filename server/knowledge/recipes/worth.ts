import type { Kind, KitchenIngredient } from '../kitchen/ingredient.ts'
import type { Candidate } from './candidate.ts'

/** Weight of an available ingredient in a dish: meat and fish first, then starches, then vegetables. */
export function weightOf({ name, kinds, pantry }: KitchenIngredient): number {
  if (pantry) return 0
  if (firmCheeses.has(name)) return 5
  const is = (some: readonly Kind[]) => kinds.some((kind) => some.includes(kind))
  if (is(mains)) return 5
  if (is(seconds)) return 2.5
  if (is(fillers)) return 2
  if (is(greens)) return 1.3
  return 0.7
}
/** Fried or roasted like meat. */
const firmCheeses = new Set(['halloumi', 'paneer'])
const mains: readonly Kind[] = [
  ...([
    'poultry',
    'red_meat',
    'ground_meat',
    'sausage',
    'fish',
    'white_fish',
    'oily_fish',
    'shellfish',
  ] as const),
  ...(['tofu', 'meat_substitute', 'cooked_meat'] as const),
]
const seconds: readonly Kind[] = [
  ...([
    'egg',
    'pulse',
    'lentil',
    'soft_cheese',
    'tinned_fish',
    'cured_meat',
    'melting_cheese',
    'yogurt',
  ] as const),
  ...(['plant_yogurt', 'oats'] as const),
]
const fillers: readonly Kind[] = [
  ...([
    'pasta',
    'fresh_pasta',
    'cooked_pasta',
    'rice',
    'cooked_rice',
    'grain',
    'noodle',
    'bread',
    'flatbread',
  ] as const),
  ...(['potato', 'pastry', 'cereal'] as const),
]
const greens: readonly Kind[] = [
  ...(['leafy_green', 'hardy_green', 'root', 'brassica', 'tomato', 'pepper', 'mushroom', 'squash'] as const),
  ...(['eggplant', 'sweet_vegetable', 'stalk', 'avocado', 'berry', 'tree_fruit', 'stone_fruit'] as const),
  ...(['tropical_fruit', 'salad_vegetable', 'allium', 'sprout'] as const),
]

/** Prefers many and important available ingredients and few bought ones, with a little chance. */
export function worth({ dish, filled, fixed, used, luck }: Candidate, best: number): number {
  const weights = used.map(weightOf).sort((one, other) => other - one)
  const bought = [
    ...filled.bought,
    ...fixed.flatMap(({ ingredient }) => (ingredient.pantry || used.includes(ingredient) ? [] : ingredient)),
  ]
  const price = bought.reduce((sum, one) => sum + 1.2 + weightOf(one) * 0.5, 0)
  const leavesBest = (weights[0] ?? 0) < best ? 3 : 0
  const isSnack = dish.meals.every((meal) => meal === 'snack') ? 3 : 0
  return (
    weights.slice(0, 6).reduce((sum, weight) => sum + weight, 0) - price - leavesBest - isSnack + luck * 2.5
  )
}
