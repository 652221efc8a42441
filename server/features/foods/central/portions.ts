import { type Portion, portion } from '#contract/nutrition/nutrition.ts'
import type { FoodList } from './food-list.ts'
import { clean, eachRow, type Reading } from './read-rows.ts'

const mostPortions = 12

/** Household measures of plain foods, by the food's position in the list. */
export async function portionTable(reading: Reading, list: FoodList) {
  const units = new Map<string, string>()
  await eachRow(reading, 'measure_unit.csv', ['id', 'name'], [], ([id, name]) => {
    if (name !== 'undetermined') units.set(id!, name!)
  })
  const table = new Map<number, Portion[]>()
  const columns = ['fdc_id', 'gram_weight']
  const more = ['amount', 'measure_unit_id', 'portion_description', 'modifier']
  await eachRow(reading, 'food_portion.csv', columns, more, (cells, row) => {
    const [id, weight, amount, unitId, described, modifier] = cells as string[]
    const place = list.placeOf(Number(id))
    if (place === undefined) return
    const unit = units.get(unitId!)
    const stated = described && !/not specified/i.test(described) ? described : ''
    const words = [unit, modifier && !/^\d+$/.test(modifier) ? modifier : ''].filter(Boolean).join(', ')
    const label = clean(stated || (words ? `${Number(amount) || 1} ${words}` : ''), 120)
    const read = portion.safeParse({ label: label || '1 serving', grams: Number(weight) })
    if (!read.success) return reading.refusals.add('badPortion', 'food_portion.csv', row)
    const known = table.get(place) ?? []
    if (known.length < mostPortions) known.push(read.data)
    table.set(place, known)
  })
  return { of: (place: number) => table.get(place) ?? [] }
}
export type Portions = Awaited<ReturnType<typeof portionTable>>

/** The serving of a label; a millilitre counts as a gram, as the figures are per 100 ml. */
export function servingOf(size: string, unit: string, household: string): Portion | undefined {
  if (!/^(g|grm|ml|mlt|gm|mc)$/i.test(unit.trim())) return undefined
  const label = clean(household, 120).toLowerCase() || '1 serving'
  const read = portion.safeParse({ label, grams: Math.round(Number(size) * 10) / 10 })
  return read.success ? read.data : undefined
}
