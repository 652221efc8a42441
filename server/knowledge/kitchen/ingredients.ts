import { readText } from '../data/read-table.ts'
import { foods } from '../food/food-table.ts'
import { lazy } from '../lazy.ts'
import type { Kind, KitchenIngredient } from './ingredient.ts'
import { filedAs, phrasesOf, uncookedPhrase } from './ingredient-phrases.ts'
import { parseIngredients } from './ingredient-rows.ts'

const files = ['vegetables', 'fruit', 'meat-fish', 'dairy', 'grains', 'larder'].map(
  (name) => `kitchen/${name}.csv`,
)

/** Every ingredient of the kitchen, in the order of the files. */
export const allIngredients: readonly KitchenIngredient[] = readIngredients()

function readIngredients() {
  const table = new Map(foods().map((food) => [food.name, food]))
  return files.flatMap((file) => parseIngredients(file, readText(file), table))
}

const byPhrase = lazy(() => {
  const named = new Map<string, KitchenIngredient>()
  for (const ingredient of allIngredients) {
    for (const name of [...ingredient.aliases, ingredient.plural, ingredient.name]) {
      named.set(filedAs(name), ingredient)
    }
  }
  return named
})

/**
 * Finds a typed ingredient, whatever its number, amount, cut or spelling; undefined when unknown. Never matches a
 * part of the name: "ice cream" is not cream.
 */
export function kitchenIngredient(typed: string): KitchenIngredient | undefined {
  const named = byPhrase()
  for (const phrase of phrasesOf(typed)) {
    const ingredient = named.get(phrase)
    if (ingredient) return ingredient
  }
  const uncooked = named.get(uncookedPhrase(typed))
  return uncooked && sameWhenCooked(uncooked) ? uncooked : undefined
}

const byName = lazy(() => new Map(allIngredients.map((one) => [one.name, one])))

/** The ingredient of exactly that name, as dishes name them; much faster than reading a typed one. */
export function ingredientNamed(name: string): KitchenIngredient | undefined {
  return byName().get(name)
}

const swelling: readonly Kind[] = ['rice', 'pasta', 'grain', 'noodle', 'lentil', 'dry_pulse', 'oats']

/** Dry goods absorb water and raw meat must be cooked, so their cooked forms are other ingredients. */
function sameWhenCooked({ kinds, safe }: KitchenIngredient) {
  return safe === undefined && !kinds.some((kind) => swelling.includes(kind))
}
