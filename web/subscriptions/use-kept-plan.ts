import type { PlanId } from '#contract/plans.ts'
import { keptChoice } from './plan-choice.ts'
import { notePlanNext, planIsNext } from './plan-next.ts'

/** The plan that somebody chose before signing in, for pages that know nothing of the account. */
export function useKeptPlan() {
  return {
    note: () => notePlanNext(),
    plan: (): PlanId | undefined => (planIsNext() ? keptChoice() : undefined),
  }
}
