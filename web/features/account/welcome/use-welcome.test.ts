import { expect, test } from 'vitest'
import { unitsOfRegion } from './use-welcome.ts'

test.each([
  [['en-US', 'en'], 'imperial'],
  [['my-MM'], 'imperial'],
  [['en-LR'], 'imperial'],
  [['en-GB'], 'metric'],
  [['de'], 'metric'],
  [['en', 'en-AU'], 'metric'],
  [['en'], 'imperial'],
  [[], 'metric'],
  [['not a language'], 'metric'],
] as const)('a browser that prefers %j is suggested %s units', (languages, units) =>
  expect(unitsOfRegion(languages)).toBe(units),
)
