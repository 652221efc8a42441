import { layeredAi } from '#server/adapters/ai/layered-ai.ts'

export const name = 'recipes'

const rounds = 60
const ingredients =
  'chicken breast, tomatoes, onion, spinach, parmesan, eggs, mushrooms, pasta, potatoes, carrots, bell pepper, yogurt, chickpeas, cheddar, salmon'.split(
    ', ',
  )

/** Milliseconds of the built-in engine for four recipes from 15 ingredients, after the table is loaded. */
export async function run() {
  const ai = layeredAi(undefined, { spend: async () => false, log: { warn() {} } })
  const make = (seed: number) =>
    ai.makeRecipes({
      ingredients,
      servings: 2,
      mealStyle: 'balanced',
      diets: [],
      allergies: [],
      seed,
      not: [],
    })
  for (let seed = 0; seed < 10; seed++) await make(seed)
  const times: number[] = []
  for (let seed = 10; seed < rounds; seed++) {
    const begun = performance.now()
    if ((await make(seed)).length < 3) throw new Error('Fewer than three recipes came.')
    times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  const tenths = (ms: number) => Math.round(ms * 10) / 10
  return { medianMs: tenths(times[times.length >> 1]!), slowestMs: tenths(times.at(-1)!) }
}
