import { expect, test } from 'vitest'
import type { Input } from '#contract/http/endpoint.ts'
import {
  type EntryChange,
  entryChange,
  type logNutrition,
  manualEntry,
  type NutritionLog,
  nutritionLog,
} from '#contract/nutrition/nutrition.ts'
import { changeOf, editOf } from './day/edit/entry-edit.ts'
import { names } from './log/use-manual-form.ts'
import { logged } from './testing.ts'

// A new field fails `npm run types` here by its name, until it is placed on a screen or named as not there.

const typed = {
  foodName: true,
  calories: true,
  protein: true,
  carbs: true,
  fat: true,
  sugar: true,
  servingSize: true,
  // From the dialog around the form, and from the chosen food.
  mealType: false,
  notes: false,
  targetDate: false,
  foodRef: false,
  grams: false,
  // From the look-up that filled the form.
  figuresFrom: false,
} satisfies Record<keyof Input<typeof logNutrition>['body'], boolean>

const edited = {
  foodName: true,
  mealType: true,
  notes: true,
  targetDate: true,
  // By the amount of the entry or of its foods, which the figures follow.
  factor: false,
  items: false,
  foods: false,
  servingSize: false,
  calories: false,
  protein: false,
  carbs: false,
  fat: false,
  sugar: false,
  fiber: false,
  sodium: false,
} satisfies Record<keyof EntryChange, boolean>

/** Where `meal-detail.tsx` shows a field, and which it does not show. */
const shown = {
  foodName: 'title',
  mealType: 'title',
  targetDate: 'title',
  servingSize: 'title',
  foodEmoji: 'figures',
  calories: 'figures',
  protein: 'figures',
  carbs: 'figures',
  fat: 'figures',
  sugar: 'figures',
  fiber: 'figures',
  sodium: 'figures',
  items: 'foods',
  notes: 'notes',
  photoUrl: 'photo',
  source: 'how it was counted',
  provenance: 'how it was counted',
  confidence: 'how it was counted',
  createdAt: 'how it was counted',
  id: 'not shown',
} satisfies Record<keyof NutritionLog, string>

const named = (fields: Record<string, boolean>) =>
  Object.keys(fields)
    .filter((name) => fields[name])
    .toSorted()

test('every field of an entry by hand has an input in the form, or comes from elsewhere', () => {
  expect(Object.keys(typed).toSorted()).toEqual(Object.keys(manualEntry.shape).toSorted())
  expect(names.toSorted()).toEqual(named(typed))
})

test('every field of an entry can be edited, or follows from one that can', () => {
  expect(Object.keys(edited).toSorted()).toEqual(Object.keys(entryChange.shape).toSorted())
  expect(Object.keys(editOf(logged()))).toEqual(expect.arrayContaining(named(edited)))
})

const changes = {
  foodName: 'Goulash',
  mealType: 'dinner',
  notes: 'with dumplings',
  targetDate: '2026-01-02',
} as const

test('every edited field is sent, and nothing else with it', () => {
  expect(Object.keys(changes).toSorted()).toEqual(named(edited))
  for (const [name, value] of Object.entries(changes))
    expect(changeOf({ ...editOf(logged()), [name]: value }, logged())).toEqual({ [name]: value })
})

test('every field of an entry has its place in the details', () =>
  expect(Object.keys(shown).toSorted()).toEqual(Object.keys(nutritionLog.shape).toSorted()))
