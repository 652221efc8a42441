import { expect, test } from 'vitest'
import { parseShortNames } from './short-names.ts'

test.each([
  ['chips,>=100,french fries', '">=100" is no measure.'],
  ['chips,beside dips,tortilla chip', '"beside dips" is no measure.'],
  ['chips,,french fries', 'a measure is missing.'],
  ['chips,always,no such food', '"no such food" is no food.'],
])('the row "%s" is refused with its place', (row, reason) => {
  expect(() => parseShortNames(`said,measures,food\n${row}\n`)).toThrow(
    `foods/short-names.csv, line 2 (chips): ${reason}`,
  )
})
