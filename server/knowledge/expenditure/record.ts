import type { ExpenditureNeed } from '#contract/expenditure.ts'
import { addDays, daysBetween } from '#contract/measures/day.ts'
import { completeDays, type LoggedDay } from './complete-days.ts'
import { type ReadWeighIns, readWeighIns, type Weighing } from './weigh-in-steps.ts'

/** What an estimate needs: days since the record began, days logged completely, and weigh-ins. */
export const wanted: Record<ExpenditureNeed, number> = { days: 21, completeDays: 14, weighIns: 6 }

/** Days in a row without a complete one after which the record begins anew: weight alone does not tell expenditure. */
const longestPause = 28
/** Days before today that are looked at. */
export const windowDays = 182

/** The days that an estimate rests on, from `from` until yesterday, and the weigh-ins until today. */
export type ExpenditureRecord = ReadWeighIns & {
  from: string
  complete: LoggedDay[]
  has: Record<ExpenditureNeed, number>
}

/** `days` and `weighIns`: of the window, oldest first; today's meals do not count, as the day is not over. */
export function recordOf(
  today: string,
  days: readonly LoggedDay[],
  weighIns: readonly Weighing[],
  resting: number,
): ExpenditureRecord {
  const first = addDays(today, -windowDays)
  const inWindow = days.filter(({ day }) => day >= first && day < today)
  const all = completeDays(inWindow, resting)
  const began = startOf(all, today)
  const complete = all.filter(({ day }) => day >= began)
  // A weight shortly before the first meals says where the record began.
  const firstWeighed = addDays(began, complete.length ? -7 : -longestPause)
  const read = readWeighIns(weighIns.filter(({ day }) => day >= firstWeighed && day >= first && day <= today))
  const from = [began, read.kept[0]?.day ?? began].sort()[0]!
  const has = {
    days: daysBetween(from, today),
    completeDays: complete.length,
    weighIns: read.kept.length,
  }
  return { ...read, from, complete, has }
}

/** Whether a record was enough for an estimate on an earlier day, from what was there by then. */
export function wasEnough(on: string, { from, complete, kept }: ExpenditureRecord): boolean {
  return (
    daysBetween(from, on) >= wanted.days &&
    complete.filter(({ day }) => day < on).length >= wanted.completeDays &&
    kept.filter(({ day }) => day <= on).length >= wanted.weighIns
  )
}

/** The first complete day after the last pause; today without one. */
function startOf(complete: readonly LoggedDay[], today: string): string {
  let start = today
  for (const { day } of complete.toReversed()) {
    if (daysBetween(day, start) > longestPause) break
    start = day
  }
  return start
}
