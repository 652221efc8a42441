import { expect, test } from 'vitest'
import { atHandOf } from './at-hand.ts'

test.each<[string, string, number | null]>([
  ['spinach', 'spinach', null],
  ['400 g spinach', 'spinach', 400],
  ['spinach 400g', 'spinach', 400],
  ['1.5 kg potatoes', 'potato', 1500],
  ['6 eggs', 'egg', 300],
  ['1 lb ground beef', 'ground beef', 454],
  ['500 g rice', 'rice', 500],
  ['2% milk', 'milk', null],
])('%s is %s of %s g at hand', (typed, name, grams) => {
  const read = atHandOf([typed])
  expect([...read.keys()]).toEqual([name])
  const [value] = read.values()
  if (grams === null) expect(value).toBeNull()
  else expect(value! / grams).toBeCloseTo(1, 1)
})

test('amounts of the same ingredient are summed, and what is unknown keeps its name', () => {
  expect(atHandOf(['200 g spinach', 'spinach', '100 g baby spinach', 'zorbleaf'])).toEqual(
    new Map([
      ['spinach', 300],
      ['zorbleaf', null],
    ]),
  )
})
