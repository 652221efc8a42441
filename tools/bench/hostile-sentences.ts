import { readMeal } from '#server/knowledge/meal/read-meal.ts'
import type { Figures } from '#testing/run-checks.ts'
import { type Benchmark, hundredths } from './benchmark.ts'

/** Text fragments that slow a parser down: many comparisons, no matches, or unclosed brackets. */
const shapes: Record<string, string> = {
  slashes: 'pb/',
  connectors: 'and ',
  numbers: '1 ',
  brackets: '(',
  list: 'egg, ',
  fractions: '½',
  oneWord: 'x',
  measures: 'x of ',
  refusals: 'no ',
  dashes: '- ',
  lines: 'a\n',
  misspelled: 'brocoli chikn tomatos bannana ',
  amounts: '100g ',
  grain: 'oat ',
  additions: 'with egg ',
  leftovers: 'left a third ',
  halves: 'half a ',
  worksOut: 'bowl works out ',
  pizzas: 'pizza from a 14 inch ',
  corrections: '2 eggs, sorry ',
  others: 'my wife had 2 and ',
  elsewhere: 'one went to the dog ',
}
/** Lengths up to the contract's limit, and twice that. */
const lengths = [500, 1000, 2000, 4000]
/** Above the contract's limit, for callers that bypass it. */
const tenKilobytes = 10_000
const rounds = 9

/**
 * CPU milliseconds for 2 000 characters of each shape (the fastest of nine readings), and the growth when the
 * text doubles. Readings under 2 ms are too short to compare.
 */
export const hostileSentences: Benchmark = {
  name: 'hostile-sentences',
  promise: 'reading twice the text takes at most 2.3 × the time, whatever it says, and 10 kB ≤ 50 ms',
  run() {
    readMeal('2 eggs and toast')
    const figures: Figures = { worstRatio: 0, worstMs: 0, tenKilobytesMs: 0 }
    const raise = (name: string, value: number) => {
      figures[name] = Math.max(figures[name]!, hundredths(value))
    }
    for (const [shape, scrap] of Object.entries(shapes)) {
      const times = lengths.map((length) => fastest(scrap.repeat(length).slice(0, length)))
      // Growth over two doublings: over one, noise of a few milliseconds is as large.
      if (times[1]! >= 2) raise('worstRatio', Math.sqrt(times[3]! / times[1]!))
      raise('worstMs', times[2]!)
      figures[`${shape}Ms`] = hundredths(times[2]!)
      raise('tenKilobytesMs', fastest(scrap.repeat(tenKilobytes).slice(0, tenKilobytes)))
    }
    return figures
  },
  kept: ({ worstRatio, tenKilobytesMs }) => worstRatio! <= 2.3 && tenKilobytesMs! <= 50,
}

function fastest(text: string): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    readMeal(text)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}
