import type { Expenditure } from '#contract/expenditure.ts'
import { addDays, dayIn, daysBetween, yearsBetween } from '#contract/measures/day.ts'
import type { Database } from '#server/adapters/database/database.ts'
import type { Deps } from '#server/deps.ts'
import { readProfile } from '#server/features/account/service.ts'
import { daysWithin } from '#server/features/insights/service.ts'
import { weighInsWithin } from '#server/features/weight/service.ts'
import type { Account } from '#server/http/identity.ts'
import type { LoggedDay } from '#server/knowledge/expenditure/complete-days.ts'
import type { Estimate } from '#server/knowledge/expenditure/estimate.ts'
import {
  isEnoughFor,
  type LearnedExpenditure,
  learnExpenditure,
} from '#server/knowledge/expenditure/learn-expenditure.ts'
import { windowDays } from '#server/knowledge/expenditure/record.ts'
import { cautionOf, explain, tens } from './explain.ts'
import { markedDayStore } from './marked-day-store.ts'

export { mayBeDue } from './check-ins/store.ts'

/** What an account's log and weigh-ins tell of its expenditure. */
export async function expenditureOf(deps: Deps, user: Account): Promise<Expenditure> {
  const { learned, today } = await learnedOf(deps, user)
  return answerOf(learned, today, user)
}

/** Reads the totals and weigh-ins of the last half year, whatever the history. */
export async function learnedOf(deps: Deps, user: Account) {
  const today = dayIn(user.zone, deps.now())
  const { days, weighIns, facts } = await recordedOf(deps.db, user, today)
  return { learned: learnExpenditure(today, days, weighIns, facts), today, facts }
}

/** Whether what is recorded is enough for an estimate, without making one. */
export async function isEnough(db: Database, user: Account, today: string): Promise<boolean> {
  const { days, weighIns, facts } = await recordedOf(db, user, today)
  return isEnoughFor(today, days, weighIns, facts)
}

async function recordedOf(db: Database, user: Account, today: string) {
  const from = addDays(today, -windowDays)
  const yesterday = addDays(today, -1)
  const [days, marked, weighIns, profile] = await Promise.all([
    daysWithin(db, user.id, { from, to: yesterday }),
    markedDayStore(db, user.id).within(from, yesterday),
    weighInsWithin(db, user.id, from, today),
    readProfile(db, user),
  ])
  return {
    days: loggedDays(days, marked),
    weighIns: weighIns.map(({ measuredOn, kilograms }) => ({ day: measuredOn, kilograms })),
    facts: { ...profile, age: profile.birthDate === null ? null : yearsBetween(profile.birthDate, today) },
  }
}

/** The days with entries or a mark, oldest first; one that is marked complete without an entry is a day of fasting. */
function loggedDays(
  days: readonly Omit<LoggedDay, 'complete'>[],
  marked: readonly { day: string; complete: boolean }[],
): LoggedDay[] {
  const of = new Map<string, LoggedDay>()
  for (const { day, calories, meals } of days) of.set(day, { day, calories, meals, complete: null })
  for (const { day, complete } of marked)
    of.set(day, { ...(of.get(day) ?? { day, calories: 0, meals: 0 }), complete })
  return [...of.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}

function answerOf(learned: LearnedExpenditure, today: string, { units }: Account): Expenditure {
  const { record, formula } = learned
  const always = {
    formula: { kilocalories: tens(formula.kilocalories), assumed: formula.assumed },
    steps: record.steps.map((step) => ({ ...step, kilograms: tenths(step.kilograms) })),
    outliers: record.outliers,
  }
  if (learned.state === 'not_enough') return { state: learned.state, needs: learned.needs, ...always }
  const { estimate } = learned
  return {
    state: 'estimate',
    ...inTens(estimate),
    ...weightOf(estimate),
    explanation: explain(learned, today, units),
    caution: cautionOf(learned),
    since: record.from,
    completeDays: record.complete.length,
    weighIns: record.kept.length,
    course: estimate.course
      .filter(({ day }) => daysBetween(day, today) % 7 === 0)
      .map(({ day, ...interval }) => ({ day, ...inTens(interval) })),
    ...always,
  }
}

type Interval = Record<'kilocalories' | 'low' | 'high', number>

/** Kilograms of the body, and its change a week. */
export const weightOf = ({ weight, ratePerWeek }: Estimate) => ({
  weightTrend: tenths(weight),
  ratePerWeek: Math.round(ratePerWeek * 100) / 100,
})

const tenths = (kilograms: number) => Math.round(kilograms * 10) / 10
/** The interval is rounded outwards. */
export const inTens = ({ kilocalories, low, high }: Interval): Interval => ({
  kilocalories: tens(kilocalories),
  low: Math.max(0, Math.floor(low / 10) * 10),
  high: Math.ceil(high / 10) * 10,
})
