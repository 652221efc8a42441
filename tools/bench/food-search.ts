import { countTerms, keepFoods, type NewFood } from '#server/features/foods/store.ts'
import { type MadeFood, madeFoods } from '#testing/made-foods.ts'
import { quantile } from '#testing/quantile.ts'
import { type Benchmark, type BenchServer, hundredths, withServer } from './benchmark.ts'

const foods = 400_000
const people = 20
const rounds = 5
/** Search texts letter by letter, with typos, brands and words without a match. */
const typed = [
  'chicken breast',
  'greek yogurt',
  'banana',
  'organic peanut butter',
  'protein bar chocolate',
  'oat milk unsweetened',
  'frozen pizza',
  'grilled salmon fillet',
  'chiken brest',
  'bakofo sweet corn',
  'eggs',
  'vitamin d milk',
  'zzqxv',
].flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)))

/** Search as you type over many foods. */
export const foodSearch: Benchmark = {
  name: 'food-search',
  promise: 'a search as you type over 400 000 foods in ≤ 10 ms (95 of 100)',
  run: () =>
    withServer({ diaries: Array.from({ length: people }, () => 0) }, async (server) => {
      await addFoods(server)
      const times: number[] = []
      for (let round = 0; round <= rounds; round++)
        for (const [at, text] of typed.entries()) {
          const path = `/api/foods/search?q=${encodeURIComponent(text)}`
          const ms = await server.timeOf(path, 1 + ((round * typed.length + at) % people))
          // The first round warms up code and caches.
          if (round > 0) times.push(ms)
        }
      return {
        foods,
        searches: times.length,
        medianMs: hundredths(quantile(times, 0.5)),
        p95Ms: hundredths(quantile(times, 0.95)),
        slowestMs: hundredths(Math.max(...times)),
      }
    }),
  kept: ({ p95Ms }) => p95Ms! <= 10,
}

async function addFoods({ db }: BenchServer) {
  let batch: NewFood[] = []
  for (const food of madeFoods(foods)) {
    batch.push(newFood(food))
    if (batch.length < 2000) continue
    await keepFoods(db, batch)
    batch = []
  }
  await keepFoods(db, batch)
  await countTerms(db)
}

function newFood(food: MadeFood): NewFood {
  const plain = food.type !== 'branded_food'
  const [calories, protein, carbs, fat, sugar, fiber, sodium] = food.nutrients.map(([, amount]) => amount!)
  return {
    source: 'usda',
    sourceId: String(food.id),
    plain,
    name: food.description,
    brand: plain ? null : food.brand,
    category: 'general',
    barcode: plain ? null : food.gtin.padStart(14, '0'),
    ...{ calories: calories!, protein: protein!, carbs: carbs!, fat: fat! },
    ...{ sugar: sugar!, fiber: fiber!, sodium: sodium! },
    nutrients: { calciumMg: 20 },
    portions: [{ label: food.household, grams: food.servingGrams }],
  }
}
