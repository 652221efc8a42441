import { AppError } from '#contract/http/errors.ts'
import { addDays, dayIn, daysBetween, weekEnd, weekStart, yearsBetween } from '#contract/measures/day.ts'
import type { WeekReview } from '#contract/week-review.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import { goalsOf } from '#server/features/goals/service.ts'
import { weightTrend } from '#server/features/weight/service.ts'
import type { Account } from '#server/http/identity.ts'
import { advisedNutrients } from '#server/knowledge/nutrients/advised.ts'
import { daysWithin, firstDayOf } from '../day-store.ts'
import { totalsStore } from '../store.ts'
import { words } from '../words.ts'
import { findingsOf } from './findings.ts'

/** Days up to a week's end from which the weight's change is taken. */
const weighedDays = 28

/**
 * The week from `chosen`, a Monday; without it this week, on a Monday the last one if it is not before the first entry.
 * Reads the totals of two weeks, whatever the history. Error: `invalid` for a week ahead.
 */
export async function weekReview({ db, now }: Deps, user: Account, chosen?: string): Promise<WeekReview> {
  const today = dayIn(user.zone, now())
  const thisMonday = weekStart(today)
  const firstDay = await firstDayOf(db, user.id)
  const firstMonday = firstDay && firstDay <= today ? weekStart(firstDay) : null
  const isReviewDay = today === thisMonday && firstMonday !== null && firstMonday < thisMonday
  const monday = chosen ?? (isReviewDay ? addDays(thisMonday, -7) : thisMonday)
  if (monday > thisMonday)
    throw new AppError('invalid', words.weekAhead, { fields: { monday: words.weekAhead } })
  const sunday = weekEnd(monday)
  const until = sunday < today ? sunday : today
  const lastFinished = sunday < today ? sunday : addDays(today, -1)
  const weekBefore = addDays(monday, -7)

  const [both, goals, profile, weight, life] = await Promise.all([
    daysWithin(db, user.id, { from: weekBefore, to: lastFinished }),
    goalsOf(db, user.id),
    readProfile(db, user),
    weightTrend(db, user.id, addDays(until, 1 - weighedDays), until),
    totalsStore(db, user.id).life(),
  ])
  const days = both.filter(({ day }) => day >= monday)
  const before = both.filter(({ day }) => day < monday)
  const { findings, suggestion } = findingsOf({
    today,
    days,
    finishedDays: daysBetween(monday, lastFinished) + 1,
    before,
    sameBefore: before.filter(({ day }) => day <= addDays(lastFinished, -7)),
    goals,
    advised: advisedNutrients({
      sex: profile.sex,
      motherhood: profile.motherhood,
      age: profile.birthDate === null ? null : yearsBetween(profile.birthDate, today),
      kilograms: profile.weight,
    }),
    weight: { ...weight, inWeek: weight.points.some(({ measuredOn }) => measuredOn >= monday) },
    streak: life ? longestRunAt(life, lastFinished, today) : null,
    units: user.units,
  })
  return {
    monday,
    finishedDays: daysBetween(monday, lastFinished) + 1,
    loggedDays: days.length,
    findings,
    // A suggestion is only given for recent weeks.
    suggestion: monday < addDays(thisMonday, -7) ? null : suggestion,
    thisMonday,
    firstMonday,
  }
}

type Life = NonNullable<Awaited<ReturnType<ReturnType<typeof totalsStore>['life']>>>

/** The newest run of logged days, if it is the longest and ends with the week: `lastFinished` or the day after. */
function longestRunAt({ loggedFrom, loggedTo, loggedBest }: Life, lastFinished: string, today: string) {
  if (!loggedFrom || !loggedTo || daysBetween(loggedFrom, loggedTo) + 1 < loggedBest) return null
  // A planned day ahead is not counted.
  const to = loggedTo < today ? loggedTo : today
  return to < lastFinished || to > addDays(lastFinished, 1)
    ? null
    : { days: daysBetween(loggedFrom, to) + 1, to }
}
