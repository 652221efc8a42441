import {
  generateSchedule,
  type SavedSchedule,
  type ScheduleRequest,
  saveSchedule,
} from '#contract/training/schedules.ts'
import type { WorkoutRequest } from '#contract/training/workouts.ts'
import type { Caller } from '#server/testing.ts'

/** A workout request as sent by the form. */
export const request: WorkoutRequest = {
  workoutType: 'strength',
  duration: 30,
  fitnessLevel: 'intermediate',
  equipment: 'home',
  targetMuscles: ['fullbody'],
  goals: 'general_fitness',
}

export const scheduleAsked: ScheduleRequest = {
  trainingGoal: 'general_fitness',
  currentFitnessLevel: 'intermediate',
  weeksToGoal: 6,
  workoutsPerWeek: 4,
  sessionDuration: 45,
}

/** A generated and saved schedule. */
export async function keptSchedule(
  person: Caller,
  changes: Partial<ScheduleRequest> = {},
): Promise<SavedSchedule> {
  const body = await person.call(generateSchedule, { body: { ...scheduleAsked, ...changes } })
  return person.call(saveSchedule, { body })
}
