import type { Food } from '#server/knowledge/food/food.ts'
import { canonical, wordsOf } from '#server/knowledge/food/food-words.ts'
import { knownFood } from '#server/knowledge/food/known-food.ts'
import type { KitchenIngredient } from '#server/knowledge/kitchen/ingredient.ts'
import { kitchenIngredient } from '#server/knowledge/kitchen/ingredients.ts'
import type { Judged } from '#server/knowledge/kitchen/suitable.ts'

/** What a name stands for, and what is in it. */
export type Known = Judged & { name: string; food: Food; ingredient: KitchenIngredient | undefined }

/** The ingredient of that name, by the kitchen, else the food table; undefined for what neither knows. */
export function judge(name: string): Known | undefined {
  const ingredient = kitchenIngredient(name)
  const food = knownFood(ingredient?.food ?? name)
  if (!food) return undefined
  const { contains, kinds } = ingredient ?? { contains: food.contains, kinds: undefined }
  return { name: ingredient?.name ?? food.name, food, ingredient, contains, kinds }
}

/** Words of recipes that are no ingredients themselves: groups of foods, and what is made of some on the way. */
const groups = new Map(
  (
    [
      ['dairy whey casein curd raita', 'milk animal'],
      ['yolk egg tartare', 'egg animal'],
      ['custard', 'milk egg animal'],
      ['roux bechamel', 'milk wheat gluten animal'],
      ['dough crust batter wheat gluten crumb', 'wheat gluten'],
      ['meat', 'meat animal'],
      ['fish', 'fish animal'],
      ['seafood', 'fish shellfish animal'],
      ['shellfish', 'shellfish animal'],
      ['nut marzipan praline nougat frangipane', 'tree_nut'],
      ['satay', 'peanut'],
      ['soy soya', 'soy'],
      ['lupin lupine', 'lupin'],
      ['sulfite sulphite', 'sulphite'],
      ['alcohol liquor liqueur rum brandy vodka whisky whiskey gin sherry cognac', 'alcohol'],
    ] as const
  ).flatMap(([names, holds]) =>
    names.split(' ').map((name) => [canonical(name), new Set(holds.split(' '))] as const),
  ),
)
const longestName = 5

/** Every ingredient that prose names, the longest name first: "coconut milk" is no milk. */
export function foodsIn(prose: string): Judged[] {
  const tokens = wordsOf(prose)
  const found: Judged[] = []
  for (let at = 0; at < tokens.length; ) {
    const { taken, food } = foodAt(tokens, at)
    if (food) found.push(food)
    at += taken
  }
  return found
}

function foodAt(tokens: readonly string[], at: number): { taken: number; food?: Judged } {
  for (let taken = Math.min(longestName, tokens.length - at); taken > 0; taken--) {
    // Not the food table: what it knows of any omelette says nothing about this one.
    const food = kitchenIngredient(tokens.slice(at, at + taken).join(' '))
    if (food) return { taken, food }
  }
  const contains = groups.get(canonical(tokens[at]!))
  // "Gluten-free" promises the opposite.
  return contains && tokens[at + 1] !== 'free' ? { taken: 1, food: { contains } } : { taken: 1 }
}
