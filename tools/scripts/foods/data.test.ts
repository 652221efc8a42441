import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildFoods, columns } from './build.ts'
import { nutrientColumns } from './nutrients.ts'

const folder = new URL('../../../server/knowledge/data/foods/', import.meta.url)
/** How many foods of a file may lie outside the sum of their parts, have no energy, no portion. */
const files = [
  { file: 'fndds.csv', foods: 5382, id: /^[0-9]{8}$/, outside: 5, withoutEnergy: 1, bytes: 2_500_000 },
  { file: 'sr28.csv', foods: 8789, id: /^[0-9]{5}$/, outside: 56, withoutEnergy: 0, bytes: 2_500_000 },
]

describe.each(files)('$file', ({ file, foods, id, outside, withoutEnergy, bytes }) => {
  const text = readFileSync(new URL(file, folder), 'utf8')
  const rows = parse<Record<string, string>>(text, { columns: true })

  test('every row has the columns of the header, and none of the survey’s helpers is there', () => {
    expect(Object.keys(rows[0]!)).toEqual(columns)
    expect(rows.length).toBe(foods)
    expect(Buffer.byteLength(text)).toBeLessThan(bytes)
    const helpers = rows.filter(
      (row) => row.id!.startsWith('9999') || /as ingredient|use on a sandwich|^topping from/i.test(row.name!),
    )
    expect(helpers).toEqual([])
  })

  test('ids and names are unique, and a name has no survey language', () => {
    expect(rows.filter((row) => !id.test(row.id!))).toEqual([])
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
    expect(new Set(rows.map((row) => row.name!.toLowerCase())).size).toBe(rows.length)
    const odd = rows.filter(
      ({ name }) => !name || name !== name.trim() || /\b(?:NFS|NS as)\b| {2}| ,|[|;"]/.test(name),
    )
    expect(odd.map(({ name }) => name)).toEqual([])
  })

  test('search words are neither empty nor repeated', () => {
    const lists = rows.map(({ also }) => (also === '' ? [] : also!.split('|')))
    expect(lists.filter((words) => new Set(words).size < words.length || words.includes(''))).toEqual([])
  })

  test('every figure is a number from 0 or unknown, and energy is at most 930 kcal', () => {
    const wrong = rows.filter((row) =>
      nutrientColumns.some((column) => !/^(?:[0-9.]+)?$/.test(row[column]!) || Number(row[column]) < 0),
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(rows.filter(({ energy_kcal }) => energy_kcal === '').length).toBe(withoutEnergy)
    expect(rows.filter(({ energy_kcal }) => Number(energy_kcal) > 930).map(({ id }) => id)).toEqual([])
  })

  test('water, protein, fat, carbohydrate and alcohol sum up to 85–105 g, but for a counted few', () => {
    const sums = rows.map((row) =>
      ['water_g', 'protein_g', 'fat_g', 'carbohydrate_g', 'alcohol_g'].reduce(
        (sum, column) => sum + Number(row[column]),
        0,
      ),
    )
    expect(sums.filter((sum) => sum < 85 || sum > 105).length).toBe(outside)
  })
})

describe('the sources', () => {
  const sources = () => {
    const path = mkdtempSync(join(tmpdir(), 'foods-'))
    onTestFinished(() => rmSync(path, { recursive: true }))
    return path
  }

  test('a missing file is named', () => {
    expect(() => buildFoods(sources())).toThrow('The file fndds-foods.csv is missing')
  })

  test('a missing column is named', () => {
    const path = sources()
    writeFileSync(join(path, 'fndds-foods.csv'), 'food_code,description\n1,Milk\n')
    expect(() => buildFoods(path)).toThrow('The file fndds-foods.csv has no column additional_descriptions.')
  })
})
