import type { Candidate } from './candidate.ts'
import type { MadeRecipe } from './made-recipe.ts'
import { weightOf, worth } from './worth.ts'

/** Writes a candidate's recipe; undefined when it misses its targets. */
export type Write = (candidate: Candidate) => MadeRecipe | undefined
type Wanted = { count: number; not: { titles: ReadonlySet<string>; abouts: ReadonlySet<string> } }
/** Increasing tolerance: the style's difficulty, time and energy, nearly these, any other of one day, any time. */
type Writes = Record<'exact' | 'onTarget' | 'near' | 'strict' | 'loose' | 'slow', Write>
type Chosen = { candidate: Candidate; recipe: MadeRecipe }

/** With fewer recipes, one that misses its style is accepted. */
const enough = 3
/** Minimum number that uses the best ingredients, even where another dish is nearer to the style. */
const fewestOfBest = 2

/**
 * Selects the best `count`, each of another dish, with varied cuisines, methods and main parts. Recipes that meet
 * their style and use the best ingredients come first; then, until there are three, those with one of both, with
 * basic dishes of the best ingredients before dishes that leave them; those in `not` come last. One that needs nothing
 * bought is added where none of them does. Recipes are written on demand, since that is the costly part.
 */
export function choose(
  candidates: readonly Candidate[],
  { exact, onTarget, near, strict, loose, slow }: Writes,
  { count, not }: Wanted,
): MadeRecipe[] {
  const best = Math.max(0, ...candidates.flatMap(({ used }) => used.map(weightOf)))
  const worths = new Map(candidates.map((one) => [one, worth(one, best)]))
  const chosen: Chosen[] = []
  const repeats: Chosen[] = []
  const isRepeat = ({ title, description }: MadeRecipe) =>
    not.titles.has(title.toLowerCase()) || not.abouts.has(description)
  const isNew = ({ candidate, recipe }: Chosen) =>
    !chosen.some((one) => one.candidate.dish.id === candidate.dish.id || one.recipe.title === recipe.title)

  /** Adds the best recipe accepted by `write`; false without one. */
  const addNext = (write: Write, left: Set<Candidate>): boolean => {
    const score = (one: Candidate) => worths.get(one)! - likeness(one, chosen)
    const inOrder = [...left]
      .map((one) => [one, score(one)] as const)
      .sort(([, one], [, other]) => other - one)
    for (const [candidate] of inOrder) {
      left.delete(candidate)
      const recipe = write(candidate)
      if (!recipe || !isNew({ candidate, recipe })) continue
      if (isRepeat(recipe)) repeats.push({ candidate, recipe })
      else {
        chosen.push({ candidate, recipe })
        return true
      }
    }
    return false
  }
  const fill = (write: Write, upTo: number, which: (one: Candidate) => boolean = () => true) => {
    if (chosen.length >= upTo) return
    const left = new Set(candidates.filter(which))
    while (chosen.length < upTo && addNext(write, left));
  }
  const usesBest = ({ used }: Candidate) => used.some((one) => weightOf(one) >= best)
  const isBasic = ({ dish }: Candidate) => dish.basic ?? false
  const isRegular = (one: Candidate) => !isBasic(one)
  const isRegularOfBest = (one: Candidate) => isRegular(one) && usesBest(one)
  const isBasicOfBest = (one: Candidate) => isBasic(one) && usesBest(one)
  const most = Math.max(0, ...candidates.filter(isBasicOfBest).map(foodsUsed))
  const isFullest = (one: Candidate) => isBasicOfBest(one) && foodsUsed(one) >= most
  // A side of a regular dish serves the style only.
  const isAlone = (one: Candidate) => isRegular(one) && !one.dish.beside
  const isAloneOfBest = (one: Candidate) => isAlone(one) && usesBest(one)
  const least = Math.min(count, enough)

  fill(exact, count, isRegularOfBest)
  fill(onTarget, count, isRegularOfBest)
  fill(near, Math.min(least, fewestOfBest), isAloneOfBest)
  fill(strict, Math.min(least, fewestOfBest), isAloneOfBest)
  if (chosen.length < least) fill(onTarget, count, isRegular)
  const fewer = (writes: readonly Write[], which: (one: Candidate) => boolean) => {
    for (const write of writes) fill(write, least, which)
  }
  fewer([near, strict, loose], isAloneOfBest)
  fewer([onTarget, near, strict, loose], isFullest)
  fewer([onTarget, near, strict, loose], isBasicOfBest)
  fewer([near, strict, loose], isAlone)
  fewer([onTarget, near, strict, loose], isBasic)
  fewer([slow], () => true)
  for (const which of [isRegularOfBest, isFullest, isBasicOfBest, isRegular, isBasic])
    for (const write of [onTarget, near, strict, loose])
      if (chosen.every(needsMore)) fill(unlessMore(write), chosen.length + 1, which)
  // Repeated recipes are better than too few.
  for (const one of repeats) if (chosen.length < least && isNew(one)) chosen.push(one)
  return chosen.map(({ recipe }) => recipe)
}

const foodsUsed = ({ used }: Candidate) => used.filter(({ pantry }) => !pantry).length

const needsMore = ({ recipe }: Chosen) => recipe.missing.length > 0

const unlessMore =
  (write: Write): Write =>
  (candidate) => {
    const recipe = write(candidate)
    return recipe?.missing.length ? undefined : recipe
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
