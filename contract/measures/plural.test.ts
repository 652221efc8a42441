import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test('more than one of a food is named in the plural, and what is not counted stays as it is', () => {
  expect(plural('scrambled egg')).toBe('scrambled eggs')
  expect(plural('strawberry')).toBe('strawberries')
  expect(plural('cherry tomato')).toBe('cherry tomatoes')
  for (const mass of ['broccoli', 'buttered whole wheat toast', 'brown rice', 'salmon', 'red wine'])
    expect(plural(mass)).toBe(mass)
})
