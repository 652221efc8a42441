import { stringify } from 'csv-stringify/sync'
import { alsoOf } from './also.ts'
import { type Row, readTable } from './csv.ts'
import { letterCase, properNamesIn } from './letter-case.ts'
import { nameOf } from './names.ts'
import { nutrientColumns, nutrientsOf, referenceNutrients, surveyNutrients } from './nutrients.ts'
import { formatPortions, type Measure, portionsOf } from './portions.ts'
import { uniqueNames } from './unique-names.ts'

export const columns: readonly string[] = ['id', 'name', 'also', 'category', ...nutrientColumns, 'portions']

type Source = {
  id: string
  description: string
  synonyms: string[]
  maker: string
  category: string
  figures: Row
  measures: Measure[]
}

/** The two files, as CSV text, from the folder of the sources. */
export function buildFoods(folder: string): { fndds: string; sr28: string } {
  const survey = readSurvey(folder)
  const reference = readReference(folder)
  const proper = properNamesIn(
    survey.map(({ description }) => description),
    [...reference.map(({ description }) => description), ...survey.flatMap(({ synonyms }) => synonyms)],
  )
  const file = (foods: Source[], titled: boolean) => {
    const setCase = letterCase(proper, { titled })
    const named = foods.map((food) => ({ ...food, named: nameOf(food.description, setCase) }))
    const names = uniqueNames(named)
    return stringify([columns, ...foods.map((food) => rowOf(food, names.get(food.id)!))])
  }
  return { fndds: file(survey, false), sr28: file(reference, true) }
}

function rowOf(food: Source, name: string): string[] {
  return [
    food.id,
    name,
    alsoOf(name, food).join('|'),
    food.category,
    ...nutrientsOf(food.figures),
    formatPortions(portionsOf(food.measures, wordsIn([name, food.description]), wordsIn(food.synonyms))),
  ]
}

/** Words in the plural and in the singular. */
function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.flatMap((text) => text.toLowerCase().match(/[a-z]+/g) ?? [])
  return new Set(words.flatMap((word) => [word, word.replace(/s$/, '')]))
}

function readSurvey(folder: string): Source[] {
  const foods = readTable(folder, 'fndds-foods.csv', [
    'food_code',
    'description',
    'additional_descriptions',
    'wweia_category',
    ...surveyNutrients,
  ])
  const portions = readTable(folder, 'fndds-portions.csv', ['food_code', 'portion_description', 'grams'])
  const byFood = Map.groupBy(portions, (row) => row.food_code!)
  return foods
    .filter((row) => !isHelper(row))
    .map((row) => ({
      id: row.food_code!,
      // A slip of the survey's.
      description: row.description!.replace('Bluberries', 'Blueberries'),
      synonyms: listOf(row.additional_descriptions!),
      maker: '',
      category: row.wweia_category!,
      figures: row,
      measures: (byFood.get(row.food_code!) ?? []).map((portion) => ({
        text: portion.portion_description!,
        grams: Number(portion.grams),
      })),
    }))
}

/** Rows for the survey's own arithmetic. */
function isHelper(row: Row) {
  const description = row.description!
  return (
    row.food_code!.startsWith('9999') ||
    /for use on a sandwich|^Topping from|\bas ingredient\b/.test(description)
  )
}

function readReference(folder: string): Source[] {
  const figures = readTable(folder, 'usda-sr28.csv', ['ndb_no', ...referenceNutrients])
  const names = readTable(folder, 'usda-sr28-names.csv', [
    'ndb_no',
    'food_group',
    'description',
    'common_names',
    'manufacturer',
  ])
  const portions = readTable(folder, 'usda-sr28-portions.csv', ['ndb_no', 'amount', 'measure', 'grams'])
  const byFood = Map.groupBy(portions, (row) => row.ndb_no!)
  const figuresOf = new Map(figures.map((row) => [row.ndb_no!, row]))
  return names.flatMap((row) => {
    const id = row.ndb_no!
    const known = figuresOf.get(id)
    if (!known) return []
    return {
      id,
      description: row.description!,
      synonyms: listOf(row.common_names!),
      maker: row.manufacturer!,
      category: categoryOf(row),
      figures: known,
      measures: (byFood.get(id) ?? []).map((portion) => ({
        text: portion.measure!,
        amount: Number(portion.amount),
        grams: Number(portion.grams),
      })),
    }
  })
}

/** The food group; human milk and infant formula are marked by one of their own. */
function categoryOf(row: Row) {
  const description = row.description!
  if (/^Milk, human/i.test(description)) return 'Human milk'
  return /^(?:infant|child) formula/i.test(description) ? 'Infant formula' : row.food_group!
}

function listOf(text: string) {
  return text.split('|').filter((entry) => entry !== '')
}
