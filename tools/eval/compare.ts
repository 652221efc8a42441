import type { Kept } from './kept.ts'
import { textTable } from './text-table.ts'
import { words } from './words.ts'

/** A table per set of cases, the smallest error first; figures of different sets are not comparable. */
export function compare(kept: readonly Kept[]): string[] {
  if (!kept.length) return [words.nothingKept]
  const sets = Map.groupBy(kept, ({ about, cases, task }) => words.set(about, cases, task))
  return [...sets].flatMap(([set, those], at) => [
    ...(at ? [''] : []),
    set,
    ...textTable([
      Object.values(words.compared),
      ...those.toSorted((one, other) => rank(one) - rank(other)).map(cellsOf),
    ]),
  ])
}

/** By error of energy; for fridges by missed ingredients. */
function rank({ summary }: Kept): number {
  return summary.errors.calories?.share ?? (summary.ingredients ? 1 - summary.ingredients.recall : Infinity)
}

function cellsOf({ who, at, summary }: Kept): string[] {
  const { answered, errors, ingredients, spread, latencyMs, dollars } = summary
  const all = answered.model + answered.builtin + answered.none
  const told = (figure: number | undefined, say: (figure: number) => string) =>
    figure === undefined ? '–' : say(figure)
  return [
    who,
    at.slice(0, 10),
    words.share((all - answered.none) / all),
    told(errors.calories?.share, words.share),
    told(errors.calories?.bias, words.signed),
    told(errors.protein?.share, words.share),
    told(errors.carbs?.share, words.share),
    told(errors.fat?.share, words.share),
    told(ingredients?.precision, words.share),
    told(ingredients?.recall, words.share),
    told(spread?.ofEnergy, words.share),
    words.time(latencyMs.p95),
    told(dollars === undefined ? undefined : dollars / all, words.dollars),
  ]
}
