import { expect, test } from 'vitest'
import { noteOf, unusedNoteOf } from './note.ts'

const goals = { calories: 2000, protein: 150, carbs: 200, fat: 80 }

test('a day within 10 % of its energy and of each macro needs no note', () => {
  expect(noteOf({ calories: 2200, protein: 135, carbs: 180, fat: 88 }, { goals })).toBeNull()
  expect(
    noteOf({ calories: 1800, protein: 165, carbs: 220, fat: 72 }, { goals, reason: 'none_better' }),
  ).toBeNull()
})

test('a day that is off says by how much and why', () => {
  expect(noteOf({ ...goals, protein: 120 }, { goals, reason: 'none_better' })).toBe(
    '30 g (20%) under the protein goal. No mix of the recipes that fit has enough protein.',
  )
  expect(noteOf({ ...goals, calories: 2300, protein: 180 }, { goals, reason: 'used_elsewhere' })).toBe(
    '300 kcal (15%) over the calorie goal and 30 g (20%) over the protein goal. The recipes that would mend it are on other days already.',
  )
  expect(noteOf({ ...goals, calories: 1500 }, { goals, reason: 'none_better' })).toBe(
    '500 kcal (25%) under the calorie goal. Even the largest servings of the recipes that fit do not reach it.',
  )
  expect(noteOf({ ...goals, fat: 123 }, { goals, reason: 'none_better' })).toBe(
    '43 g (54%) over the fat goal. No mix of the recipes that fit has so little fat.',
  )
  expect(noteOf({ ...goals, carbs: 100 }, { goals, reason: 'none_better' })).toBe(
    '100 g (50%) under the carb goal. No mix of the recipes that fit has enough carbs.',
  )
  expect(
    noteOf({ ...goals, calories: 1300 }, { goals, reason: 'meal_missing', missing: ['dinner'] }),
  ).toMatch(/No recipe fits dinner with your diet and allergies\.$/)
})

test('a figure just outside the tolerance is told as more than the tolerance', () => {
  expect(noteOf({ ...goals, protein: 134.5 }, { goals, reason: 'none_better' })).toMatch(
    /^16 g \(11%\) under/,
  )
})

test('goals that contradict each other are named as the reason, not the recipes', () => {
  const over = { calories: 1500, protein: 150, carbs: 200, fat: 80 }
  expect(noteOf({ ...over, calories: 1900 }, { goals: over, reason: 'none_better' })).toBe(
    '400 kcal (27%) over the calorie goal. These goals contradict each other: protein, carbs and fat make 2,120 kcal, not 1,500.',
  )
  const under = { ...goals, calories: 3000 }
  expect(noteOf({ ...under, calories: 2200 }, { goals: under, reason: 'none_better' })).toMatch(
    /make 2,120 kcal, not 3,000\.$/,
  )
  expect(noteOf({ ...over, calories: 1900 }, { goals: over, isRest: true })).toMatch(
    /What was eaten leaves goals that contradict each other/,
  )
  // A meal without a recipe is the first thing to mend.
  expect(noteOf({ ...over, calories: 900 }, { goals: over, missing: ['dinner'] })).toMatch(
    /No recipe fits dinner/,
  )
  // Without a goal for fat, the energy can come from fat.
  const noFat = { ...under, fat: 0 }
  expect(noteOf({ ...noFat, calories: 2200 }, { goals: noFat, reason: 'none_better' })).not.toMatch(
    'contradict',
  )
})

test('ingredients to use up that are in no meal are named, the first eight of many', () => {
  expect(unusedNoteOf([])).toBeNull()
  expect(unusedNoteOf(['spinach'])).toBe('Not used this week: spinach.')
  expect(unusedNoteOf(['spinach', 'eggs'])).toBe('Not used this week: spinach, eggs.')
  const many = Array.from({ length: 11 }, (_, at) => `food ${at + 1}`)
  expect(unusedNoteOf(many)).toBe(
    'Not used this week: food 1, food 2, food 3, food 4, food 5, food 6, food 7, food 8 and 3 more.',
  )
})
