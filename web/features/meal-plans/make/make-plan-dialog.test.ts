import { expect, test } from 'vitest'
import { ingredientsOf } from './make-plan-dialog.tsx'

test('a line of things at hand becomes single ingredients, each once', () => {
  expect(ingredientsOf(' spinach, eggs ;; half a cabbage,eggs,')).toEqual([
    'spinach',
    'eggs',
    'half a cabbage',
  ])
  expect(ingredientsOf('  ')).toEqual([])
  expect(ingredientsOf(Array.from({ length: 90 }, (_, at) => `thing ${at}`).join(','))).toHaveLength(60)
  expect(ingredientsOf('x'.repeat(500))[0]).toHaveLength(80)
})
