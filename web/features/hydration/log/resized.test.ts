import { expect, test } from 'vitest'
import { drunk } from '../testing.ts'
import { resized } from './resized.ts'

test('half a drink holds half of everything, and is the same drink', () => {
  const analysis = {
    ...drunk(),
    customName: 'Cola',
    confidence: 90,
    analysis: '',
    source: 'builtin' as const,
  }
  expect(resized({ ...analysis, notUnderstood: [] }, 177.5)).toMatchObject({
    customName: 'Cola',
    volume: 177.5,
    calories: 70,
    caffeine: 17,
    carbs: 19.1,
    hydrationValue: '0.7',
  })
})
