import type { Aisle } from '#contract/recipes.ts'

/** What an ingredient is to a cook; a dish asks for kinds, not for names. */
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
  'chilli',
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

/** One ingredient of the kitchen: how it is called, what it is, and how much of it one uses. */
export type KitchenIngredient = {
  /** Singular, lower case: "bell pepper". */
  name: string
  plural: string
  aliases: readonly string[]
  emoji: string
  kinds: readonly Kind[]
  aisle: Aisle
  /** Row of the food table that its figures come from, in the state it goes into the pan. */
  food: string
  /** Grams that one serving of a dish takes where it plays a main part. */
  serving: number
  /**
   * As one counts it, where one does: a part of it, `clove` of 5 g (“2 cloves garlic”), or, ending in the name itself,
   * `medium carrot` of 60 g (“2 medium carrots”).
   */
  unit: { singular: string; plural: string; grams: number } | undefined
  /** In nearly every kitchen: assumed to be there. */
  pantry: boolean
  /**
   * Things people avoid, from the food table and beyond it: allergens, gluten, meat (poultry, pork, beef, lamb, game,
   * offal, blood), alcohol, gelatin, honey; `animal` whatever comes from one; `rennet` in cheeses that are made with
   * the calf's by law or custom; `not_kosher` besides pork and shellfish (fish without scales, rabbit).
   */
  contains: ReadonlySet<string>
  /** Degrees Celsius that its core must reach (USDA FSIS, Safe Minimum Internal Temperature Chart), with minutes of rest. */
  safe: { celsius: number; restMinutes: number } | undefined
}
