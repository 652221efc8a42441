import { foodCategories } from '#contract/nutrition/nutrition.ts'
import { listIn, numberIn, wordIn, wordsIn } from '../data/cells.ts'
import { type Cells, parseTable, readText } from '../data/read-table.ts'
import { lazy } from '../lazy.ts'
import { referenceRowOf, type TableRow } from './food.ts'

const files = ['animal', 'plants', 'dishes', 'treats'].map((name) => `foods/${name}.csv`)
const columns = [
  'name',
  'aliases',
  'category',
  'emoji',
  'kcal',
  'protein_g',
  'carbs_g',
  'fat_g',
  'sugar_g',
  'fiber_g',
  'sodium_mg',
  'portions',
  'contains',
  'source',
] as const
/** What people avoid. */
const contents = [
  'egg',
  'milk',
  'peanut',
  'tree_nut',
  'soy',
  'wheat',
  'gluten',
  'sesame',
  'celery',
  'mustard',
  'lupin',
  'sulphite',
  'fish',
  'shellfish',
  'meat',
  'pork',
  'gelatin',
  'honey',
  'alcohol',
] as const

/** Every food, plain ones first; parsed on first use. Error: `DataFileError` naming file and row. */
export const foods: () => readonly TableRow[] = lazy(() =>
  files.flatMap((file) => parseFoods(file, readText(file))),
)

const byName = lazy(() => new Map(foods().map((food) => [food.name.toLowerCase(), food])))

/** The food of exactly this name, capitals aside. */
export function rowNamed(name: string): TableRow | undefined {
  return byName().get(name.toLowerCase())
}

/** Parses a file of our foods; server/knowledge/data/README.md describes its columns. */
export function parseFoods(file: string, text: string): TableRow[] {
  return parseTable(file, text, columns, foodOf)
}

function foodOf([
  name,
  aliases,
  category,
  emoji,
  kcal,
  protein,
  carbs,
  fat,
  sugar,
  fiber,
  sodium,
  measures,
  avoided,
  source,
]: Cells<typeof columns>): TableRow {
  if (name === '' || emoji === '') throw new Error('a name or emoji is missing.')
  if (!referenceRowOf(source) && !/^(?:label|recipe: .+)$/.test(source))
    throw new Error(`"${source}" is no source.`)
  checkPortions(measures)
  const portions = lazy(() => parsePortions(measures))
  return {
    ref: `builtin:${name.toLowerCase()}`,
    name,
    aliases: listIn(aliases),
    category: wordIn(category, foodCategories),
    emoji,
    per100: {
      calories: numberIn(kcal),
      protein: numberIn(protein),
      carbs: numberIn(carbs),
      fat: numberIn(fat),
      sugar: numberIn(sugar),
      fiber: numberIn(fiber),
      sodium: numberIn(sodium),
    },
    source,
    // Parsed on demand: few foods need it, and the server starts faster.
    get portions() {
      return portions().grams
    },
    get gramsPerMillilitre() {
      return portions().density
    },
    contains: contentsIn(avoided),
  }
}

function checkPortions(cell: string) {
  if (!/^serving=\d+(?:\.\d+)?(?:;[a-z][a-z ]*=\d+(?:\.\d+)?)*$/.test(cell))
    throw new Error(`"${cell}" is no serving with further portions.`)
}

const known = new Map<string, ReadonlySet<string>>()

/** One set for all foods of the same contents. */
function contentsIn(cell: string): ReadonlySet<string> {
  let set = known.get(cell)
  if (!set) {
    set = new Set(wordsIn(cell, contents))
    known.set(cell, set)
  }
  return set
}

function parsePortions(cell: string) {
  const grams = new Map<string, number>()
  for (const portion of cell.split(';')) {
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
