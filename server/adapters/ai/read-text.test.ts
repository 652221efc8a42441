import { expect, test } from 'vitest'
import type { TableFood } from '#server/knowledge/food/table-food.ts'
import { describeMeal } from '#server/knowledge/meal/read-meal.ts'
import { readText } from './read-text.ts'

const long = `${'2 eggs, 1 slice of toast, 30 g cheddar, '.repeat(10)}a glass of milk`

test('a long description is read as a short one is, beside the thread that answers', async () => {
  const { answer } = await readText.meal(long)
  expect(answer).toEqual({ ...describeMeal(long), source: 'builtin' })
})

test('a second table is asked for what the first does not know, for long text too', async () => {
  const asked: string[][] = []
  const zorbo: TableFood = {
    name: 'Zorbo crunch',
    emoji: '🍽️',
    category: 'snack',
    per100: { calories: 400, protein: 10, carbs: 60, fat: 12, sugar: 20, fiber: 2, sodium: 100 },
    portions: [],
  } as unknown as TableFood
  const { answer, fromMore } = await readText.meal(`${long}, 50 g zorblax`, async (names) => {
    asked.push(names)
    return new Map([['zorblax', zorbo]])
  })
  expect(asked.flat()).toContain('zorblax')
  expect(fromMore).toBe(true)
  expect(answer?.items.map(({ name }) => name)).toContain('Zorbo crunch')
})

/** Processor time of this thread, in microseconds. */
async function costHere(work: () => unknown): Promise<number> {
  const before = process.threadCpuUsage()
  await work()
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test('text that is long to read does not keep others waiting', async () => {
  const hostile = 'oat '.repeat(2500)
  await readText.meal(hostile)
  const ten = Array.from({ length: 10 })
  const beside = await costHere(() => Promise.all(ten.map(() => readText.meal(hostile))))
  const here = await costHere(() => ten.map(() => describeMeal(hostile)))
  expect(beside).toBeLessThan(here / 2)
})
