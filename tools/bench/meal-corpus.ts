import { readFileSync } from 'node:fs'
import { readMeal } from '#server/knowledge/meal/read-meal.ts'
import { type Benchmark, hundredths } from './benchmark.ts'

type Sentence = { set: string; text: string; stated: boolean; kcal: number }

const files = ['tuned', 'holdout', 'blind-everyday', 'blind-awkward', 'blind-c', 'blind-d']

/** Error of readings in percent by set; the blind sets are reported only and never used for tuning. */
export const mealCorpus: Benchmark = {
  name: 'meal-corpus',
  promise: 'meals with every amount said read within 6 % of their energy',
  run() {
    const sets = Map.groupBy(files.flatMap(sentencesOf), ({ set, stated }) =>
      stated ? set : `${set}Guessed`,
    )
    return Object.fromEntries([...sets].map(([set, said]) => [set, hundredths(error(said))]))
  },
  kept: ({ nine, ten }) => Math.max(nine!, ten!) <= 6,
}

function sentencesOf(file: string): Sentence[] {
  const url = new URL(`../../server/knowledge/meal/corpus/${file}.jsonl`, import.meta.url)
  return readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function error(sentences: readonly Sentence[]) {
  const energy = ({ text }: Sentence) => readMeal(text).items.reduce((sum, { calories }) => sum + calories, 0)
  const off = sentences.reduce((sum, one) => sum + Math.abs(energy(one) - one.kcal), 0)
  return (100 * off) / sentences.reduce((sum, one) => sum + one.kcal, 0)
}
