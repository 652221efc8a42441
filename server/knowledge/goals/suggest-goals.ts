import type { GoalSuggestions } from '#contract/goals.ts'
import { careWords, concernOf } from './care.ts'
import { type EnergyBounds, energyGoal } from './energy-goal.ts'
import { macrosFor } from './macros.ts'
import { type KnownPerson, personOf } from './person.ts'
import { dietOf, type Objective, objectiveOf, wantsToLose } from './prompt.ts'
import { reasoningOf } from './reasoning.ts'
import { readStatedFacts } from './stated-facts.ts'
import { tipsFor } from './tips.ts'
import { trainingGoal } from './training-goal.ts'
import { waterGoal } from './water-goal.ts'

export type GoalWish = { prompt: string; profile: KnownPerson }

/**
 * Grams of protein a kilogram (ISSN position stand 2017: 1.4 to 2.0, up to 2.4 in a deficit; minimum: RDA of 0.8).
 */
const proteinOf: Record<Objective, number> = {
  weight_loss: 1.8,
  muscle_gain: 1.8,
  strength: 1.8,
  endurance: 1.5,
  '5k_training': 1.5,
  '10k_training': 1.5,
  half_marathon: 1.6,
  marathon: 1.6,
  general_fitness: 1.4,
}
export type SafeGoals = {
  suggestions: GoalSuggestions
  /** Set for concerns that need professional help. */
  care: string | null
  /** Bounds of kilocalories a day for any other proposal, and its maximum water in millilitres. */
  bounds: EnergyBounds & { mostWater: number }
}

/** Suggests goals for a prompt and a profile. */
export function suggestGoals({ prompt, profile }: GoalWish): SafeGoals {
  const facts = readStatedFacts(prompt)
  const person = personOf(prompt, facts, profile)
  const concern = concernOf(prompt, facts, {
    weight: undefined,
    height: undefined,
    age: undefined,
    ...person.known,
  })
  const named = objectiveOf(prompt)
  const objective = concern && named === 'weight_loss' ? 'general_fitness' : named
  const energy = energyGoal(prompt, facts, person, objective, concern !== undefined)
  const { weight, height } = person.body
  // Above a body mass index of 25, protein is calculated for the weight at 25 plus a quarter of the rest.
  const atTwentyFive = 25 * (height / 100) ** 2
  const counted = weight > atTwentyFive * 1.2 ? atTwentyFive + (weight - atTwentyFive) / 4 : weight
  const losing = !concern && wantsToLose(prompt)
  const perKilogram = Math.max(proteinOf[objective], losing ? 1.8 : 0)
  const { calories } = energy
  const diet = concern ? undefined : dietOf(prompt, profile.dietaryPreferences)
  const protein = Math.min(counted * perKilogram, (calories * 0.35) / 4)
  const fat = Math.max((calories * 0.28) / 9, counted * 0.6)
  const carbs = diet === 'keto' ? 50 : diet === 'low_carb' ? (calories * 0.2) / 4 : undefined
  const macros = macrosFor(calories, { protein, fat, ...(carbs !== undefined && { carbs }) })
  const training = trainingGoal(facts, person.level, objective)
  const water = waterGoal(prompt, weight, person.level)
  return {
    suggestions: {
      nutrition: { dailyCalories: calories, ...macros },
      fitness: {
        weeklyWorkouts: training.workouts,
        weeklyDistance: training.miles,
        fitnessObjective: objective,
      },
      hydration: { dailyWater: water.millilitres },
      reasoning: reasoningOf({
        person,
        energy,
        macros,
        perKilogram,
        counted,
        diet,
        training,
        water,
        facts,
        concern,
      }),
      tips: tipsFor({
        objective,
        losing,
        diet,
        concern,
        diets: profile.dietaryPreferences,
        water: water.millilitres,
      }),
    },
    care: concern ? careWords[concern] : null,
    bounds: { ...energy.bounds, mostWater: water.most },
  }
}
