import type { PlanId } from '#contract/subscriptions/plans.ts'
import { notePlanNext, planIsNext } from '../manage/plan-next.ts'
import { keptChoice } from './plan-choice.ts'

/** The plan chosen before sign-in, for pages without account data. */
export function useKeptPlan() {
  return {
    note: () => notePlanNext(),
    plan: (): PlanId | undefined => (planIsNext() ? keptChoice() : undefined),
  }
}
