import type { CoachedPerson } from './coached-person.ts'

/** A person with a profile and a day in progress, for tests. */
export const someone: CoachedPerson = {
  today: '2026-11-24',
  profile: {
    weight: 74,
    height: 168,
    age: 34,
    sex: 'female',
    motherhood: null,
    activityLevel: 'moderate',
    dietaryPreferences: [],
    allergies: [],
  },
  diary: {
    eaten: { calories: 1100, protein: 60, carbs: 120, fat: 35, water: 900 },
    goals: { calories: 1900, protein: 120, carbs: 210, fat: 60, water: 2500 },
    burned: 310,
    workouts: { thisWeek: 2, goal: 4 },
    last: { name: 'running', day: '2026-11-23', minutes: 32, kilometres: 5 },
    next: { title: 'Tempo run', day: '2026-11-26', minutes: 40 },
  },
}
