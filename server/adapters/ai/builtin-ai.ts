import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import type { FoodFacts } from '#contract/nutrition/nutrition.ts'
import type { GeneratedWorkout } from '#contract/training/workouts.ts'
import { coachAnswerTo, declinedAnswer, precedingAnswer } from '#server/knowledge/coach/answers.ts'
import { describeDrink } from '#server/knowledge/drinks/drink.ts'
import { factsOf } from '#server/knowledge/food/food-facts.ts'
import { suggestGoals } from '#server/knowledge/goals/suggest-goals.ts'
import { readMeal } from '#server/knowledge/meal/read-meal.ts'
import { pairIngredients } from '#server/knowledge/pairings/pair.ts'
import { buildRecipes } from '#server/knowledge/recipes/recipe-builder.ts'
import { buildWorkout } from '#server/knowledge/workouts/build-workout.ts'
import type {
  AnalyzedMeal,
  CoachAnswer,
  FoodToLookUp,
  QuestionToAnswer,
  UnreadMeal,
  WorkoutToMake,
} from './ai.ts'
import type { OtherFood } from './answers/more-foods.ts'
import { optionsOf } from './answers/workout-options.ts'

/** The knowledge engine behind the port; it reads text, not photos. */
export const builtinAi = {
  /** `unread` says what a description without an answer consists of. */
  readMeal(
    notes: string,
    other?: OtherFood,
  ): { answer: AnalyzedMeal } | { answer: undefined; unread: UnreadMeal } {
    const { items, notUnderstood, description } = readMeal(notes, other)
    return description
      ? { answer: { ...description, source: 'builtin' } }
      : { answer: undefined, unread: { foods: items.length, notUnderstood: [...notUnderstood] } }
  },
  /** Undefined when no drink was recognised in `details`. */
  describeDrink(details: string): DrinkAnalysis | undefined {
    const drink = describeDrink(details)
    return drink && { ...drink, source: 'builtin' }
  },
  lookupFood({ foodName, servingSize }: FoodToLookUp, other?: OtherFood): FoodFacts | undefined {
    const facts = factsOf(foodName, servingSize, other)
    return facts && { ...facts, source: 'builtin' }
  },
  /** Undefined for a question that no topic fits. */
  answerQuestion({ question, person }: QuestionToAnswer): CoachAnswer | undefined {
    const answer = coachAnswerTo(question, person)
    return answer === undefined ? undefined : { answer, source: 'builtin' }
  },
  /** The answer that takes precedence over a model's: medical questions and the person's own figures. */
  precedingAnswer({ question, person }: QuestionToAnswer): CoachAnswer | undefined {
    const answer = precedingAnswer(question, person)
    return answer === undefined ? undefined : { answer, source: 'builtin' }
  },
  /** Says that the question cannot be answered, and what can. */
  decline({ question }: QuestionToAnswer): CoachAnswer {
    return { answer: declinedAnswer(question), source: 'builtin' }
  },
  makeWorkout(asked: WorkoutToMake): GeneratedWorkout {
    return { ...buildWorkout(asked.request, optionsOf(asked)), source: 'builtin' }
  },
  suggestGoals,
  makeRecipes: buildRecipes,
  pairIngredients,
}
