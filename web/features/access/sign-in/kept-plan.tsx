import { plans } from '#contract/subscriptions/plans.ts'
import { useNextStep } from '#web/features/subscriptions/choose/use-next-step.ts'
import { words } from '../words.ts'

/** Reminds people of the plan they chose before signing in; nothing where they chose none. */
export function KeptPlan() {
  const plan = useNextStep().plan()
  if (!plan) return null
  return <p className="mb-4 rounded-md bg-herb-soft px-4 py-3">{words.yourPlan(plans[plan].name)}</p>
}
