import type { DrinkAnalysis } from '#contract/hydration.ts'
import type { FoodFacts } from '#contract/nutrition.ts'
import { describeDrink } from '#server/knowledge/drink.ts'
import { emojiOf } from '#server/knowledge/food-emoji.ts'
import { factsOf } from '#server/knowledge/food-facts.ts'
import { suggestGoals } from '#server/knowledge/goals/suggest-goals.ts'
import { describeMeal } from '#server/knowledge/meal.ts'
import { pairIngredients } from '#server/knowledge/pairings/pair.ts'
import { buildRecipes } from '#server/knowledge/recipes/recipe-builder.ts'
import { answerTrainingQuestion } from '#server/knowledge/training-questions.ts'
import type { AnalyzedMeal, CoachAnswer, FoodToLookUp, QuestionToAnswer } from './ai.ts'
import type { OtherFood } from './more-foods.ts'

/** The knowledge engine: reads descriptions and knows a table of foods. It cannot see. */
export const builtinAi = {
  /** Undefined when no food was recognised in `notes`. */
  describeMeal(notes: string, other?: OtherFood): AnalyzedMeal | undefined {
    const meal = describeMeal(notes, other)
    return meal && { ...meal, source: 'builtin' }
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
  /** Undefined for everything but the energy of a known activity. */
  answerQuestion({ question, kilograms }: QuestionToAnswer): CoachAnswer | undefined {
    const answer = answerTrainingQuestion(question, kilograms)
    return answer === undefined ? undefined : { answer, source: 'builtin' }
  },
  suggestGoals,
  foodEmoji: (foodName: string) => emojiOf(foodName),
  makeRecipes: buildRecipes,
  pairIngredients,
}
