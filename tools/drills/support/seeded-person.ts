import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/measures/day.ts'
import { today } from '#testing/clock.ts'
import type { Person } from './person.ts'

/** Creates every kind of object that an account can own through the API, with `marker` in its texts. */
export async function seed(person: Person, server: string, marker: string): Promise<unknown[]> {
  const answers: unknown[] = []
  const make = async (method: 'POST' | 'PUT', path: string, payload?: unknown): Promise<never> => {
    const answer = await person.call(server, method, path, payload)
    if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
    answers.push(answer.body)
    return answer.body as never
  }

  await make('PUT', '/api/profile', { lastName: marker, weight: 71.5, height: 171, fitnessGoals: [marker] })
  const { id: logged } = await make('POST', '/api/nutrition/log', {
    foodName: `${marker} soup`,
    calories: 321,
    protein: 11,
    carbs: 33,
    fat: 9,
    sugar: 4,
    servingSize: '1 bowl',
    mealType: 'lunch',
    notes: marker,
    targetDate: today,
  })
  await make('POST', '/api/saved-meals', { name: `${marker} lunch`, logIds: [logged] })
  await make('POST', '/api/foods/custom', { name: `${marker} bar`, per100: figures, portions: [] })
  await make('POST', '/api/weigh-ins', { kilograms: 71.5, measuredOn: today })
  await make('PUT', `/api/days/${today}/complete`, { complete: true })
  await make('POST', '/api/drinks/log', {
    drinkType: 'water',
    customName: marker,
    volume: 240,
    calories: 0,
    hydrationValue: '1',
    temperature: 'room_temp',
    targetDate: today,
  })
  await make('POST', '/api/activities/log', {
    activityType: 'running',
    startTime: `${addDays(today, -1)}T10:00:00Z`,
    duration: 1800,
    distance: 5,
    caloriesBurned: 300,
    routeName: marker,
    notes: marker,
  })
  await make('POST', '/api/activities/golf', {
    startTime: `${addDays(today, -1)}T14:00:00Z`,
    duration: 7200,
    notes: marker,
    round: { course: marker, holes: Array.from({ length: 9 }, () => ({ par: 4, strokes: 5 })) },
  })
  await make('POST', '/api/register-device-token', { token: 'ab'.repeat(32), platform: 'ios' })
  await make('POST', '/api/notifications/schedule-reminders', {
    breakfast: '08:00',
    lunch: null,
    dinner: '18:00',
    timezone: 'Europe/Zurich',
  })
  const own = { exerciseId: `own-${marker.toLowerCase()}-squat`, exerciseName: `${marker} squat` }
  await make('POST', '/api/strength/exercises', { name: own.exerciseName, primary: ['quads'] })
  await make('PUT', `/api/strength/routines/${randomUUID()}`, {
    name: `${marker} legs`,
    folder: marker,
    exercises: [
      {
        ...own,
        load: 'external',
        timed: false,
        supersetId: null,
        restSeconds: 90,
        notes: marker,
        sets: [],
        rule: null,
        standing: null,
      },
    ],
  })
  await make('POST', '/api/strength/workouts', {
    id: randomUUID(),
    name: `${marker} legs`,
    startedAt: `${addDays(today, -1)}T16:00:00Z`,
    endedAt: `${addDays(today, -1)}T16:40:00Z`,
    notes: marker,
    exercises: [{ ...own, sets: [{ id: randomUUID(), kilograms: 60, reps: 8, note: marker }] }],
  })
  const workout = await make('POST', '/api/workouts/generate', wantedWorkout)
  await make('POST', '/api/workouts/save', workout)
  const schedule = await make('POST', '/api/workouts/schedule', wantedSchedule)
  await make('POST', '/api/workouts/schedule/save', schedule)
  const { sessionId } = (await make('POST', '/api/fridge/sessions')) as { sessionId: string }
  for (const name of ['eggs', 'spinach', 'tomato', 'cheese'])
    await make('POST', `/api/fridge/ingredients/${sessionId}`, { name })
  const ingredients = ['egg', 'spinach', 'tomato', 'cheese']
  await make('POST', '/api/recipes/generate', {
    ingredients,
    servings: 2,
    mealType: 'quick',
    dietaryPreferences: [],
    sessionId,
  })
  const [pairing] = (await make('POST', '/api/ingredient-pairings', { ingredients, sessionId })) as unknown[]
  await make('POST', '/api/save-pairing', { pairing })
  await make('POST', '/api/meal-plans', { startsOn: today })
  return answers
}

const figures = { calories: 400, protein: 10, carbs: 50, fat: 15, sugar: 20 }
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
