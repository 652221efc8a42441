import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import type { FoodFacts } from '#contract/nutrition/nutrition.ts'
import type { Food } from '#server/knowledge/food/food.ts'
import { isolated, threadOf } from '../isolation/isolation.ts'
import type { AnalyzedMeal, FoodToLookUp, MoreFoods, UnreadMeal } from './ai.ts'
import { asRow } from './answers/more-foods.ts'
import { type AnyAnswer, type Reading, type ReadText, readHere } from './reading.ts'
import { words } from './words.ts'

/** Longer text may take more than 20 ms: 300 characters of the costliest shape took 27. */
const readHereUpTo = 200

const readBeside = isolated<Reading, ReadText<AnyAnswer>>(
  () => threadOf(new URL('./reading-worker.ts', import.meta.url), 256),
  { atOnce: 1, waiting: 50, mostMs: 5000, idleMs: 15_000, busy: words.busy, tooLong: words.takesTooLong },
)

type Asked<Kind> = Omit<Extract<Reading, { kind: Kind }>, 'known'>

/**
 * Reads with the built-in engine, long text in a worker thread. The first pass finds unknown words, `more` looks
 * them up, and the second pass uses the foods found. Errors: `invalid` for text that takes too long, `unavailable`
 * when the queue is full.
 */
async function read<Answer>(
  asked: Asked<'meal'> | Asked<'drink'> | Asked<'food'>,
  more?: MoreFoods,
): Promise<{ answer: Answer | undefined; unread?: UnreadMeal; fromMore: boolean }> {
  const length =
    'food' in asked ? asked.food.foodName.length + asked.food.servingSize.length : asked.text.length
  const once = async (known: ReadonlyMap<string, Food>) => {
    const reading = { ...asked, known } as Reading
    return (length <= readHereUpTo ? readHere(reading) : await readBeside(reading)) as ReadText<Answer>
  }
  const { unknown, ...first } = await once(new Map())
  const others = more && unknown.length ? await more(unknown) : undefined
  if (!others?.size) return { ...first, fromMore: false }
  const known = new Map([...others].map(([name, food]) => [name, asRow(food)]))
  const { unknown: _, ...second } = await once(known)
  return { ...second, fromMore: true }
}

export const readText = {
  meal: (text: string, more?: MoreFoods) => read<AnalyzedMeal>({ kind: 'meal', text }, more),
  drink: (text: string) => read<DrinkAnalysis>({ kind: 'drink', text }),
  food: (food: FoodToLookUp, more?: MoreFoods) => read<FoodFacts>({ kind: 'food', food }, more),
}
