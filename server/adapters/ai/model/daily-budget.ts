import type { Spend } from '../ai.ts'

/** A ceiling of `callsADay` (UTC days) within one process. */
export function memoryBudget(callsADay: number, now: () => Date = () => new Date()): Spend {
  let day = ''
  let spent = 0
  return async () => {
    const today = now().toISOString().slice(0, 10)
    if (today !== day) {
      day = today
      spent = 0
    }
    if (spent >= callsADay) return false
    spent++
    return true
  }
}
