import { performance } from 'node:perf_hooks'
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

test('text that is long to read does not keep others waiting', async () => {
  const hostile = 'oat '.repeat(500)
  await readText.meal(hostile)
  const before = performance.eventLoopUtilization()
  await Promise.all(Array.from({ length: 5 }, () => readText.meal(hostile)))
  // Of the time that reading takes, this thread is at rest for nearly all.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})
