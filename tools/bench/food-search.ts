import { countTerms, keepFoods, type NewFood } from '#server/features/foods/store.ts'
import { type MadeFood, madeFoods } from '#testing/made-foods.ts'
import { openBench, quantile, seedPeople } from './support/bench-server.ts'

export const name = 'food-search'

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
]

/** Latency in milliseconds of the search-as-you-type over 400 000 foods. */
export async function run() {
  const server = await openBench()
  try {
    const { app, db } = server
    let batch: NewFood[] = []
    for (const food of madeFoods(foods)) {
      batch.push(newFood(food))
      if (batch.length === 2000) {
        await keepFoods(db, batch)
        batch = []
      }
    }
    if (batch.length) await keepFoods(db, batch)
    await countTerms(db)
    const { cookies } = await seedPeople(server, people)
    const times: number[] = []
    let asked = 0
    for (let round = 0; round <= rounds; round++)
      for (const text of typed)
        for (let letters = 1; letters <= text.length; letters++) {
          const url = `/api/foods/search?q=${encodeURIComponent(text.slice(0, letters))}`
          const begun = performance.now()
          const { statusCode } = await app.inject({ url, headers: { cookie: cookies[asked++ % people]! } })
          // The first round warms up code and caches.
          if (round > 0) times.push(performance.now() - begun)
          if (statusCode !== 200) throw new Error(`${url} was answered ${statusCode}.`)
        }
    const tenths = (ms: number) => Math.round(ms * 10) / 10
    return {
      foods,
      searches: times.length,
      medianMs: tenths(quantile(times, 0.5)),
      p95Ms: tenths(quantile(times, 0.95)),
      slowestMs: tenths(Math.max(...times)),
    }
  } finally {
    await server.close()
  }
}

function newFood({
  id,
  type,
  description,
  brand,
  gtin,
  household,
  servingGrams,
  nutrients,
}: MadeFood): NewFood {
  const plain = type !== 'branded_food'
  const [calories, protein, carbs, fat, sugar, fiber, sodium] = nutrients.map(([, amount]) => amount)
  return {
    source: 'usda',
    sourceId: String(id),
    plain,
    name: description,
    brand: plain ? null : brand,
    category: 'general',
    barcode: plain ? null : gtin.padStart(14, '0'),
    calories: calories!,
    protein: protein!,
    carbs: carbs!,
    fat: fat!,
    sugar: sugar!,
    fiber: fiber!,
    sodium: sodium!,
    nutrients: { calciumMg: 20 },
    portions: [{ label: household, grams: servingGrams }],
  }
}
