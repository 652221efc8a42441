import { plural } from '#contract/measures/plural.ts'
import { aisles } from '#contract/recipes.ts'
import { listIn, numberIn, wordIn, wordsIn } from '../data/cells.ts'
import { type Cells, parseTable } from '../data/read-table.ts'
import type { TableRow } from '../food/food.ts'
import { type KitchenIngredient, kinds } from './ingredient.ts'
import { safeCore } from './safe-core.ts'

const columns = [
  'name',
  'plural',
  'staple',
  'aliases',
  'emoji',
  'aisle',
  'kinds',
  'food',
  'serving_g',
  'unit',
  'unit_g',
  'contains',
] as const
const meats = ['poultry', 'pork', 'beef', 'lamb', 'game', 'offal', 'blood'] as const
const animals = ['meat', 'fish', 'shellfish', 'milk', 'egg', 'honey', 'gelatin', 'rennet'] as const
const others = [
  'wheat',
  'gluten',
  'soy',
  'peanut',
  'tree_nut',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphite',
  'alcohol',
  'not_kosher',
] as const
const contents = [...meats, ...animals, ...others]

/**
 * Parses a file of ingredients; server/knowledge/data/README.md describes its columns. Error: `DataFileError` naming the
 * row.
 */
export function parseIngredients(
  file: string,
  text: string,
  foods: ReadonlyMap<string, TableRow>,
): KitchenIngredient[] {
  return parseTable(file, text, columns, (cells) => ingredientOf(cells, foods))
}

function ingredientOf(
  [
    name,
    ownPlural,
    staple,
    aliases,
    emoji,
    aisle,
    kindList,
    foodName,
    serving,
    unit,
    unitGrams,
    avoided,
  ]: Cells<typeof columns>,
  foods: ReadonlyMap<string, TableRow>,
): KitchenIngredient {
  const food = foods.get(foodName)
  if (!food) throw new Error(`"${foodName}" is no food.`)
  if (name === '' || emoji === '') throw new Error('a name or emoji is missing.')
  const ownKinds = wordsIn(kindList, kinds)
  const contains = implied(new Set([...food.contains, ...wordsIn(avoided, contents)]))
  return {
    name,
    plural: ownPlural || plural(name),
    aliases: listIn(aliases),
    emoji,
    kinds: ownKinds,
    aisle: wordIn(aisle, aisles),
    food: food.name,
    serving: weightIn(serving),
    unit: unit === '' ? undefined : { singular: unit, plural: plural(unit), grams: weightIn(unitGrams) },
    pantry: wordsIn(staple, ['staple']).length > 0,
    contains,
    safe: safeCore(ownKinds, contains),
  }
}

function weightIn(cell: string): number {
  const grams = numberIn(cell)
  if (grams === 0) throw new Error('a weight is 0.')
  return grams
}

/** Adds implied contents: pork is meat, meat is animal, wheat has gluten. */
function implied(contains: Set<string>) {
  if (contains.has('wheat')) contains.add('gluten')
  if (meats.some((word) => contains.has(word))) contains.add('meat')
  if (animals.some((word) => contains.has(word))) contains.add('animal')
  return contains
}
