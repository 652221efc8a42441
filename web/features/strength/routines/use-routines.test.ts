import { expect, test } from 'vitest'
import type { Routine } from '#contract/strength/routines.ts'
import { nextRoutine } from './use-routines.ts'

const routine = (id: string, folder: string | null = null, exercises = [{}]) =>
  ({ ...{ id, folder, exercises, name: id, shareCode: null } }) as unknown as Routine
const next = (routines: Routine[], ...lately: (string | null)[]) =>
  nextRoutine(
    routines,
    lately.map((routineId) => ({ routineId })),
  )?.id

test('routines of a folder take turns in their order', () => {
  const routines = [routine('a', 'gym'), routine('b', 'gym'), routine('home')]
  expect(next(routines, 'a')).toBe('b')
  expect(next(routines, 'b', 'a')).toBe('a')
  expect(next(routines, 'home', 'a')).toBe('home')
})

test('workouts without a routine, or of a removed one, change nothing', () => {
  expect(next([routine('a'), routine('b')], null, 'removed', 'a')).toBe('b')
})

test('the first with exercises begins, and without any there is none', () => {
  expect(next([routine('empty', null, []), routine('a')])).toBe('a')
  expect(next([])).toBeUndefined()
})
