import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { foods } from '#server/knowledge/food/food-table.ts'

const columns = [
  { figure: 'calories', column: 'energy_kcal', tolerance: 2 },
  { figure: 'protein', column: 'protein_g', tolerance: 0.3 },
  { figure: 'carbs', column: 'carbohydrate_g', tolerance: 0.3 },
  { figure: 'fat', column: 'fat_g', tolerance: 0.3 },
  { figure: 'sugar', column: 'sugar_g', tolerance: 0.3 },
  { figure: 'fiber', column: 'fiber_g', tolerance: 0.3 },
  { figure: 'sodium', column: 'sodium_mg', tolerance: 5 },
] as const

test('a food of ours that names a row of SR28 has the figures that stand there', () => {
  const url = new URL('../../../server/knowledge/data/foods/sr28.csv', import.meta.url)
  const rows = parse<Record<string, string>>(readFileSync(url, 'utf8'), { columns: true })
  const byId = new Map(rows.map((row) => [`SR28 ${row.id}`, row]))
  const ours = foods().filter((food) => food.source.startsWith('SR28 '))
  const unlike = ours.flatMap((food) => {
    const row = byId.get(food.source)
    if (!row) return `${food.name}: no row ${food.source}`
    return columns
      .filter(({ column }) => row[column] !== '')
      .filter(({ figure, column, tolerance }) => {
        const stated = Number(row[column])
        return Math.abs(food.per100[figure] - stated) > Math.max(tolerance, stated * 0.05)
      })
      .map(({ figure, column }) => `${food.name}: ${figure} ${food.per100[figure]}, stated ${row[column]}`)
  })
  expect(unlike).toEqual([])
  expect(ours.length).toBeGreaterThan(1900)
})
