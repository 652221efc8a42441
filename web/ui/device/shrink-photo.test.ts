import { expect, test } from 'vitest'
import { fitted } from './shrink-photo.ts'

test.each([
  [4032, 3024, 1600, 1200],
  [3024, 4032, 1200, 1600],
  [800, 600, 800, 600],
  [20_000, 3, 1600, 1],
])('a photo of %d × %d is sent as %d × %d', (width, height, toWidth, toHeight) => {
  expect(fitted(width, height)).toEqual({ width: toWidth, height: toHeight })
})
