import { expect, test } from 'vitest'
import { formatWater } from './water.ts'

test('litres show two decimals, fluid ounces one', () => {
  expect(formatWater(1.6, 'litres')).toEqual({ value: '1.60', unit: 'L' })
  expect(formatWater(1.6, 'fluid-ounces')).toEqual({ value: '54.1', unit: 'fl oz' })
  expect(formatWater(0, 'fluid-ounces')).toEqual({ value: '0.0', unit: 'fl oz' })
})
