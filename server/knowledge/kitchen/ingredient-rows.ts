import { plural } from '#contract/measures/plural.ts'
import { aisles } from '#contract/recipes.ts'
import { listIn, numberIn, wordIn, wordsIn } from '../data/cells.ts'
import { type Cells, parseTable } from '../data/read-table.ts'
import type { TableRow } from '../food/food.ts'
import { type Kind, type KitchenIngredient, kinds } from './ingredient.ts'

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

/**
 * Safe core temperature in degrees Celsius and minutes of rest; undefined for foods that are safe raw. USDA Food
 * Safety and Inspection Service, Safe Minimum Internal Temperature Chart: poultry and leftovers 165 °F, ground
 * meat, egg dishes, game and offal 160 °F, whole cuts, fish and shellfish 145 °F.
 */
function safeCore(kinds: readonly Kind[], contains: ReadonlySet<string>) {
  const has = (kind: Kind) => kinds.includes(kind)
  const core = (celsius: number, restMinutes = 0) => ({ celsius, restMinutes })
  if (has('cured_meat') || has('tinned_fish')) return undefined
  if (has('cooked_meat') || has('cooked_rice') || has('poultry')) return core(74)
  if (has('ground_meat') || has('sausage')) return core(contains.has('poultry') ? 74 : 71)
  if (has('red_meat')) return contains.has('game') || contains.has('offal') ? core(71) : core(63, 3)
  if (has('fish') || has('shellfish')) return core(63)
  return has('egg') ? core(71) : undefined
}
