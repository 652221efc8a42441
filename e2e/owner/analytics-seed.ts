import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { toColumns } from '#contract/activities/track/columns.ts'
import { grid, laps, randomFrom, recorded, start, walk } from '#contract/activities/track/testing.ts'
import { addDays, dayStart } from '#contract/measures/day.ts'
import { began, today, zone } from '#testing/clock.ts'

const at = (day: string, hour: number) => new Date(dayStart(zone, day).getTime() + hour * 3_600_000)

const meals = [
  ['Oatmeal with berries', 'breakfast', 380, 14, 62, 9],
  ['Chicken rice bowl', 'lunch', 640, 42, 72, 18],
  ['Salmon, potatoes and beans', 'dinner', 710, 44, 58, 31],
  ['Greek yogurt', 'snack', 150, 15, 9, 6],
] as const
const sports = [
  ['running', 42, 7.6],
  ['weightlifting', 50, null],
  ['cycling', 75, 24],
  ['running', 30, 5.1],
] as const

/** Seeds the days up to today with mostly manual entries, for a visitor in `zone`; the last day is full. */
export async function seed(page: Page, days: number) {
  const { uniform } = randomFrom(7)
  const requests: [path: string, body: object][] = []
  for (let back = days - 1; back >= 0; back--) {
    const targetDate = addDays(today, -back)
    if (back && uniform() < 0.08) continue
    for (const [foodName, mealType, calories, protein, carbs, fat] of meals) {
      if (back && mealType === 'snack' && uniform() < 0.4) continue
      const some = back ? 0.75 + uniform() * 0.55 : 1
      const figures = { calories, protein, carbs, fat, sugar: 12 }
      const eaten = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value * some]))
      requests.push(['/api/nutrition/log', { foodName, mealType, targetDate, ...eaten }])
    }
    const volume = Math.round(1300 + uniform() * 1500)
    requests.push(['/api/drinks/log', { drinkType: 'water', volume, targetDate }])
    if (back % 3 === 0)
      requests.push(['/api/weigh-ins', { kilograms: weightAt(back), measuredOn: targetDate }])
    if (back % 2 === 0) {
      const [activityType, minutes, distance] = sports[(back / 2) % sports.length]!
      const startTime = at(targetDate, back ? 7 : 0).toISOString()
      requests.push(['/api/activities/log', { activityType, startTime, duration: minutes * 60, distance }])
    }
  }
  for (const [name, way, hour] of [
    ['Harbour blocks', grid(7, 260), 30],
    ['Track laps', laps(5), 54],
    ['Old town', grid(4, 400), 78],
  ] as const) {
    const from = { ...start, t: began.getTime() - hour * 3_600_000 }
    const track = toColumns(recorded(walk(way, { speed: 3, from, wander: 1.5, jitter: 0.3 })))
    requests.push([
      '/api/activities/track',
      { id: randomUUID(), activityType: 'running', routeName: name, track },
    ])
  }
  await send(page, requests)
}

/** Sends requests as the signed-in user, eight at a time. */
async function send(page: Page, requests: (readonly [path: string, body: object])[]) {
  const refused = await page.evaluate(async (all) => {
    const waiting = [...all]
    const refusals: string[] = []
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const [path, body] = next
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!answer.ok) refusals.push(`${path}: ${answer.status} ${await answer.text()}`)
      }
    }
    await Promise.all(Array.from({ length: 8 }, worker))
    return refusals
  }, requests)
  if (refused.length) throw new Error(refused.slice(0, 3).join('\n'))
}

const weightAt = (back: number) => Math.round((71.5 + back * 0.035 + Math.sin(back) * 0.5) * 10) / 10

/** A saved schedule of six weeks. */
export async function seedSchedule(page: Page) {
  await page.evaluate(async () => {
    const send = async (path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() }
      const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
      return answer.json()
    }
    const request = { trainingGoal: '10k_training', currentFitnessLevel: 'intermediate', weeksToGoal: 6 }
    const made = await send('/api/workouts/schedule', { ...request, workoutsPerWeek: 3, sessionDuration: 45 })
    await send('/api/workouts/schedule/save', made)
  })
}
