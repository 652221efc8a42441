import { allIngredients } from '#server/knowledge/kitchen/ingredients.ts'
import { pairIngredients } from '#server/knowledge/pairings/pair.ts'

export const name = 'pairings'

const fridge =
  'tomato, basil, mozzarella, chicken breast, spinach, lemon, garlic, olive oil, pasta, egg, milk, cheddar, carrot, banana, yogurt'.split(
    ', ',
  )
/** The maximum number of ingredients in a scan session, from all categories. */
const sixty = Array.from({ length: 60 }, (_, at) => allIngredients[(at * 37) % allIngredients.length]!.name)

/** Milliseconds to pair 15 and 60 ingredients, after the table is loaded. */
export function run(): { of15Ms: number; of60Ms: number; firstMs: number } {
  const firstMs = timed(['tomato', 'basil'], 1)
  timed(fridge, 20)
  return { of15Ms: timed(fridge, 100), of60Ms: timed(sixty, 10), firstMs }
}

function timed(names: string[], rounds: number): number {
  const start = performance.now()
  for (let round = 0; round < rounds; round++) pairIngredients(names)
  return Math.round(((performance.now() - start) / rounds) * 100) / 100
}
