import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { listDrinks, listTodaysDrinks } from '#contract/hydration.ts'
import { type DashboardStats, getDashboardStats } from '#contract/insights.ts'
import { read } from '#web/http/query-client.ts'
import { hideDrink, settleDrink, showDrink } from './drink-cache.ts'
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

test('a drink is on top of every list of its day and in the sums at once', () => {
  const { queries, names, todays, stats, statsThen } = screens()
  showDrink(queries, drunk({ id: 'new' }), today)
  expect(names(today)).toEqual(['Cola', 'Water'])
  expect(todays()).toEqual(['new', 'water'])
  expect(stats().today).toMatchObject({ calories: 240, sugar: 37.7, caffeine: 34, waterIntake: 0.4885 })
  expect(stats().progress.sugar).toBe(75)
  expect(statsThen().today.calories).toBe(100)
})

test('a refused drink leaves lists and sums as they were', () => {
  const { queries, todays, stats: now } = screens()
  showDrink(queries, drunk({ id: 'new' }), today)
  hideDrink(queries, drunk({ id: 'new' }), today)
  expect(todays()).toEqual(['water'])
  expect(now()).toEqual(stats)
})

test('a drink for another day leaves today alone', () => {
  const { queries, names, todays, stats, statsThen } = screens()
  showDrink(queries, drunk({ id: 'new', targetDate: '2026-11-19' }), today)
  expect(todays()).toEqual(['water'])
  expect(names('2026-11-19')).toEqual(['Cola'])
  expect(stats().today.calories).toBe(100)
  expect(statsThen().today.calories).toBe(240)
})

test('the server’s answer takes the place of the provisional drink', () => {
  const { queries, todays } = screens()
  const provisional = drunk({ id: 'new' })
  showDrink(queries, provisional, today)
  settleDrink(queries, provisional, drunk({ id: 'real' }), today)
  expect(todays()).toEqual(['real', 'water'])
})

test('lists that no screen has asked for yet stay unasked', () => {
  const queries = new QueryClient()
  showDrink(queries, drunk(), today)
  expect(queries.getQueryData(read(listTodaysDrinks).queryKey)).toBeUndefined()
})
