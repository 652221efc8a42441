import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listDrinks, listTodaysDrinks } from '#contract/hydration/hydration.ts'
import { type DashboardStats, getDashboardStats } from '#contract/insights.ts'
import { read } from '#web/http/query-client.ts'
import { hideDrink } from './drink-cache.ts'
import { drunk } from './testing.ts'

const today = '2026-11-20'
const stats = {
  date: today,
  today: { calories: 100, protein: 1, carbs: 1, fat: 1, sugar: 1, caffeine: 0, waterIntake: 0.24 },
  goals: { protein: 150, carbs: 200, fat: 80, sugar: 50 },
  progress: { protein: 1, carbs: 1, fat: 1, sugar: 2 },
} as unknown as DashboardStats
const water = drunk({ id: 'water', customName: 'Water' })

function screens() {
  const queries = new QueryClient()
  const todays = read(listTodaysDrinks).queryKey
  const ofDay = (date: string) => read(listDrinks, { query: { date } }).queryKey
  queries.setQueryData(todays, [water])
  queries.setQueryData(ofDay(today), [water])
  queries.setQueryData(ofDay('2026-11-19'), [])
  queries.setQueryData(read(getDashboardStats).queryKey, stats)
  queries.setQueryData(read(getDashboardStats, { query: { date: '2026-11-19' } }).queryKey, {
    ...stats,
    date: '2026-11-19',
  } as DashboardStats)
  return {
    queries,
    names: (date: string) => queries.getQueryData(ofDay(date))?.map((drink) => drink.customName),
    todays: () => queries.getQueryData(todays)?.map((drink) => drink.id),
    stats: () => queries.getQueryData(read(getDashboardStats).queryKey)!,
    statsThen: () =>
      queries.getQueryData(read(getDashboardStats, { query: { date: '2026-11-19' } }).queryKey)!,
  }
}

test('a removed drink leaves every list of its day, and the sums, at once', () => {
  const { queries, names, todays, stats: now, statsThen } = screens()
  hideDrink(queries, water, today)
  expect(names(today)).toEqual([])
  expect(todays()).toEqual([])
  expect(now().today).toMatchObject({ calories: 0, waterIntake: 0 })
  expect(now().progress.sugar).toBe(0)
  expect(statsThen().today.calories).toBe(100)
})

test('a drink of another day leaves today alone', () => {
  const { queries, todays, stats, statsThen } = screens()
  hideDrink(queries, drunk({ id: 'old', calories: 60, targetDate: '2026-11-19' }), today)
  expect(todays()).toEqual(['water'])
  expect(stats().today.calories).toBe(100)
  expect(statsThen().today.calories).toBe(40)
})

test('lists that no screen has asked for yet stay unasked', () => {
  const queries = new QueryClient()
  hideDrink(queries, drunk(), today)
  expect(queries.getQueryData(read(listTodaysDrinks).queryKey)).toBeUndefined()
})
