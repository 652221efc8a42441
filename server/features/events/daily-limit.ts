import { dayIn, dayMs } from '#contract/measures/day.ts'

/**
 * Limits the rows of a day (UTC) to `most`. `count` returns the rows since a time; it is called when a day begins
 * and after every `renewAfter` rows, so that servers on one database share the limit.
 */
export function dailyLimit(most: number, count: (since: Date) => Promise<number>, renewAfter = 1000) {
  let day = ''
  let left: Promise<number> = Promise.resolve(0)
  let given = 0
  return async (wanted: number, now: Date): Promise<number> => {
    const today = dayIn('UTC', now)
    if (today !== day || given >= renewAfter) {
      day = today
      given = 0
      left = count(new Date(Math.floor(now.getTime() / dayMs) * dayMs)).then((stored) => most - stored)
      left.catch(() => {
        day = ''
      })
    }
    const room = await left
    const granted = Math.max(0, Math.min(wanted, room - given))
    given += granted
    return granted
  }
}
