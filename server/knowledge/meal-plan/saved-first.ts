import type { Candidate } from './week.ts'

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
