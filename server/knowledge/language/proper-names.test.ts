import { expect, test } from 'vitest'
import { withProperNames } from './proper-names.ts'

test('proper names of foods have a capital wherever they stand, other words none', () => {
  expect(withProperNames('110 g greek yogurt')).toBe('110 g Greek yogurt')
  expect(withProperNames('Toss with italian herbs and parmesan')).toBe('Toss with Italian herbs and Parmesan')
  expect(withProperNames('30 g monterey jack, grated')).toBe('30 g Monterey Jack, grated')
  expect(withProperNames('a big mac style burger, not mac and cheese')).toBe(
    'a Big Mac style burger, not mac and cheese',
  )
  expect(withProperNames('100 g turkey breast and a brioche')).toBe('100 g turkey breast and a brioche')
})
