import type { FoodFacts } from '#contract/nutrition.ts'
import { emojiOf } from '#server/knowledge/food-emoji.ts'
import { factsOf } from '#server/knowledge/food-facts.ts'
import { describeMeal } from '#server/knowledge/meal.ts'
import type { AnalyzedMeal, FoodToLookUp } from './ai.ts'

/** The knowledge engine: reads descriptions and knows a table of foods. It cannot see. */
export const builtinAi = {
  /** Undefined when no food was recognised in `notes`. */
  describeMeal(notes: string): AnalyzedMeal | undefined {
    const meal = describeMeal(notes)
    return meal && { ...meal, source: 'builtin' }
  },
  lookupFood({ foodName, servingSize }: FoodToLookUp): FoodFacts | undefined {
    const facts = factsOf(foodName, servingSize)
    return facts && { ...facts, source: 'builtin' }
  },
  foodEmoji: (foodName: string) => emojiOf(foodName),
}
