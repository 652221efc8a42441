import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { began, today } from '#testing/clock.ts'
import { seed, seedSchedule } from '../owner/analytics-seed.ts'
import type { Ids } from './units-visits.ts'

/**
 * Seeds every kind of data: days of meals, drinks, weights and activities, a workout, a schedule, a kitchen
 * and a plan.
 */
export async function furnish(page: Page, photo: Buffer): Promise<Ids> {
  const post = async (path: string, body: object) => {
    const answer = await page.request.post(path, {
      data: body,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    })
    expect(answer.status(), `${path}: ${await answer.text()}`).toBeLessThan(300)
    return answer.json()
  }
  await seed(page, 40)
  await seedSchedule(page)
  const activity = {
    activityType: 'cycling',
    startTime: new Date(began.getTime() - 86_400_000).toISOString(),
  }
  const weather = { weather: 'windy', temperature: 12, elevation: 240, notes: 'Along the river' }
  await post('/api/activities/log', { ...activity, duration: 5400, distance: 32.2, ...weather })
  for (const customName of ['Cola', 'Latte'])
    await post('/api/drinks/log', {
      drinkType: 'other',
      customName,
      volume: 355,
      calories: 140,
      targetDate: today,
    })
  await post('/api/supplements', { name: 'Vitamin D', dose: '1 tablet', nutrients: { vitaminDUg: 25 } })
  const request = {
    workoutType: 'mixed',
    fitnessLevel: 'beginner',
    equipment: 'gym',
    targetMuscles: ['fullbody'],
  }
  const made = await post('/api/workouts/generate', { ...request, duration: 30, goals: 'endurance' })
  const workout = await post('/api/workouts/save', made)
  const [schedule] = await (await page.request.get('/api/schedules')).json()

  const scanned = await page.request.post('/api/fridge/scan', {
    multipart: { image: { name: 'shelf.jpg', mimeType: 'image/jpeg', buffer: photo } },
  })
  const { sessionId } = await scanned.json()
  const ingredients = ['chicken breast', 'potato', 'milk', 'egg', 'tomato', 'pasta', 'cheddar', 'spinach']
  for (const name of ingredients) await post(`/api/fridge/ingredients/${sessionId}`, { name })
  // At most 20 calls of the engine in the whole tour, the rate limit per minute.
  const wanted = { ingredients, servings: 2, mealType: 'balanced', dietaryPreferences: [], sessionId }
  const { recipes } = await post('/api/recipes/generate', wanted)
  for (const { id } of recipes) await page.request.patch(`/api/recipes/${id}/save`)
  const [pairing] = await post('/api/ingredient-pairings', { ingredients, sessionId })
  await post('/api/save-pairing', { pairing })
  await post('/api/meal-plans', { startsOn: today, people: 2 })
  return {
    workout: workout.id,
    schedule: schedule.id,
    kitchen: sessionId,
  }
}
