import { expect, test } from 'vitest'
import { stepsOf } from './steps.ts'

test('the first three steps may still lead to targets; afterwards a person without an aim has one step less', () => {
  expect(stepsOf('units', false)).toHaveLength(6)
  expect(stepsOf('aim', false)).toHaveLength(6)
  expect(stepsOf('food', false)).toEqual(['units', 'body', 'aim', 'food', 'meal'])
  expect(stepsOf('meal', false).indexOf('meal') + 1).toBe(5)
  expect(stepsOf('food', true)).toHaveLength(6)
})

test('targets that were opened by their address are counted', () => {
  expect(stepsOf('targets', false)).toContain('targets')
})
