import { dayIn } from '#contract/measures/day.ts'
import { searchMeals } from '#contract/nutrition/meal-search.ts'
import { openBench, quantile, seedDiaries, seedPeople } from './support/bench-server.ts'

export const name = 'meal-search'

const rounds = 60
const tenYears = 3652
/** A word of every entry, of some, of one in five thousand, of none; two words; a year; an emoji. */
const queries = ['food', 'food 7', 'food 4999', 'lasagne', 'food butter', '2019', '🥣']

const part = (name: string, grams: number) => ({
  name,
  grams,
  emoji: '🍞',
  calories: 100,
  protein: 2,
  carbs: 20,
  fat: 1,
  sugar: 2,
  fiber: 1,
  sodium: 80,
  confidence: 1,
})

/** Time of a search through the diary of one of 20 people, five entries a day for ten years each. */
export async function run() {
  const server = await openBench()
  try {
    const { app, db } = server
    const { ids, cookies } = await seedPeople(server, 20)
    await seedDiaries(server, ids, dayIn('America/Chicago', new Date()), tenYears)
    await db.$client.query(
      `update nutrition_logs set food_name = 'Food ' || abs(hashtext(id::text)) % 5000 || ' on toast', items = $1`,
      [JSON.stringify([part('toast', 100), part('butter', 10), part('jam', 20)])],
    )
    await db.$client.query('vacuum analyze nutrition_logs')
    const worst: number[] = []
    const figures: Record<string, number> = { entries: (tenYears + 1) * 5 }
    for (const [at, q] of queries.entries()) {
      const times: number[] = []
      const url = `${searchMeals.path}?q=${encodeURIComponent(q)}`
      for (let round = -5; round < rounds; round++) {
        const begun = performance.now()
        const { statusCode } = await app.inject({
          url,
          headers: { cookie: cookies[round % 20 < 0 ? 0 : round % 20]! },
        })
        if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}.`)
        if (round >= 0) times.push(performance.now() - begun)
      }
      worst.push(quantile(times, 0.95))
      figures[`p50Ms${at + 1}`] = Math.round(quantile(times, 0.5) * 100) / 100
    }
    return { ...figures, worstP95Ms: Math.round(Math.max(...worst) * 100) / 100 }
  } finally {
    await server.close()
  }
}
