import { type GoalSuggestions, goalSuggestions, recommendedWater } from '#contract/goals.ts'
import { macrosFor } from '#server/knowledge/goals/macros.ts'
import type { SafeGoals } from '#server/knowledge/goals/suggest-goals.ts'
import { cleanLine } from '#server/knowledge/language/clean-text.ts'
import { ImplausibleAnswer } from '../model/model-error.ts'
import type { GoalsAnswer } from './model-answers.ts'

const mostReasoning = 1200
const mostTip = 240
const mostTips = 6
/** Kilocalories between macros and energy that rounding to grams can cause. */
const roundingError = 5

type Bounds = SafeGoals['bounds']
const waterHeld = (most: number) => `Water is held within ${recommendedWater.least} to ${most} ml.`

/**
 * Checks the model's goals: macros are recalculated where they do not match the energy, water is clamped. Throws
 * `ImplausibleAnswer` for unsafe energy, figures out of range or missing reasons.
 */
export function goalsFrom(answer: GoalsAnswer, { least, most, mostWater }: Bounds): GoalSuggestions {
  const dailyCalories = Math.round(answer.calories / 10) * 10
  if (!(dailyCalories >= least && dailyCalories <= most))
    throw new ImplausibleAnswer('more or less energy than is safe for this person')
  const own = {
    protein: Math.round(answer.protein),
    carbs: Math.round(answer.carbs),
    fat: Math.round(answer.fat),
  }
  const energy = 4 * own.protein + 4 * own.carbs + 9 * own.fat
  const macros =
    Math.abs(energy - dailyCalories) <= roundingError
      ? own
      : macrosFor(dailyCalories, { protein: own.protein, fat: own.fat })
  const reasoning = cleanLine(answer.reasoning, mostReasoning)
  if (!reasoning) throw new ImplausibleAnswer('goals without reasons')
  const asked = Math.round(answer.water / 50) * 50
  const water = Math.min(mostWater, Math.max(recommendedWater.least, asked))
  const read = goalSuggestions.safeParse({
    nutrition: { dailyCalories, ...macros },
    fitness: {
      weeklyWorkouts: Math.round(answer.workouts),
      weeklyDistance: Math.round(answer.miles),
      fitnessObjective: answer.objective,
    },
    hydration: { dailyWater: water },
    reasoning: water === asked ? reasoning : `${reasoning} ${waterHeld(mostWater)}`,
    tips: answer.tips.flatMap((tip) => cleanLine(tip, mostTip) || []).slice(0, mostTips),
  })
  if (!read.success) throw new ImplausibleAnswer('figures that no goal can hold')
  return read.data
}
