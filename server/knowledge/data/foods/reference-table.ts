import { type FurtherNutrient, furtherNutrients, type Per100 } from '#contract/foods/foods.ts'
import type { Micronutrient } from '#contract/foods/micronutrients.ts'
import type { FoodCategory } from '#contract/nutrition/nutrition.ts'
import { foods } from '../../food/food-table.ts'
import { wordsOf } from '../../food/food-words.ts'
import { searchWords, type WordArrays } from '../../food/word-index.ts'
import { lazy } from '../../lazy.ts'
import type { NameArrays } from './name-index.ts'
import type { LabelledPortion } from './portion-label.ts'
import { sectionsOf } from './sections.ts'
import { openTableFile } from './table-file.ts'

/** A food of FNDDS 2021-2023 or SR28; figures per 100 g. */
export type ReferenceFood = {
  /** `fndds:11100000`, `sr28:01009`. */
  id: string
  name: string
  emoji: string
  category: FoodCategory
  per100: Per100
  nutrients: Partial<Record<FurtherNutrient, number>>
  /** The usual serving first. */
  portions: LabelledPortion[]
}

/** Opens the table, compiling it where that has to be done; else it is opened when it is first asked. */
export function openReferenceFoods(tell: (line: string) => void) {
  say = tell
  table()
}

/** The food of an id, whether it is searched or not. */
export function referenceFood(id: string): ReferenceFood | undefined {
  const food = table().places.get(id)
  return food === undefined ? undefined : foodAt(food)
}

/** A food of a search: its place in our table, or its number among the references. */
export type FoundFood = { cost: number } & ({ own: number } | { reference: number })

/** Foods that have every word or a word that begins so, with their cost, the best first. */
export function searchNames(asked: readonly string[], limit: number): FoundFood[] {
  const own = foods().length
  return searchWords(table().search, asked, limit).map(({ food, cost }) =>
    food < own ? { cost, own: food } : { cost, reference: food - own },
  )
}

/** Foods of a name's words that are compared with the name. */
const mostNamed = 20

/** The searched food of a reference that `name` names in full. */
export function referenceNamed(name: string): ReferenceFood | undefined {
  const lower = name.toLowerCase()
  const asked = wordsOf(name)
  if (!asked.length) return undefined
  const found = searchNames(asked, mostNamed).find(
    (one) => 'reference' in one && nameAt(one.reference).toLowerCase() === lower,
  )
  return found && 'reference' in found ? foodAt(found.reference) : undefined
}

/** The food of a reference by its number. */
export function foodAt(food: number): ReferenceFood {
  const { ids, categories, emojis } = table()
  return {
    id: ids[food]!,
    name: nameAt(food),
    emoji: emojis[food]!,
    category: categories[food]!,
    per100: per100At(food),
    nutrients: statedAt(food, furtherFigures),
    portions: portionsAt(food),
  }
}

/** The name of a food of a reference by its number. */
export function nameAt(food: number): string {
  const { names, nameStarts } = table()
  return names.toString('utf8', nameStarts[food], nameStarts[food + 1])
}

/** Columns of the files by our names. */
const columnOf = {
  calories: 'energy_kcal',
  protein: 'protein_g',
  carbs: 'carbohydrate_g',
  fat: 'fat_g',
  sugar: 'sugar_g',
  fiber: 'fiber_g',
  sodium: 'sodium_mg',
  saturatedFatG: 'saturated_fat_g',
  monounsaturatedFatG: 'monounsaturated_fat_g',
  polyunsaturatedFatG: 'polyunsaturated_fat_g',
  cholesterolMg: 'cholesterol_mg',
  calciumMg: 'calcium_mg',
  ironMg: 'iron_mg',
  magnesiumMg: 'magnesium_mg',
  phosphorusMg: 'phosphorus_mg',
  potassiumMg: 'potassium_mg',
  zincMg: 'zinc_mg',
  copperMg: 'copper_mg',
  manganeseMg: 'manganese_mg',
  seleniumUg: 'selenium_ug',
  vitaminAUg: 'vitamin_a_rae_ug',
  thiaminMg: 'thiamin_mg',
  riboflavinMg: 'riboflavin_mg',
  niacinMg: 'niacin_mg',
  pantothenicAcidMg: 'pantothenic_acid_mg',
  vitaminB6Mg: 'vitamin_b6_mg',
  folateUg: 'folate_dfe_ug',
  vitaminB12Ug: 'vitamin_b12_ug',
  cholineMg: 'choline_mg',
  vitaminCMg: 'vitamin_c_mg',
  vitaminDUg: 'vitamin_d_ug',
  vitaminEMg: 'vitamin_e_mg',
  vitaminKUg: 'vitamin_k_ug',
  caffeineMg: 'caffeine_mg',
  alcoholG: 'alcohol_g',
} satisfies Record<keyof Per100 | Micronutrient | Exclude<FurtherNutrient, 'transFatG'>, string>
/** A figure that the references have a column for. */
export type ReferenceFigure = keyof typeof columnOf
/** Those of a food's answer. */
export const furtherFigures = furtherNutrients.filter((name) => name !== 'transFatG')

/** Figures per 100 g that a row of a reference states; none for another id. */
export function figuresOfRow<Name extends ReferenceFigure>(
  id: string,
  names: readonly Name[],
): Partial<Record<Name, number>> {
  const food = table().places.get(id)
  return food === undefined ? {} : statedAt(food, names)
}

function statedAt<Name extends ReferenceFigure>(food: number, names: readonly Name[]) {
  const stated: Partial<Record<Name, number>> = {}
  for (const name of names) {
    const figure = figureAt(food, name)
    if (figure !== null) stated[name] = figure
  }
  return stated
}

function figureAt(food: number, name: ReferenceFigure): number | null {
  const { columns, columnPlaces, figures } = table()
  const value = figures[food * columns.length + columnPlaces.get(columnOf[name])!]!
  // Stored in single precision, stated to at most three decimals.
  return Number.isNaN(value) ? null : Math.round(value * 1000) / 1000
}

function per100At(food: number): Per100 {
  return {
    calories: figureAt(food, 'calories')!,
    protein: figureAt(food, 'protein'),
    carbs: figureAt(food, 'carbs'),
    fat: figureAt(food, 'fat'),
    sugar: figureAt(food, 'sugar'),
    fiber: figureAt(food, 'fiber'),
    sodium: figureAt(food, 'sodium'),
  }
}

function portionsAt(food: number): LabelledPortion[] {
  const { portionStarts, portionLabels, portionGrams, labels } = table()
  return Array.from({ length: portionStarts[food + 1]! - portionStarts[food]! }, (_, place) => {
    const at = portionStarts[food]! + place
    return { label: labels[portionLabels[at]!]!, grams: Math.round(portionGrams[at]! * 100) / 100 }
  })
}

/** The names of all foods for the reader of sentences; numbers from the length of our table on are references. */
export function foodNames(): NameArrays {
  return table().reader
}

let say: (line: string) => void = () => {}
const table = lazy(() => {
  const sections = openTableFile(say)
  const names = sections.names as Uint8Array
  const ids = sections.ids as string[]
  return {
    ...(sections as unknown as Table),
    names: Buffer.from(names.buffer, names.byteOffset, names.length),
    places: new Map(ids.map((id, at) => [id, at])),
    columnPlaces: new Map((sections.columns as string[]).map((column, at) => [column, at])),
    search: sectionsOf('search', sections) as unknown as WordArrays,
    reader: sectionsOf('reader', sections) as unknown as NameArrays,
  }
})

/** Sections of the file. */
type Table = {
  columns: readonly string[]
  ids: readonly string[]
  nameStarts: Uint32Array
  emojis: readonly string[]
  categories: readonly FoodCategory[]
  figures: Float32Array
  portionStarts: Uint32Array
  portionLabels: Uint16Array
  portionGrams: Float32Array
  labels: readonly string[]
}
