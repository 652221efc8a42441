import type { PlanId } from '#contract/subscriptions/plans.ts'
import { isIos } from '#web/http/platform.ts'
import { useConfig } from '#web/http/use-config.ts'
import { forgetPlanNext, notePlanNext, planIsNext } from '../manage/plan-next.ts'
import { forgetChoice, keptChoice, subscribePath } from './plan-choice.ts'

/** The step after sign-in: the checkout of the plan chosen before, else the dashboard. */
export function useNextStep() {
  const config = useConfig()
  const plan = (): PlanId | undefined => (planIsNext() ? keptChoice() : undefined)
  return {
    /** The plan chosen before sign-in. */
    plan,
    path(): string {
      const waiting = plan()
      const payable = isIos() || config?.cards !== false
      return waiting && payable ? subscribePath(waiting) : '/dashboard'
    },
    notePlan: notePlanNext,
    forget() {
      forgetPlanNext()
      forgetChoice()
    },
  }
}
