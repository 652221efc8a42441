import { expect, test } from 'vitest'
import { food, logged } from '../../testing.ts'
import { changeOf, editOf, figuresOf, isComplete, isWeighed } from './entry-edit.ts'

const plate = logged({
  foodName: 'Rice and beans',
  calories: 301,
  items: [food(), food({ name: 'Beans', grams: 100, calories: 170 })],
})

test('an entry that nobody touched has nothing to save', () => {
  expect(changeOf(editOf(plate), plate)).toBeUndefined()
  expect(changeOf(editOf(logged()), logged())).toBeUndefined()
})

test('a food that weighs more changes by its grams alone, and the calories follow', () => {
  const edit = editOf(plate)
  const more = { ...edit, portions: [{ ...edit.portions[0]!, amount: 200 }, edit.portions[1]!] }
  expect(changeOf(more, plate)).toEqual({ items: [{ at: 0, grams: 200 }] })
  expect(figuresOf(more, plate)?.calories).toBe(431)
})

test('an amount in another unit than the logged one is sent with its unit', () => {
  const cup = { label: '1 cup', grams: 160 }
  const edit = editOf(plate)
  const portions = [{ ...edit.portions[0]!, measure: cup, amount: 2 }, edit.portions[1]!]
  const change = changeOf({ ...edit, portions }, plate)
  expect(change?.foods?.map(({ grams, measure }) => ({ grams, measure }))).toEqual([
    { grams: 320, measure: cup },
    { grams: 100, measure: undefined },
  ])
})

test('an entry without weighed foods changes as a whole', () => {
  const half = { ...editOf(logged()), times: 0.5 }
  expect(isWeighed(half)).toBe(false)
  expect(changeOf(half, logged())).toEqual({ factor: 0.5 })
  expect(figuresOf(half, logged())?.calories).toBe(47.5)
})

test('meal, day, name and notes are changed together, emptied notes are taken away', () => {
  const log = logged({ notes: 'sour' })
  const edit = { ...editOf(log), foodName: ' Pear ', mealType: 'lunch' as const, notes: '  ' }
  expect(changeOf({ ...edit, targetDate: '2026-11-19' }, log)).toEqual({
    foodName: 'Pear',
    mealType: 'lunch',
    targetDate: '2026-11-19',
    notes: null,
  })
})

test('without a name or with an amount that is none it cannot be saved', () => {
  const log = logged()
  expect(isComplete({ ...editOf(log), foodName: ' ' }, log)).toBe(false)
  for (const times of [null, 0, 101, Number.NaN])
    expect(isComplete({ ...editOf(log), times }, log)).toBe(false)
  expect(isComplete(editOf(log), log)).toBe(true)
})
