import type { Profile } from '#contract/account/profile.ts'
import { type ExpenditureNeed, expenditureNeeds, type FormulaFact } from '#contract/expenditure.ts'
import { activityFactor, restingEnergy } from '../goals/energy-need.ts'
import { addedEnergy } from '../goals/motherhood.ts'
import { assumedBody } from '../goals/person.ts'
import type { LoggedDay } from './complete-days.ts'
import { type Estimate, estimate, type Starting } from './estimate.ts'
import { type ExpenditureRecord, recordOf, wanted, wasEnough } from './record.ts'
import { median } from './robust.ts'
import type { Weighing } from './weigh-in-steps.ts'

/** Facts of the profile that the formula uses; height in centimetres, age in years. */
export type BodyFacts = Pick<Profile, 'height' | 'sex' | 'motherhood' | 'activityLevel' | 'weight'> & {
  age: number | null
}

export type LearnedExpenditure = {
  record: ExpenditureRecord
  /** Kilocalories a day by the formula alone, and the facts that it had to assume. */
  formula: { kilocalories: number; resting: number; assumed: FormulaFact[] }
} & (
  | { state: 'estimate'; estimate: Estimate }
  | { state: 'not_enough'; needs: { what: ExpenditureNeed; have: number; want: number }[] }
)

/**
 * Relative standard deviation of the formula: that of Mifflin and St Jeor's resting energy (about 10 %), and of the
 * stated activity; larger where facts are assumed.
 */
const formulaDeviation = { known: 0.15, assumed: 0.22 } as const

/** Daily expenditure from the logged days and weigh-ins of a window (`windowDays`), oldest first; or what is missing. */
export function learnExpenditure(
  today: string,
  days: readonly LoggedDay[],
  weighIns: readonly Weighing[],
  facts: BodyFacts,
): LearnedExpenditure {
  const { formula, body } = formulaOf(weighIns, facts)
  const record = recordOf(today, days, weighIns, formula.resting)
  if (!wasEnough(today, record)) {
    const needs = expenditureNeeds.map((what) => ({
      what,
      have: record.has[what],
      want: wanted[what],
    }))
    return { state: 'not_enough', record, formula, needs }
  }
  const starting: Starting = {
    kilocalories: formula.kilocalories,
    deviation:
      formula.kilocalories * (formula.assumed.length ? formulaDeviation.assumed : formulaDeviation.known),
  }
  return { state: 'estimate', record, formula, estimate: estimate(today, record, starting, body) }
}

/** Whether `learnExpenditure` answers with an estimate. */
export function isEnoughFor(
  today: string,
  days: readonly LoggedDay[],
  weighIns: readonly Weighing[],
  facts: BodyFacts,
): boolean {
  const { formula } = formulaOf(weighIns, facts)
  return wasEnough(today, recordOf(today, days, weighIns, formula.resting))
}

function formulaOf(
  weighIns: readonly Weighing[],
  { weight, height, age, sex, motherhood, activityLevel }: BodyFacts,
) {
  const body = {
    weight: weighIns.length
      ? median(weighIns.map(({ kilograms }) => kilograms))
      : (weight ?? assumedBody.weight),
    height: height ?? assumedBody.height[sex],
    age: age ?? assumedBody.age,
    sex,
  }
  const resting = restingEnergy(body)
  const assumed: FormulaFact[] = [
    ...(height === null ? (['height'] as const) : []),
    ...(age === null ? (['birthDate'] as const) : []),
    ...(activityLevel === null ? (['activityLevel'] as const) : []),
  ]
  const added = addedEnergy('', motherhood)?.calories ?? 0
  const kilocalories = resting * activityFactor[activityLevel ?? 'light'] + added
  return { body, formula: { kilocalories, resting, assumed } }
}
