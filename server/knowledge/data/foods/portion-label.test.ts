import { expect, test } from 'vitest'
import { labelPortions } from './portion-label.ts'

test.each([
  { key: '1 cup diced', grams: 132, label: '1 cup diced' },
  { key: '3 cookie', grams: 33, label: '1 cookie', one: 11 },
  { key: '0.5 bagel', grams: 49, label: '1/2 bagel' },
  { key: '1 12-fl-oz can', grams: 372, label: '1 can (12 fl oz)' },
  { key: '1 piece of medium', grams: 110, label: '1 piece (medium)' },
  { key: '1 fl-oz', grams: 31, label: '1 fl oz' },
  { key: '1 large', grams: 56, label: '1 large' },
])('$key is offered as $label', ({ key, grams, label, one = grams }) => {
  expect(labelPortions([{ key, grams }])).toEqual([{ label, grams: one }])
})

test('the usual serving comes first, by the measure that weighs as much where one does', () => {
  const measures = [
    { key: '1 cup', grams: 240 },
    { key: '1 can', grams: 360 },
  ]
  const usual = (grams: number) => labelPortions([...measures, { key: 'default', grams }])
  expect(usual(360).map(({ label }) => label)).toEqual(['1 can', '1 cup'])
  expect(
    labelPortions([
      { key: '1 small fillet', grams: 90 },
      { key: '1 fillet', grams: 90 },
      { key: 'default', grams: 90 },
    ])[0],
  ).toEqual({ label: '1 fillet', grams: 90 })
  expect(usual(300).map(({ label }) => label)).toEqual(['1 serving', '1 cup', '1 can'])
})
