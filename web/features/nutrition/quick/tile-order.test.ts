import { expect, test } from 'vitest'
import { tileOrder, tiles } from './tile-order.ts'

test('unused tiles stand in their usual order', () => {
  expect(tileOrder({})).toEqual(tiles)
})

test('what is used moves up, but not for one more use than another', () => {
  expect(tileOrder({ fridge: 3 })[0]).toBe('fridge')
  expect(tileOrder({ fridge: 3, run: 6 }).slice(0, 2)).toEqual(['run', 'fridge'])
  expect(tileOrder({ run: 7, fridge: 14 }).slice(0, 2)).toEqual(['run', 'fridge'])
  expect(tileOrder({ run: 7, fridge: 15 }).slice(0, 2)).toEqual(['fridge', 'run'])
})
