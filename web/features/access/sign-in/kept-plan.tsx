import { plans } from '#contract/subscriptions/plans.ts'
import { useNextStep } from '#web/features/subscriptions/choose/use-next-step.ts'
import { words } from '../words.ts'

/** Shows the plan chosen before signing in, if any. */
export function KeptPlan() {
  const plan = useNextStep().plan()
  if (!plan) return null
  return <p className="mb-4 rounded-md bg-herb-soft px-4 py-3">{words.yourPlan(plans[plan].name)}</p>
}
