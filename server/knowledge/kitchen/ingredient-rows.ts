import { type Aisle, aisles } from '#contract/recipes.ts'
import type { TableRow } from '../food/food.ts'
import { plural } from '../language/nouns.ts'
import { type Kind, type KitchenIngredient, kinds } from './ingredient.ts'
import { safeCore } from './safe-core.ts'

/** Parses ingredient rows (columns: rows/vegetables.ts); throws naming an invalid row. */
export function parseIngredients(text: string, foods: ReadonlyMap<string, TableRow>): KitchenIngredient[] {
  let aisle: Aisle | undefined
  const ingredients: KitchenIngredient[] = []
  for (const row of text.split('\n')) {
    if (row.startsWith('@ ')) aisle = aisles.find((name) => name === row.slice(2))
    else if (row !== '') ingredients.push(parseRow(row, aisle, foods))
  }
  return ingredients
}

function parseRow(
  row: string,
  aisle: Aisle | undefined,
  foods: ReadonlyMap<string, TableRow>,
): KitchenIngredient {
  const columns = row.split(' | ')
  const [title, aliases, emoji, kindList, foodName, serving, unit, avoided] = columns
  const food = foods.get(foodName!)
  const ownKinds = words(kindList!).filter((kind): kind is Kind => kinds.some((known) => known === kind))
  const grams = Number(serving)
  const sound =
    columns.length === 8 && aisle && food && grams > 0 && ownKinds.length === words(kindList!).length
  if (!sound) throw new Error(`Not an ingredient of the kitchen: ${row}`)

  const [name, ownPlural] = title!.replace('*', '').split('=')
  const contains = implied(new Set([...food.contains, ...words(avoided!)]))
  return {
    name: name!,
    plural: ownPlural === undefined ? plural(name!) : ownPlural || name!,
    aliases: aliases === '-' ? [] : aliases!.split(', '),
    emoji: emoji!,
    kinds: ownKinds,
    aisle,
    food: food.name,
    serving: grams,
    unit: parseUnit(unit!),
    pantry: title!.startsWith('*'),
    contains,
    safe: safeCore(ownKinds, contains),
  }
}

function words(column: string) {
  return column === '-' ? [] : column.split(' ')
}

function parseUnit(column: string) {
  if (column === '-') return undefined
  const [, singular, grams] = /^(.+) ([\d.]+)$/.exec(column)!
  return { singular: singular!, plural: plural(singular!), grams: Number(grams) }
}

const meats = ['poultry', 'pork', 'beef', 'lamb', 'game', 'offal', 'blood']
const animals = ['meat', 'fish', 'shellfish', 'milk', 'egg', 'honey', 'gelatin', 'rennet']

/** Adds implied contents: pork is meat, meat is animal, wheat has gluten. */
function implied(contains: Set<string>) {
  if (contains.has('wheat')) contains.add('gluten')
  if (meats.some((word) => contains.has(word))) contains.add('meat')
  if (animals.some((word) => contains.has(word))) contains.add('animal')
  return contains
}
