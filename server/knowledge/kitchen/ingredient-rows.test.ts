import { expect, test } from 'vitest'
import { foods } from '../food/food-table.ts'
import { parseIngredients } from './ingredient-rows.ts'

const header = 'name,plural,staple,aliases,emoji,aisle,kinds,food,serving_g,unit,unit_g,contains'
const garlic = 'garlic,garlic,staple,garlic clove,🧄,produce,garlic,garlic,5,clove,4,celery'
const table = new Map(foods().map((food) => [food.name, food]))
const read = (row: string) => () => parseIngredients('kitchen/vegetables.csv', `${header}\n${row}\n`, table)

test('a row is read', () => {
  expect(read(garlic)()).toEqual([
    expect.objectContaining({
      name: 'garlic',
      plural: 'garlic',
      unit: { singular: 'clove', plural: 'cloves', grams: 4 },
      pantry: true,
      contains: new Set(['celery']),
    }),
  ])
})

test.each([
  [garlic.replace(',garlic,5', ',garlick,5'), '"garlick" is no food.'],
  [garlic.replace('produce,garlic', 'produce,bulb'), '"bulb" is none of poultry, red_meat'],
  [garlic.replace('produce', 'garden'), '"garden" is none of produce'],
  [garlic.replace(',5,', ',0,'), 'a weight is 0.'],
  [garlic.replace('clove,4', 'clove,'), '"" is no number from 0.'],
  [garlic.replace(',celery', ',nuts'), '"nuts" is none of poultry, pork'],
  [garlic.replace('staple', 'yes'), '"yes" is none of staple'],
])('"%s" is refused with its place', (row, reason) => {
  expect(read(row)).toThrow(`kitchen/vegetables.csv, line 2 (garlic): ${reason}`)
})
