import type { CheckInGoals } from '#contract/check-ins.ts'

/** The figures of a check-in in their order. */
export const checkInFigures = [
  'dailyCalorieGoal',
  'proteinGoal',
  'carbGoal',
  'fatGoal',
] as const satisfies readonly (keyof CheckInGoals)[]
