import { expect, test } from 'vitest'
import { formatVolume } from './water.ts'

test('volumes are millilitres, and fluid ounces for those who chose imperial units', () => {
  expect(formatVolume(240, 'specified')).toBe('240 ml')
  expect(formatVolume(1500, 'metric')).toBe('1,500 ml')
  expect(formatVolume(355, 'imperial')).toBe('12 fl oz')
})

test('a glass is named by the whole ounces that people call it, an odd volume by a decimal', () => {
  expect(formatVolume(240, 'imperial')).toBe('8 fl oz')
  expect(formatVolume(30, 'imperial')).toBe('1 fl oz')
  expect(formatVolume(250, 'imperial')).toBe('8.5 fl oz')
  expect(formatVolume(0, 'imperial')).toBe('0 fl oz')
})
