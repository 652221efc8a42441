import { expect, test } from 'vitest'
import { logged } from '#web/features/nutrition/testing.ts'
import { fitAnswer, fittedPaths } from './fit-answer.ts'
import { paths } from './seen-answers.ts'

const entry = logged()

test('an answer of this version is shown as it was stored', () => {
  expect(fitAnswer(paths.meals, [entry])).toEqual({ answer: [entry] })
})

test('a field that an earlier version did not know is null where it may be', () => {
  const { sodium: _, photoUrl: __, ...earlier } = entry
  expect(fitAnswer(paths.meals, [entry, earlier])).toEqual({
    answer: [entry, { ...entry, sodium: null, photoUrl: null }],
  })
})

test('an answer that lacks what every screen needs is not shown, nor one of a path that is not stored', () => {
  const { foodName: _, ...earlier } = entry
  expect(fitAnswer(paths.meals, [earlier])).toBeUndefined()
  expect(fitAnswer(paths.meals, 'gone')).toBeUndefined()
  expect(fitAnswer('/api/elsewhere', [entry])).toBeUndefined()
})

test('every path that is stored has a schema to be fitted to', () => {
  expect(fittedPaths.toSorted()).toEqual(Object.values(paths).toSorted())
})
