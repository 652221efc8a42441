import { logSentence, type MealType } from '#contract/nutrition/nutrition.ts'
import { useDelivery } from '#web/features/offline/use-delivery.ts'
import { newId } from '#web/http/random.ts'
import type { WaitingSentence } from '../day/list/use-waiting-sentences.ts'
import { mealPaths } from '../day/use-nutrition-day.ts'

type Written = { notes: string; mealType: MealType; targetDate: string; writtenAt?: number | undefined }

/** Queues a sentence on this device; the server reads and logs it when it can be reached. */
export function useLogSentence() {
  const deliver = useDelivery()
  return ({ notes, mealType, targetDate, writtenAt: loggedAt }: Written) => {
    const key = newId()
    const body = { sentence: notes.trim(), mealType, targetDate }
    const shown: WaitingSentence = { id: key, ...body }
    const endpoint = logSentence
    return deliver({ kind: 'sentence', endpoint, body, shown, key, changes: mealPaths, loggedAt })
  }
}
