import { expect, test } from 'vitest'
import { formatVolume } from './water.ts'

test('volumes are millilitres, and fluid ounces for those who chose imperial units', () => {
  expect(formatVolume(240, 'specified')).toBe('240 ml')
  expect(formatVolume(1500, 'metric')).toBe('1,500 ml')
  expect(formatVolume(355, 'imperial')).toBe('12 fl oz')
})
