import { expect, test } from 'vitest'
import { standingOf } from './calendar-dialog.tsx'

test.each([
  [undefined, 2000, 'none'],
  [1800, undefined, 'none'],
  [1790, 2000, 'under'],
  [1800, 2000, 'on'],
  [2200, 2000, 'on'],
  [2210, 2000, 'over'],
] as const)('%s of %s kcal stands %s', (calories, goal, standing) =>
  expect(standingOf(calories, goal)).toBe(standing),
)
