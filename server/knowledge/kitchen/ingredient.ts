import type { Aisle } from '#contract/recipes.ts'

/** Culinary kinds of ingredients; dishes ask for kinds, not names. */
export const kinds = [
  'poultry',
  'red_meat',
  'ground_meat',
  'cured_meat',
  'sausage',
  'fish',
  'tinned_fish',
  'shellfish',
  'egg',
  'tofu',
  'meat_substitute',
  'pulse',
  'hard_cheese',
  'soft_cheese',
  'melting_cheese',
  'cream',
  'milk',
  'yogurt',
  'butter',
  'oil',
  'leafy_green',
  'hardy_green',
  'allium',
  'garlic',
  'root',
  'brassica',
  'tomato',
  'pepper',
  'mushroom',
  'squash',
  'eggplant',
  'sweet_vegetable',
  'salad_vegetable',
  'stalk',
  'potato',
  'avocado',
  'pasta',
  'rice',
  'grain',
  'noodle',
  'bread',
  'flatbread',
  'flour',
  'oats',
  'cereal',
  'berry',
  'tree_fruit',
  'citrus',
  'tropical_fruit',
  'stone_fruit',
  'dried_fruit',
  'white_fish',
  'oily_fish',
  'cooked_meat',
  'cooked_rice',
  'cooked_pasta',
  'fresh_pasta',
  'lentil',
  'dry_pulse',
  'plant_milk',
  'plant_cream',
  'plant_yogurt',
  'sprout',
  'seaweed',
  'pastry',
  'crumb',
  'nut',
  'seed',
  'fresh_herb',
  'dried_herb',
  'spice',
  'chili',
  'ginger',
  'acid',
  'sweetener',
  'stock',
  'asian_sauce',
  'curry_paste',
  'condiment',
  'spread',
  'coconut',
  'pickle',
  'chocolate',
  'baking',
  'wine',
  'drink',
] as const
export type Kind = (typeof kinds)[number]

/** An ingredient of the kitchen: its names, kinds and usual amount. */
export type KitchenIngredient = {
  /** Singular, lower case: "bell pepper". */
  name: string
  plural: string
  aliases: readonly string[]
  emoji: string
  kinds: readonly Kind[]
  aisle: Aisle
  /** Row of the food table with its figures, in the state in which it is cooked. */
  food: string
  /** Grams per serving as a main part of a dish. */
  serving: number
  /**
   * Countable unit, if any: a part of it, `clove` of 5 g (“2 cloves garlic”), or, ending in the name, `medium
   * carrot` of 60 g (“2 medium carrots”).
   */
  unit: { singular: string; plural: string; grams: number } | undefined
  /** Assumed to be in every kitchen. */
  pantry: boolean
  /**
   * Avoidable contents, from the food table and beyond: allergens, gluten, meat (poultry, pork, beef, lamb, game,
   * offal, blood), alcohol, gelatin, honey; `animal` for any animal product; `rennet` in cheeses made with calf
   * rennet by law or custom; `not_kosher` besides pork and shellfish (fish without scales, rabbit).
   */
  contains: ReadonlySet<string>
  /**
   * Safe core temperature in degrees Celsius (USDA FSIS, Safe Minimum Internal Temperature Chart), with minutes of
   * rest.
   */
  safe: { celsius: number; restMinutes: number } | undefined
}
