import { type Level, type Objective, races } from './prompt.ts'
import type { StatedFacts } from './stated-facts.ts'

const workoutsOf: Record<Level, number> = { sedentary: 3, light: 3, moderate: 4, active: 5, very_active: 6 }
/** Weekly miles of a trained beginner-to-intermediate plan of each kind. */
const milesOf: Record<Objective, number> = {
  weight_loss: 10,
  muscle_gain: 4,
  endurance: 18,
  strength: 4,
  '5k_training': 10,
  '10k_training': 16,
  half_marathon: 22,
  marathon: 32,
  general_fitness: 10,
}
const shareOf: Record<Level, number> = {
  sedentary: 0.5,
  light: 0.7,
  moderate: 1,
  active: 1.25,
  very_active: 1.5,
}

/** Weekly workouts and miles; figures of the prompt take precedence. */
export function trainingGoal(facts: StatedFacts, level: Level, objective: Objective) {
  const workouts = facts.workoutsAWeek ?? Math.max(workoutsOf[level], races.has(objective) ? 4 : 0)
  const miles = facts.milesAWeek ?? milesOf[objective] * shareOf[level]
  return { workouts, miles: Math.min(100, Math.max(1, Math.round(miles))) }
}
