import type { Candidate } from './candidate.ts'
import type { MadeRecipe } from './made-recipe.ts'
import type { Dish } from './pattern.ts'
import { weightOf, worth } from './worth.ts'

/** The recipe of a candidate; undefined where it does not come out as it should. */
export type Write = (candidate: Candidate) => MadeRecipe | undefined
type Wanted = { count: number; not: ReadonlySet<string> }

/** Fewer than these, and one that misses its style is better than none. */
const enough = 3

/**
 * The best `count`, each of another dish, and of other kitchens, methods and main parts than those before it as far
 * as there are any. Those that use the best of what is at hand go before the others, even where only `loose` lets them
 * through, until there are three; what is in `not` comes last. A recipe is only written out when its turn comes, for
 * that is what costs.
 */
export function choose(
  candidates: readonly Candidate[],
  { strict, loose }: { strict: Write; loose: Write },
  { count, not }: Wanted,
): MadeRecipe[] {
  const best = Math.max(0, ...candidates.flatMap(({ used }) => used.map(weightOf)))
  const worths = new Map(candidates.map((one) => [one, worth(one, best)]))
  const chosen: { candidate: Candidate; recipe: MadeRecipe }[] = []
  const repeats: typeof chosen = []
  const isNew = ({ candidate, recipe }: (typeof chosen)[number]) =>
    !chosen.some((one) => one.candidate.dish === candidate.dish || one.recipe.title === recipe.title)

  const fill = (write: Write, upTo: number, which: (one: Candidate) => boolean = () => true) => {
    const left = new Set(candidates.filter(which))
    for (const { candidate } of chosen) withoutDish(left, candidate.dish)
    while (chosen.length < upTo && left.size) {
      const candidate = bestOf(left, (one) => worths.get(one)! - likeness(one, chosen))
      left.delete(candidate)
      const recipe = write(candidate)
      if (!recipe) continue
      if (not.has(recipe.title.toLowerCase())) repeats.push({ candidate, recipe })
      else if (isNew({ candidate, recipe })) {
        chosen.push({ candidate, recipe })
        withoutDish(left, candidate.dish)
      }
    }
  }
  const usesBest = ({ used }: Candidate) => used.some((one) => weightOf(one) >= best)
  fill(strict, count, usesBest)
  if (chosen.length < enough) fill(loose, Math.min(count, enough), usesBest)
  if (chosen.length < enough) fill(strict, count)
  if (chosen.length < enough) fill(loose, Math.min(count, enough))
  // What was there before is better than too little.
  for (const one of repeats) if (chosen.length < Math.min(count, enough) && isNew(one)) chosen.push(one)
  return chosen.map(({ recipe }) => recipe)
}

function bestOf(left: Iterable<Candidate>, score: (candidate: Candidate) => number): Candidate {
  let best: Candidate | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (const candidate of left) {
    const own = score(candidate)
    if (own > bestScore) [best, bestScore] = [candidate, own]
  }
  return best!
}

function withoutDish(left: Set<Candidate>, dish: Dish): void {
  for (const one of left) if (one.dish === dish) left.delete(one)
}

function likeness({ dish, used }: Candidate, chosen: readonly { candidate: Candidate }[]): number {
  let likeness = 0
  for (const { candidate: other } of chosen) {
    if (other.dish.cuisine === dish.cuisine) likeness += 1.5
    if (other.dish.method === dish.method) likeness += 0.8
    if (other.used[0] && used[0] === other.used[0]) likeness += 0.5
  }
  return likeness
}
