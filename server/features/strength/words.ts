import { mostSets } from '#contract/strength/strength.ts'

/** User-facing sentences of refused sets and sessions. */
export const words = {
  notYet: 'A set cannot lie in the future. Check the clock of this device.',
  fullSession: `A session holds at most ${mostSets} sets.`,
  endsBefore: 'A session ends after it began.',
}
