import { expect, test } from 'vitest'
import { readText } from '../data/read-table.ts'
import { parseUnits, unitOf } from './units.ts'

const header = 'unit,words,grams,millilitres,usual_grams,usual_millilitres,instead,serving'
const read = (row: string) => () => parseUnits('units.csv', `${header}\n${row}\n`)

test('a unit is found by each of its words, in the singular and the plural', () => {
  for (const word of ['tbsp', 'tablespoon', 'tablespoons', 'tbs'])
    expect(unitOf(word)).toMatchObject({ name: 'tbsp', usualMillilitres: 15 })
  for (const word of ['cookie', 'cookies']) expect(unitOf(word)).toMatchObject({ name: 'cookie' })
  for (const word of ['l', 'litres', 'liter'])
    expect(unitOf(word)).toEqual({ kind: 'millilitres', name: 'liter', millilitres: 1000 })
  for (const word of ['no', 'constructor', 'rice']) expect(unitOf(word)).toBeUndefined()
})

test('no word stands for two units', () => {
  const words = parseUnits('units.csv', readText('language/units.csv')).flatMap((row) => row.words)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

test.each([
  ['cup,c,,,,many,,', '"many" is no number from 0.'],
  ['cup,c||d,,,,240,,', '"c||d" has an empty text.'],
  ['cup,c,,,,240,,yes', '"yes" is none of serving.'],
])('"%s" is refused with its place', (row, reason) => {
  expect(read(row)).toThrow(`units.csv, line 2 (cup): ${reason}`)
})
