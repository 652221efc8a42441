import { expect, test } from 'vitest'
import { mostMentions, parse } from '../parse/parse.ts'
import { readMeal } from '../read-meal.ts'
import { rewrite } from '../rewrite/rewrite.ts'
import { tokenize } from '../tokenize.ts'

// How long hostile texts take is measured by `npm run bench -- hostile-sentences`.
test.each([
  ['pb/', 'peanut butter'],
  ['egg, ', 'egg'],
  ['with egg ', 'egg'],
  ['oat ', 'oat'],
  ['rye ', 'rye'],
])('2 000 characters of "%s" name no more foods than a meal may list', (scrap, food) => {
  const { items } = readMeal(scrap.repeat(2000).slice(0, 2000))
  expect(items.length).toBeLessThanOrEqual(mostMentions)
  for (const { name } of items) expect(name).toContain(food)
})

test.each(['and ', '(', '2x'])('2 000 characters of "%s" name nothing', (scrap) => {
  expect(readMeal(scrap.repeat(2000).slice(0, 2000)).items).toEqual([])
})

test('of a list without end the first foods are read', () => {
  const { items } = readMeal(
    Array.from({ length: mostMentions * 2 }, (_, at) => `${at + 1} g rice`).join(', '),
  )
  expect(items).toHaveLength(40)
  expect(items[0]).toMatchObject({ grams: 1 })
})

test.each(['pb/', 'egg, ', 'with egg ', 'egg. '])(
  'of 10 000 characters of "%s" no more than 80 mentions are compared',
  (scrap) => {
    const read = { foreign: false, tokens: [], recipes: [], mentions: [], foods: [], items: [] }
    const text = scrap.repeat(10_000).slice(0, 10_000)
    const { mentions } = parse(rewrite(tokenize({ ...read, text, notUnderstood: [] })))
    expect(mentions.length).toBeGreaterThan(0)
    expect(mentions.length).toBeLessThanOrEqual(80)
  },
)
