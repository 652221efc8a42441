import type { Candidate } from './week.ts'

/** Share of a plan's meals that may hold the same ingredient, unless more was typed; staples of every kitchen are not counted. */
export const mostShare = 1 / 3
/** Cost of each meal beyond that share, accepted only where a meal would stay empty. */
const beyondShare = 60

/**
 * Cost of candidates together on a day, by their ingredients that are then in more than `mostShare` of `meals`.
 * `elsewhere` holds the ingredients of each of the plan's other meals; `lasts` the number of meals for which one at hand lasts.
 */
export function crowding(
  candidates: readonly Candidate[],
  meals: number,
  lasts?: ReadonlyMap<string, number>,
) {
  const names = [...new Set(candidates.flatMap(({ holds }) => holds ?? []))]
  const indexOf = new Map(names.map((name, index) => [name, index]))
  const holds = candidates.map((one) => (one.holds ?? []).map((name) => indexOf.get(name)!))
  const share = Math.floor(meals * mostShare)
  const most = names.map((name) => Math.max(share, lasts?.get(name) ?? 0))
  return (elsewhere: readonly (readonly string[])[]) => {
    const counts = new Uint16Array(names.length)
    for (const name of elsewhere.flat()) {
      const index = indexOf.get(name)
      if (index !== undefined) counts[index]! += 1
    }
    return (day: readonly number[]): number => {
      let beyond = 0
      for (const at of day)
        for (const index of holds[at] ?? []) {
          counts[index]! += 1
          if (counts[index]! > most[index]!) beyond++
        }
      for (const at of day) for (const index of holds[at] ?? []) counts[index]! -= 1
      return beyondShare * beyond
    }
  }
}

/** Cost of a dish that was not saved; our own choice. */
export const unsavedCost = 1
/** Cost of a week without a saved dish: above that of crowding, since a saved dish was asked for. */
const noneSaved = 1000

/** Cost of candidates together on a day, when they and the plan's other meals are all dishes that were not saved. */
export function noneSavedCost(candidates: readonly Candidate[], elsewhere: readonly number[]) {
  const isSaved = (at: number) => candidates[at]?.saved === true
  const isOpen = candidates.some(({ saved }) => saved) && !elsewhere.some(isSaved)
  return (day: readonly number[]): number => (isOpen && !day.some(isSaved) ? noneSaved : 0)
}
