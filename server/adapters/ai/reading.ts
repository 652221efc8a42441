import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import type { FoodFacts } from '#contract/nutrition/nutrition.ts'
import type { Food } from '#server/knowledge/food/food.ts'
import type { AnalyzedMeal, FoodToLookUp, UnreadMeal } from './ai.ts'
import { builtinAi } from './builtin-ai.ts'

/** Free text for the built-in engine, with further foods by the words that name them. */
export type Reading = { known: ReadonlyMap<string, Food> } & (
  | { kind: 'meal'; text: string }
  | { kind: 'drink'; text: string }
  | { kind: 'food'; food: FoodToLookUp }
)
/** `answer` is missing when nothing was recognized; `unknown` lists words that no table has. */
export type ReadText<Answer> = { answer: Answer | undefined; unknown: string[]; unread?: UnreadMeal }
export type AnyAnswer = AnalyzedMeal | DrinkAnalysis | FoodFacts

/** Reads the text on the calling thread. */
export function readHere(reading: Reading): ReadText<AnyAnswer> {
  const unknown = new Set<string>()
  const other = (name: string) => {
    const food = reading.known.get(name)
    if (!food) unknown.add(name)
    return food
  }
  const read =
    reading.kind === 'meal'
      ? builtinAi.readMeal(reading.text, other)
      : {
          answer:
            reading.kind === 'drink'
              ? builtinAi.describeDrink(reading.text)
              : builtinAi.lookupFood(reading.food, other),
        }
  return { ...read, unknown: [...unknown] }
}
