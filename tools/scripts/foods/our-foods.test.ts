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

test.each([
  { source: 'SR28', file: 'sr28.csv', least: 1900 },
  { source: 'FNDDS', file: 'fndds.csv', least: 30 },
])(
  'a food of ours that names a row of $source has the figures that stand there',
  ({ source, file, least }) => {
    const url = new URL(`../../../server/knowledge/data/foods/${file}`, import.meta.url)
    const rows = parse<Record<string, string>>(readFileSync(url, 'utf8'), { columns: true })
    const byId = new Map(rows.map((row) => [`${source} ${row.id}`, row]))
    const ours = foods().filter((food) => food.source.startsWith(`${source} `))
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
    expect(ours.length).toBeGreaterThan(least)
  },
)
