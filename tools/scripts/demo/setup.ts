import { setTimezone } from '#contract/access/user.ts'
import { changeProfile } from '#contract/account/profile.ts'
import { setGoals } from '#contract/goals.ts'
import { generateSchedule, saveSchedule } from '#contract/training/schedules.ts'
import { generateWorkout, listWorkouts, saveWorkout } from '#contract/training/workouts.ts'
import { type Call, demoZone } from './account.ts'

/** One-time settings of an account: profile, goals, a saved workout and a schedule. */
export async function setUp(call: Call, scheduleFrom: string) {
  await call(setTimezone, { body: { timezone: demoZone } })
  await call(changeProfile, {
    body: { sex: 'female', birthDate: '1991-04-18', height: 171, activityLevel: 'moderate' },
  })
  await call(setGoals, {
    body: {
      dailyCalorieGoal: 1950,
      proteinGoal: 110,
      carbGoal: 220,
      fatGoal: 65,
      weeklyWorkoutGoal: 4,
      weeklyDistanceGoal: 15,
      fitnessObjective: '10k_training',
      dailyWaterGoal: 2200,
    },
  })
  const workout = await call(generateWorkout, {
    body: {
      workoutType: 'strength',
      duration: 30,
      fitnessLevel: 'intermediate',
      equipment: 'home',
      targetMuscles: ['fullbody'],
      goals: 'general_fitness',
    },
  })
  await call(saveWorkout, { body: workout })
  const schedule = await call(generateSchedule, {
    body: {
      trainingGoal: '10k_training',
      currentFitnessLevel: 'intermediate',
      weeksToGoal: 8,
      workoutsPerWeek: 4,
      sessionDuration: 45,
      startsOn: scheduleFrom,
    },
  })
  await call(saveSchedule, { body: schedule })
}

/** The workout done every week. */
export async function ownWorkout(call: Call) {
  const [workout] = await call(listWorkouts, { query: { limit: 1 } })
  return workout
}
