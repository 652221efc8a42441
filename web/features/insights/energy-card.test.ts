import { expect, test } from 'vitest'
import { energyLeft } from './energy-card.tsx'

test('what is left and what was eaten add up to the goal as shown', () => {
  expect(energyLeft(1316.4, 2000)).toEqual({ kcal: 684, over: false })
  expect(energyLeft(2000, 2000)).toEqual({ kcal: 0, over: false })
})

test('past the goal it counts how far', () => {
  expect(energyLeft(2310.6, 2000)).toEqual({ kcal: 311, over: true })
})
