import { describe, expect, test } from 'vitest'
import { foods } from '../../food/food-table.ts'
import { readMeal } from '../read-meal.ts'

const amounts = ['30 g', '120 g', '50 grams', '2', '1 cup', 'half a cup of', '3 oz', 'one']
const tails = [
  ', weighed',
  ' - raw ones, weighed 25 g',
  ' this arvo',
  ' from the tin',
  ' the original one',
  ', no sugar',
  ' 75%',
  ' tbh',
  ' (weighed it)',
  ' straight out of the packet lol',
  ', the usual stuff',
  ' at my desk',
  ' this fika',
]

/** Every few foods of the table, so that each kind has its turn: their energy is known and their names are short. */
const some = foods()
  .filter(({ name, per100 }) => per100.calories >= 20 && name.split(' ').length < 4)
  .filter((_, place) => place % 15 === 0)

const weighed = [
  (name: string) => `${name}, weighed 40 g this arvo`,
  (name: string) => `Handful of ${name} this arvo - raw ones, weighed 25 g`,
  (name: string) => `a serving of ${name}, weighed it, 50 g`,
  (name: string) => `${name}, the usual stuff, 60 g`,
]

const total = (text: string) => readMeal(text).items.reduce((sum, { calories }) => sum + calories, 0)

describe('a known food with a plain amount never reads as nothing', () => {
  test('there are foods enough to tell', () => expect(some.length).toBeGreaterThanOrEqual(150))
  test.each(tails)('whatever is said behind it: "%s"', (tail) => {
    const nothing = some
      .map(({ name }, place) => `${amounts[place % amounts.length]} ${name}${tail}`)
      .filter((text) => total(text) === 0)
    expect(nothing).toEqual([])
  })
  test('nor with its first letter large or its amount behind it', () => {
    const nothing = some
      .flatMap(({ name }) => [
        `${name[0]!.toUpperCase()}${name.slice(1)} 40 g`,
        `${name}, weighed 40 g this arvo`,
      ])
      .filter((text) => total(text) === 0)
    expect(nothing).toEqual([])
  })
  test.each(weighed)('and the weight that is said is its weight (%#)', (say) => {
    const other = some
      .map(({ name }) => say(name))
      .filter((text) => {
        const { items } = readMeal(text)
        return items.length !== 1 || !new RegExp(`\\b${Math.round(items[0]!.grams)} g`).test(text)
      })
    expect(other).toEqual([])
  })
})
