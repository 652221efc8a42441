import { foods } from '../food/food-table.ts'
import { lazy } from '../lazy.ts'
import type { Kind, KitchenIngredient } from './ingredient.ts'
import { filedAs, phrasesOf, uncookedPhrase } from './ingredient-phrases.ts'
import { parseIngredients } from './ingredient-rows.ts'
import { dairy } from './rows/dairy.ts'
import { fruit } from './rows/fruit.ts'
import { grains } from './rows/grains.ts'
import { larder } from './rows/larder.ts'
import { meatAndFish } from './rows/meat-fish.ts'
import { vegetables } from './rows/vegetables.ts'

/** Every ingredient of the kitchen, in the order of the row files. */
export const allIngredients: readonly KitchenIngredient[] = readShelves()

function readShelves() {
  const table = new Map(foods().map((food) => [food.name, food]))
  return [vegetables, fruit, meatAndFish, dairy, grains, larder].flatMap((rows) =>
    parseIngredients(rows, table),
  )
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
