import type { PlanId } from '#contract/subscriptions/plans.ts'
import { isIos } from '#web/http/platform.ts'
import { useConfig } from '#web/http/use-config.ts'
import { forgetPlanNext, notePlanNext, planIsNext } from '../manage/plan-next.ts'
import { forgetChoice, keptChoice, subscribePath } from './plan-choice.ts'

/** What comes after signing in: on with the plan that was chosen before it, else the dashboard. */
export function useNextStep() {
  const config = useConfig()
  const plan = (): PlanId | undefined => (planIsNext() ? keptChoice() : undefined)
  return {
    /** The plan that waits for its person to sign in. */
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
