import type { GoalSuggestions } from '#contract/goals.ts'
import { aimOf, unreadWords } from './aim.ts'
import { careWords, concernOf } from './care.ts'
import { conditionNote, proteinLimit } from './conditions.ts'
import { type EnergyBounds, energyGoal } from './energy-goal.ts'
import { countedWeight, macroGoal, proteinOf } from './macro-goal.ts'
import { addedEnergy } from './motherhood.ts'
import { notUsedIn } from './not-used.ts'
import { type KnownPerson, personOf } from './person.ts'
import { dietOf, dietsIn, wantsProtein, withoutGym } from './prompt.ts'
import { reasoningOf } from './reasoning.ts'
import { plainText, readStated } from './stated-facts.ts'
import { tipsFor } from './tips.ts'
import { trainingGoal } from './training-goal.ts'
import { waterGoal } from './water-goal.ts'

/** `today`: the person's calendar day, for dates in the prompt. */
export type GoalWish = { prompt: string; profile: KnownPerson; today?: string }

export type SafeGoals = {
  /** Null where the main aim was not read; `unread` then says so. */
  suggestions: GoalSuggestions | null
  unread: string | null
  /** Parts of the prompt that no figure uses, in the person's words. */
  notUsed: string[]
  /** Set for concerns that need professional help. */
  care: string | null
  /** Bounds of kilocalories a day for any other proposal, and its maximum water in millilitres. */
  bounds: EnergyBounds & { mostWater: number }
}

/** Suggests goals for a prompt and a profile. */
export function suggestGoals({ prompt, profile, today }: GoalWish): SafeGoals {
  const text = plainText(prompt)
  const { facts, rest } = readStated(prompt, today)
  const named = dietsIn(prompt)
  const diets = [...new Set([...profile.dietaryPreferences, ...named])]
  const person = personOf(prompt, facts, profile)
  const { weight, age } = person.body
  const { weight: knownWeight, height: knownHeight, age: knownAge } = person.known
  const { motherhood } = profile
  const concern = concernOf(prompt, facts, {
    weight: knownWeight,
    height: knownHeight,
    age: knownAge,
    motherhood,
  })
  const aim = aimOf(prompt, rest, facts, knownWeight)
  const objective = concern && aim.objective === 'weight_loss' ? 'general_fitness' : aim.objective
  const added = addedEnergy(text, motherhood)
  const energy = energyGoal(facts, person, aim, { holdSteady: concern !== undefined, added })
  const counted = countedWeight(person.body)
  const losing = !concern && (aim.direction === 'lose' || aim.recomposes)
  const perKilogram =
    proteinLimit(text) ??
    Math.max(proteinOf[objective], losing || facts.keepsMuscle || wantsProtein.test(prompt) ? 1.8 : 0)
  const { calories } = energy
  const diet = concern ? undefined : dietOf(diets)
  const macros = macroGoal(calories, { counted, perKilogram, diet })
  const training = trainingGoal(facts, person.level, objective)
  const water = waterGoal(prompt, weight, person.level)
  const unread = concern ? undefined : aim.unread
  const suggestions: GoalSuggestions = {
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
      added,
      macros,
      perKilogram,
      counted,
      diet,
      training,
      water,
      facts,
      concern,
      aim: { ...aim, objective },
      named,
    }),
    tips: tipsFor({
      objective,
      losing,
      diet,
      concern,
      diets,
      water: water.millilitres,
      age: knownAge === undefined ? undefined : age,
      minutes: facts.minutes,
      isWithoutGym: withoutGym.test(prompt),
    }),
  }
  return {
    suggestions: unread ? null : suggestions,
    unread: unread ? unreadWords[unread] : null,
    notUsed: unread ? [] : notUsedIn(prompt, aim, today),
    care: concern ? careWords[concern] : conditionNote(text),
    bounds: { ...energy.bounds, mostWater: water.most },
  }
}
