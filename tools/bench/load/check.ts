import pg from 'pg'
import type { DashboardStats } from '#contract/insights.ts'
import { addDays, daysBetween } from '#contract/measures/day.ts'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import { drink, epoch, meal } from './diary.ts'
import { cookieOf, idOf } from './person.ts'
import { daysAstray } from './totals.ts'

/** Throws unless yesterday, read through the API, equals the seeded data of this account: entries, sums, streak. */
export async function checkDay(
  address: string,
  secret: string,
  person: number,
  { today, days }: { today: string; days: number },
) {
  const day = addDays(today, -1)
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${address}${path}`, { headers: { cookie: cookieOf(person, secret) } })
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const d = daysBetween(epoch, day)
  const sum = (of: (n: number, d: number, k: number) => number, count: number) =>
    Array.from({ length: count }, (_, k) => of(person, d, k)).reduce((total, one) => total + one, 0)
  const logs = await ask<NutritionLog[]>(`/api/nutrition/logs?date=${day}`)
  const stats = await ask<DashboardStats>(`/api/dashboard/stats?date=${day}`)
  const coffee = 5
  expect('entries', logs.length, meal.perDay)
  expect('kilocalories of the entries', total(logs, 'calories'), sum(meal.calories, meal.perDay))
  expect('protein of the entries', total(logs, 'protein'), sum(meal.protein, meal.perDay))
  expect('kilocalories of the day', stats.today.calories, sum(meal.calories, meal.perDay) + coffee)
  expect('protein of the day', stats.today.protein ?? 0, sum(meal.protein, meal.perDay))
  expect('litres of the day', stats.today.waterIntake, sum(drink.volume, drink.perDay) / 1000)
  expect('meals ever', stats.totalMeals, days * meal.perDay)
  expect('days in a row', stats.consistencyStreak, days)
  function expect(what: string, found: number, put: number) {
    if (found !== put)
      throw new Error(`Person ${person} on ${day}: ${what} ${found}, but ${put} were put in.`)
  }
}

/** Days of these accounts whose stored totals differ from the sum of their entries. */
export async function countAstray(
  url: string,
  people: number[],
  [from, to]: [string, string],
): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ astray: number }>(daysAstray, [people.map(idOf), from, to])
    return rows[0]!.astray
  } finally {
    await client.end()
  }
}

const total = (logs: NutritionLog[], name: 'calories' | 'protein') =>
  logs.reduce((sum, log) => sum + (log[name] ?? 0), 0)
