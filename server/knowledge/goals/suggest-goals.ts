import type { GoalSuggestions } from '#contract/goals.ts'
import { careWords, concernOf } from './care.ts'
import { type EnergyBounds, energyGoal } from './energy-goal.ts'
import { macrosFor } from './macros.ts'
import { type KnownPerson, personOf } from './person.ts'
import { dietOf, dietsIn, hasAim, type Objective, objectiveOf, wantsToLose } from './prompt.ts'
import { reasoningOf } from './reasoning.ts'
import { readStatedFacts, type StatedFacts } from './stated-facts.ts'
import { tipsFor } from './tips.ts'
import { trainingGoal } from './training-goal.ts'
import { waterGoal } from './water-goal.ts'

/** `today`: the person's calendar day, for dates in the prompt. */
export type GoalWish = { prompt: string; profile: KnownPerson; today?: string }

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
const wantsProtein = /(?:high|more|lots of|enough)[- ]protein/i
const withoutGym =
  /\b(?:no|without(?: a| any)?|hate (?:the|going to)(?: the)?|not a) (?:gym|equipment|weights)\b/i

export type SafeGoals = {
  suggestions: GoalSuggestions
  /** Set for concerns that need professional help. */
  care: string | null
  /** Bounds of kilocalories a day for any other proposal, and its maximum water in millilitres. */
  bounds: EnergyBounds & { mostWater: number }
}

/** Suggests goals for a prompt and a profile. */
export function suggestGoals({ prompt, profile, today }: GoalWish): SafeGoals {
  const facts = readStatedFacts(prompt, today)
  const named = dietsIn(prompt)
  const diets = [...new Set([...profile.dietaryPreferences, ...named])]
  const person = personOf(prompt, facts, profile)
  const concern = concernOf(prompt, facts, {
    weight: undefined,
    height: undefined,
    age: undefined,
    ...person.known,
  })
  const aim = aimOf(prompt, facts, person.body.weight)
  const objective = concern && aim === 'weight_loss' ? 'general_fitness' : aim
  const energy = energyGoal(prompt, facts, person, objective, concern !== undefined)
  const { weight, height, age } = person.body
  // Above a body mass index of 25, protein is calculated for the weight at 25 plus a quarter of the rest.
  const atTwentyFive = 25 * (height / 100) ** 2
  const counted = weight > atTwentyFive * 1.2 ? atTwentyFive + (weight - atTwentyFive) / 4 : weight
  const losing = !concern && (wantsToLose(prompt) || aim === 'weight_loss')
  const perKilogram = Math.max(proteinOf[objective], losing || wantsProtein.test(prompt) ? 1.8 : 0)
  const { calories } = energy
  const diet = concern ? undefined : dietOf(diets)
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
        objective,
        named,
        isAimless:
          !concern && !hasAim(prompt) && !person.stated && !Object.keys(facts).length && !named.length,
      }),
      tips: tipsFor({
        objective,
        losing,
        diet,
        concern,
        diets,
        water: water.millilitres,
        age: person.known.age === undefined ? undefined : age,
        minutes: facts.minutes,
        isWithoutGym: withoutGym.test(prompt),
      }),
    },
    care: concern ? careWords[concern] : null,
    bounds: { ...energy.bounds, mostWater: water.most },
  }
}

/** The objective by its words, else by the pace or the kilograms to lose or gain. */
function aimOf(prompt: string, { lose, targetWeight, pace }: StatedFacts, weight: number): Objective {
  const named = objectiveOf(prompt)
  if (named !== 'general_fitness') return named
  if (pace !== undefined) return pace > 0 ? 'weight_loss' : 'muscle_gain'
  const kilograms = lose ?? (targetWeight === undefined ? 0 : weight - targetWeight)
  if (Math.abs(kilograms) < 0.5) return named
  return kilograms > 0 ? 'weight_loss' : 'muscle_gain'
}
