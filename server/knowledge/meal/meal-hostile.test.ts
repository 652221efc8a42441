import { expect, test } from 'vitest'
import { mostMentions } from './parse/parse.ts'
import { readMeal } from './read-meal.ts'

/** Processor milliseconds, which neighbors on the machine do not lengthen. */
function timed(text: string): number {
  const before = process.cpuUsage()
  readMeal(text)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

// Before mentions were bounded, 2 000 characters of the first took 1.6 s; `npm run bench -- hostile-sentences` compares lengths.
test.each([
  'pb/',
  'egg, ',
  'egg/',
  '(egg) ',
  'egg. ',
  'egg: ',
  'with egg ',
  'oat ',
  'rye ',
  'and ',
  '(',
  '2x',
])('2 000 characters of "%s" are read in a moment', (scrap) => {
  readMeal('2 eggs and toast')
  const text = scrap.repeat(2000).slice(0, 2000)
  expect(Math.min(timed(text), timed(text))).toBeLessThan(180)
})

test('of a list without end the first foods are read', () => {
  const { items } = readMeal(
    Array.from({ length: mostMentions * 2 }, (_, at) => `${at + 1} g rice`).join(', '),
  )
  expect(items).toHaveLength(40)
  expect(items[0]).toMatchObject({ grams: 1 })
})
