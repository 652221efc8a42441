import { readMeal } from '#server/knowledge/meal/read-meal.ts'

export const name = 'meal-sentence'

const sentences = [
  '2 scrambled eggs with a slice of buttered wholegrain toast and a small glass of OJ',
  '150g cooked rice, half an avocado, tuna (1 can)',
  'chiken brest 150 g, brocolli, 1 1/2 cups of brown rice and a diet coke',
  'bowl of oatmeal with blueberries, coffee with milk and sugar',
  'chicken caesar salad, garlic bread, a glass of red wine and two scoops of vanilla ice cream',
]

/** Two thousand characters with hardly a food: the worst case for the notes field. */
const garbage = ['qwzx ', '((', 'brocoli chikn ', 'tomato soup with ', '1/2-', '2x3x'].map((scrap) =>
  scrap.repeat(2000).slice(0, 2000),
)

/** Milliseconds to parse a common meal sentence, after the table is loaded. */
export function run(): { perSentenceMs: number; firstMs: number; worstGarbageMs: number } {
  const cold = performance.now()
  readMeal('an apple')
  const firstMs = performance.now() - cold
  const rounds = 200
  for (let round = 0; round < rounds; round++) for (const sentence of sentences) readMeal(sentence)
  const start = performance.now()
  for (let round = 0; round < rounds; round++) for (const sentence of sentences) readMeal(sentence)
  const perSentenceMs = (performance.now() - start) / (rounds * sentences.length)
  const result = {
    perSentenceMs: Math.round(perSentenceMs * 1000) / 1000,
    firstMs: Math.round(firstMs * 10) / 10,
    worstGarbageMs: Math.round(Math.max(...garbage.map(timed)) * 10) / 10,
  }
  return result
}

function timed(text: string): number {
  const start = performance.now()
  readMeal(text)
  return performance.now() - start
}
