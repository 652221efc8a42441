import type { MealType } from '#contract/nutrition/nutrition.ts'
import { type Shown, useUnsent } from '#web/features/offline/use-unsent.ts'

/** A meal in words that the server has not read yet. */
export type WaitingSentence = { id: string; sentence: string; mealType: MealType; targetDate: string }

/** Sentences of a day that wait to be read or were not understood, in order of writing. */
export function useWaitingSentences(day: string): Shown<WaitingSentence>[] {
  return useUnsent<WaitingSentence>(['sentence']).filter(({ targetDate }) => targetDate === day)
}
