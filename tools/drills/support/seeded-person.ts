import { addDays } from '#contract/measures/day.ts'
import { today, zone } from '#testing/clock.ts'
import type { Route } from '#testing/openapi.ts'
import { routeCaller } from '#testing/route-caller.ts'
import { callOk, type Person } from './person.ts'

/** Areas whose calls make nothing that an account owns, or end its session. */
const others = /^\/api\/(?:auth|login|logout|callback|account|admin|subscriptions|apple|stripe|contact)/
/** Fields that hold a person's own words. */
const ownWords = [
  'name',
  'foodName',
  'exerciseName',
  'customName',
  'routeName',
  'folder',
  'lastName',
  'title',
]

/**
 * Creates every kind of object that an account can own through the API, with `marker` in its texts: one of each by what
 * its route describes, and those that need what another call answered.
 */
export async function seed(
  person: Person,
  server: string,
  routes: readonly Route[],
  marker: string,
): Promise<unknown[]> {
  const answers: unknown[] = []
  const described = routeCaller(
    routes.filter(({ path }) => !others.test(path)),
    async (method, url, payload) => {
      const answer = await person.call(server, method, url, payload)
      if (answer.status === 200) answers.push(answer.body)
      return answer
    },
  )
  Object.assign(described.known, Object.fromEntries(ownWords.map((name) => [name, marker])), {
    timezone: zone,
  })
  await described.makeAll()

  const make = async (method: 'POST' | 'PUT', path: string, payload?: unknown): Promise<never> => {
    const body = await callOk(person, server, method, path, payload)
    answers.push(body)
    return body as never
  }
  const [meal] = (await callOk(person, server, 'GET', '/api/nutrition/logs')) as { id: string }[]
  await make('POST', '/api/saved-meals', { name: `${marker} lunch`, logIds: [meal!.id] })
  await make('PUT', `/api/days/${today}/complete`, { complete: true })
  await make('POST', '/api/activities/golf', {
    startTime: `${addDays(today, -1)}T14:00:00Z`,
    duration: 7200,
    notes: marker,
    round: { course: marker, holes: Array.from({ length: 9 }, () => ({ par: 4, strokes: 5 })) },
  })
  await make('POST', '/api/register-device-token', { token: 'ab'.repeat(32), platform: 'ios' })
  const workout = await make('POST', '/api/workouts/generate', wantedWorkout)
  await make('POST', '/api/workouts/save', workout)
  const schedule = await make('POST', '/api/workouts/schedule', wantedSchedule)
  await make('POST', '/api/workouts/schedule/save', schedule)
  const { sessionId } = (await make('POST', '/api/fridge/sessions')) as { sessionId: string }
  const ingredients = ['egg', 'spinach', 'tomato', 'cheese']
  for (const name of ingredients) await make('POST', `/api/fridge/ingredients/${sessionId}`, { name })
  const wantedRecipes = { ingredients, servings: 2, mealType: 'quick', dietaryPreferences: [], sessionId }
  await make('POST', '/api/recipes/generate', wantedRecipes)
  const [pairing] = (await make('POST', '/api/ingredient-pairings', { ingredients, sessionId })) as unknown[]
  await make('POST', '/api/save-pairing', { pairing })
  return answers
}

const wantedWorkout = {
  prompt: '',
  workoutType: 'strength',
  duration: 20,
  fitnessLevel: 'beginner',
  equipment: 'none',
  targetMuscles: ['core'],
  goals: 'general_fitness',
  limitations: '',
}
const wantedSchedule = {
  prompt: '',
  trainingGoal: 'general_fitness',
  currentFitnessLevel: 'beginner',
  weeksToGoal: 4,
  workoutsPerWeek: 2,
  sessionDuration: 30,
  notes: '',
}
