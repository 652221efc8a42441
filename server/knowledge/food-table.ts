import type { FoodCategory } from '#contract/nutrition.ts'
import type { Food } from './food.ts'
import { animalFoods } from './foods/animal.ts'
import { dishFoods } from './foods/dishes.ts'
import { plantFoods } from './foods/plants.ts'
import { treatFoods } from './foods/treats.ts'

let table: readonly Food[] | undefined

/** Every food, plain ones first; parsed when first asked for. */
export function foods(): readonly Food[] {
  table ??= [animalFoods, plantFoods, dishFoods, treatFoods].flatMap(parseFoods)
  return table
}

/** Reads rows of 14 columns parted by ` | `, their lists by `, `; throws naming the row that is not one. */
export function parseFoods(text: string): Food[] {
  return text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map(parseFood)
}

function parseFood(row: string): Food {
  const columns = row.split(' | ')
  const [name, aliases, category, emoji] = columns
  const figures = columns.slice(4, 11).map(Number)
  const [calories, protein, carbs, fat, sugar, fiber, sodium] = figures
  if (columns.length !== 14 || figures.some((figure) => !(figure >= 0))) throw new Error(`Not a food: ${row}`)
  const portions = new Map(list(columns[11]!).map(parsePortion))
  const density = gramsPerMillilitre(portions)
  portions.delete('ml')
  return {
    name: name!,
    aliases: list(aliases!),
    category: category as FoodCategory,
    emoji: emoji!,
    per100: {
      calories: calories!,
      protein: protein!,
      carbs: carbs!,
      fat: fat!,
      sugar: sugar!,
      fiber: fiber!,
      sodium: sodium!,
    },
    portions,
    ...(density !== undefined && { gramsPerMillilitre: density }),
    contains: new Set(list(columns[12]!)),
    source: columns[13]!,
  }
}

function list(column: string) {
  return column === '-' || column === '' ? [] : column.split(', ')
}

function parsePortion(portion: string): [string, number] {
  const [unit, grams] = portion.split('=')
  return [unit!, Number(grams)]
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
