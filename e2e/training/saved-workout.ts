import type { Page } from 'playwright-core'

/** Generates a workout for the page's visitor, saves it and answers its id. */
export async function saveWorkout(page: Page, origin: string): Promise<string> {
  const request = {
    workoutType: 'strength',
    duration: 20,
    fitnessLevel: 'beginner',
    equipment: 'none',
    targetMuscles: ['fullbody'],
    goals: 'strength',
  }
  const made = await page.request.post('/api/workouts/generate', { data: request, headers: { origin } })
  const saved = await page.request.post('/api/workouts/save', {
    data: await made.json(),
    headers: { origin },
  })
  return ((await saved.json()) as { id: string }).id
}
