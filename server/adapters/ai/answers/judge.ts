import type { TableRow } from '#server/knowledge/food/food.ts'
import { canonical, wordsOf } from '#server/knowledge/food/food-words.ts'
import { knownFood } from '#server/knowledge/food/known-food.ts'
import type { KitchenIngredient } from '#server/knowledge/kitchen/ingredient.ts'
import { kitchenIngredient } from '#server/knowledge/kitchen/ingredients.ts'
import type { Judged } from '#server/knowledge/kitchen/suitable.ts'

/** A food or ingredient found by name, with its contents. */
export type Known = Judged & { name: string; food: TableRow; ingredient: KitchenIngredient | undefined }

/** Looks a name up in the kitchen, then in the food table; undefined when neither has it. */
export function judge(name: string): Known | undefined {
  const ingredient = kitchenIngredient(name)
  const food = knownFood(ingredient?.food ?? name)
  if (!food) return undefined
  const { contains, kinds } = ingredient ?? { contains: food.contains, kinds: undefined }
  return { name: ingredient?.name ?? food.name, food, ingredient, contains, kinds }
}

/** Words of recipes that are not ingredients: food groups and intermediate products. */
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

/** Finds every ingredient named in prose, longest name first: "coconut milk" is not milk. */
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
    // The food table is not used: its omelette says nothing about this recipe's.
    const food = kitchenIngredient(tokens.slice(at, at + taken).join(' '))
    if (food) return { taken, food }
  }
  const contains = groups.get(canonical(tokens[at]!))
  // "Gluten-free" means the opposite.
  return contains && tokens[at + 1] !== 'free' ? { taken: 1, food: { contains } } : { taken: 1 }
}
