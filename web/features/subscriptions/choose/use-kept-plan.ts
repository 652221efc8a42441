import type { PlanId } from '#contract/subscriptions/plans.ts'
import { notePlanNext, planIsNext } from '../manage/plan-next.ts'
import { keptChoice } from './plan-choice.ts'

/** The plan that somebody chose before signing in, for pages that know nothing of the account. */
export function useKeptPlan() {
  return {
    note: () => notePlanNext(),
    plan: (): PlanId | undefined => (planIsNext() ? keptChoice() : undefined),
  }
}
