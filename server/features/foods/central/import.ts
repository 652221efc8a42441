import { gtinOf } from '#contract/foods/gtin.ts'
import type { FoodCategory } from '#contract/nutrition/nutrition.ts'
import type { LabelUnit } from '#server/knowledge/nutrients/label-amounts.ts'
import type { NewFood } from '../store.ts'
import type { Download } from './download.ts'
import { type FoodList, foodList } from './food-list.ts'
import { isPossible, type NutrientTable, nutrientTable, unitNamed } from './nutrients.ts'
import { type Portions, portionTable, servingOf } from './portions.ts'
import { clean, eachRow, nameOf, type Reading, rowsOf } from './read-rows.ts'
import { type Refusals, refusalList } from './refusals.ts'

type Wiring = {
  download: Download
  /** Stores a batch of distinct foods; returns the numbers of new and of changed ones. */
  keep(batch: NewFood[]): Promise<{ added: number; changed: number }>
  categoryOf(text: string): FoodCategory
  /** Share of the download read, 0 to 1. */
  progress(share: number): void
}
export type Imported = {
  added: number
  changed: number
  same: number
  passedOver: number
  refusals: Refusals
}

const batchSize = 1000
const files = [
  'food.csv',
  'food_category.csv',
  'nutrient.csv',
  'food_nutrient.csv',
  'measure_unit.csv',
  'food_portion.csv',
  'branded_food.csv',
]

/**
 * Imports Foundation, SR Legacy, survey and branded foods of a FoodData Central download. Streams every file once;
 * memory grows by about 330 bytes a food. Unchanged foods are not written, so an interrupted import can be
 * repeated.
 */
export async function importCentral({ download, keep, categoryOf, progress }: Wiring): Promise<Imported> {
  const total = files.reduce((sum, file) => sum + (download.size(file) ?? 0), 0)
  let seen = 0
  const refusals = refusalList()
  const reading: Reading = {
    download,
    refusals,
    read(bytes) {
      seen += bytes
      progress(Math.min(seen / total, 1))
    },
  }
  const { list, categoryTexts, passedOver } = await readFoods(reading)
  const nutrients = await readNutrients(reading, list)
  const portions = await portionTable(reading, list)

  const counts = { added: 0, changed: 0, same: 0 }
  let batch: NewFood[] = []
  const flush = async () => {
    const { added, changed } = await keep(batch)
    counts.added += added
    counts.changed += changed
    counts.same += batch.length - added - changed
    batch = []
  }
  const categories = new Map<string, FoodCategory>()
  const category = (text: string) => {
    const known = categories.get(text) ?? categoryOf(text)
    categories.set(text, known)
    return known
  }
  for await (const product of foodsOf({ reading, list, nutrients, portions, categoryTexts, category })) {
    batch.push(product)
    if (batch.length === batchSize) await flush()
  }
  if (batch.length) await flush()
  return { ...counts, passedOver, refusals }
}

/** Ids have seven digits so far. */
const mostId = 2 ** 31 - 1

async function readFoods(reading: Reading) {
  const list = foodList()
  const categoryTexts = new Map<number, string>()
  const categoryNames = new Map<string, string>()
  let passedOver = 0
  await eachRow(reading, 'food_category.csv', ['id', 'description'], [], ([id, text]) => {
    categoryNames.set(id!, text!)
  })
  const { refusals } = reading
  await eachRow(
    reading,
    'food.csv',
    ['fdc_id', 'data_type', 'description'],
    ['food_category_id'],
    (cells, row) => {
      const [number, kind, text, categoryId] = cells as [string, string, string, string]
      if (!list.isKind(kind)) {
        // An unknown kind is a broken row; samples and market purchases are skipped.
        if (/^[a-z_]+$/.test(kind)) passedOver++
        else refusals.add('brokenRow', 'food.csv', row)
        return
      }
      const id = Number(number)
      const name = nameOf(text)
      if (!Number.isInteger(id) || id <= 0 || id > mostId) return refusals.add('noId', 'food.csv', row)
      if (list.placeOf(id) !== undefined) return refusals.add('twice', 'food.csv', row)
      if (!name) return refusals.add('noName', 'food.csv', row)
      const about = categoryNames.get(categoryId)
      if (about) categoryTexts.set(id, about)
      list.add(id, kind, name, row)
    },
  )
  return { list, categoryTexts, passedOver }
}

async function readNutrients(reading: Reading, list: FoodList): Promise<NutrientTable> {
  const units = new Map<number, LabelUnit | undefined>()
  await eachRow(reading, 'nutrient.csv', ['id', 'unit_name'], ['nutrient_nbr'], ([id, unit, old]) => {
    for (const number of [id, old]) units.set(Number(number), unitNamed(unit!))
  })
  const table = nutrientTable(list.length, units)
  const columns = ['fdc_id', 'nutrient_id', 'amount']
  const more = ['percent_daily_value']
  await eachRow(reading, 'food_nutrient.csv', columns, more, ([id, nutrient, text, percent], row) => {
    const food = list.placeOf(Number(id))
    const number = Number(nutrient)
    if (food === undefined || !table.wants(number)) return
    const stated = Number(text || percent || Number.NaN)
    if (Number.isFinite(stated)) table[text ? 'set' : 'setPercent'](food, number, stated)
    else if (text || percent) reading.refusals.add('badAmount', 'food_nutrient.csv', row)
  })
  return table
}

type Parts = {
  reading: Reading
  list: FoodList
  nutrients: NutrientTable
  portions: Portions
  categoryTexts: Map<number, string>
  category: (text: string) => FoodCategory
}

const brandedColumns = [
  'brand_owner',
  'brand_name',
  'gtin_upc',
  'serving_size',
  'serving_size_unit',
  'household_serving_fulltext',
  'branded_food_category',
]

/** Products in file order, then all other foods. */
async function* foodsOf(parts: Parts): AsyncGenerator<NewFood> {
  const { reading, list } = parts
  for await (const { cells, row } of rowsOf(reading, 'branded_food.csv', ['fdc_id'], brandedColumns)) {
    const [id, owner, brand, code, size, unit, household, about] = cells as string[]
    const place = list.placeOf(Number(id))
    if (place === undefined || !list.take(place)) continue
    const barcode = code ? gtinOf(code) : undefined
    if (code && !barcode) reading.refusals.add('badBarcode', 'branded_food.csv', row)
    const serving = servingOf(size!, unit!, household!)
    const food = foodAt(parts, place, {
      brand: clean(brand || owner || '', 80) || null,
      category: about ? parts.category(about) : 'general',
      barcode: barcode ?? null,
      portions: serving ? [serving] : [],
    })
    if (food) yield food
  }
  for (let place = 0; place < list.length; place++) {
    if (!list.take(place)) continue
    const { id } = list.at(place)
    const about = parts.categoryTexts.get(id)
    const food = foodAt(parts, place, {
      brand: null,
      category: about ? parts.category(about) : 'general',
      barcode: null,
      portions: parts.portions.of(place),
    })
    if (food) yield food
  }
}

function foodAt(
  { reading, list, nutrients }: Parts,
  place: number,
  more: Pick<NewFood, 'brand' | 'category' | 'barcode' | 'portions'>,
): NewFood | undefined {
  const { id, kind, name, row } = list.at(place)
  const per100 = nutrients.per100(place)
  if (!per100) return refuse('noEnergy')
  if (!isPossible(per100)) return refuse('impossible')
  const serving = kind === 'branded_food' ? more.portions[0]?.grams : undefined
  const identity = { source: 'usda', sourceId: String(id), plain: kind !== 'branded_food', name } as const
  return { ...identity, ...more, ...per100, nutrients: nutrients.further(place, serving) }

  function refuse(reason: 'noEnergy' | 'impossible') {
    reading.refusals.add(reason, 'food.csv', row)
    return undefined
  }
}
