import { expect, test } from 'vitest'
import { usualRule } from './rule-fields.ts'

const set = (kind: 'working' | 'warm_up', reps: number | null) => ({ kind, reps })

test('a rule keeps the sets and repetitions that were typed, warm-ups left out', () => {
  const typed = [set('warm_up', 10), set('working', 8), set('working', 8)]
  expect(usualRule('linear', 'kg', typed)).toMatchObject({ sets: 2, reps: 8, increment: 2.5 })
  expect(usualRule('double', 'kg', typed)).toMatchObject({ sets: 2, fewest: 8, most: 12 })
})

test('without any it has usual ones, in steps of the unit’s plates', () => {
  const blank = [set('working', null)]
  expect(usualRule('linear', 'lb', blank)).toMatchObject({ sets: 3, reps: 5, increment: 2.268 })
  expect(usualRule('waves', 'kg')).toMatchObject({ weeks: { length: 4 } })
})
