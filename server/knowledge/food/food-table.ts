import type { FoodCategory } from '#contract/nutrition.ts'
import { lazy } from '../lazy.ts'
import type { TableRow } from './food.ts'
import { animalFoods } from './rows/animal.ts'
import { dishFoods } from './rows/dishes.ts'
import { plantFoods } from './rows/plants.ts'
import { treatFoods } from './rows/treats.ts'

/** Every food, plain ones first; parsed on first use. */
export const foods: () => readonly TableRow[] = lazy(() =>
  [animalFoods, plantFoods, dishFoods, treatFoods].flatMap(parseFoods),
)

/** Parses rows of 14 columns separated by ` | `, their lists by `, `; throws naming an invalid row. */
export function parseFoods(text: string): TableRow[] {
  return text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map(parseFood)
}

function parseFood(row: string): TableRow {
  const columns = row.split(' | ')
  const [name, aliases, category, emoji, calories, protein, carbs, fat, sugar, fiber, sodium] = columns
  const per100 = {
    calories: Number(calories),
    protein: Number(protein),
    carbs: Number(carbs),
    fat: Number(fat),
    sugar: Number(sugar),
    fiber: Number(fiber),
    sodium: Number(sodium),
  }
  if (columns.length !== 14 || !Object.values(per100).every((figure) => figure >= 0)) {
    throw new Error(`Not a food: ${row}`)
  }
  const portions = lazy(() => parsePortions(columns[11]!))
  const contains = lazy(() => new Set(list(columns[12]!)))
  return {
    name: name!,
    aliases: list(aliases!),
    category: category as FoodCategory,
    emoji: emoji!,
    per100,
    source: columns[13]!,
    // Parsed on demand: few foods need it, and the server starts faster.
    get portions() {
      return portions().grams
    },
    get gramsPerMillilitre() {
      return portions().density
    },
    get contains() {
      return contains()
    },
  }
}

function list(column: string) {
  return column === '-' || column === '' ? [] : column.split(', ')
}

function parsePortions(column: string) {
  const grams = new Map<string, number>()
  for (const portion of list(column)) {
    const [unit, weight] = portion.split('=')
    grams.set(unit!, Number(weight))
  }
  const density = gramsPerMillilitre(grams)
  grams.delete('ml')
  return { grams, density }
}

function gramsPerMillilitre(portions: Map<string, number>) {
  const measures = [
    ['ml', 1],
    ['cup', 240],
    ['tbsp', 15],
    ['tsp', 5],
  ] as const
  for (const [unit, millilitres] of measures) {
    const grams = portions.get(unit)
    if (grams !== undefined) return grams / millilitres
  }
  return undefined
}
