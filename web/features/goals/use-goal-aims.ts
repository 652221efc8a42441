import { fitnessObjectives, type Goals } from '#contract/goals.ts'
import { words } from './words.ts'

/** The fitness objectives, and keeping the weight, which is none of its own. */
export type GoalAim = Goals['fitnessObjective'] | 'maintain'
export const goalAims: readonly GoalAim[] = fitnessObjectives.flatMap((one): GoalAim[] =>
  one === 'muscle_gain' ? ['maintain', one] : [one],
)

/** The aims with their names, in order. */
export const useGoalAims = () => goalAims.map((value) => ({ value, name: words.aims[value] }))
