import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { type PlanId, plans } from '#contract/plans.ts'
import { useUser } from '#web/access/use-user.ts'
import { track } from '#web/http/events.ts'
import { isIos } from '#web/http/platform.ts'
import { afterChoice, keepChoice, planNamed, subscribePath } from './plan-choice.ts'
import { useApplePurchase } from './use-apple-purchase.ts'

/** The choice and where Continue leads. */
export function useChoosePlan() {
  const { user } = useUser()
  const [search] = useSearchParams()
  const [, go] = useLocation()
  const upgrade = search.get('upgrade') === 'true'
  const current = planNamed(user?.subscriptionTier)
  const [chosen, choose] = useState<PlanId>()
  // Whoever has Plus comes for the other one.
  const plan = chosen ?? planNamed(search.get('plan')) ?? (current === 'plus' ? 'pro' : 'plus')
  const { mutate: purchase, isPending } = useApplePurchase({
    onException: (wanted) => go(subscribePath(wanted, { upgrade: true, fallback: true })),
  })

  return {
    plan,
    choose,
    current,
    upgrade,
    isBuying: isPending,
    proceed() {
      track({ name: 'select_plan', category: 'subscription', label: plan, value: plans[plan].price })
      if (!user && !upgrade) track({ name: 'trial_start_clicked' })
      keepChoice(plan)
      const next = afterChoice({ plan, upgrade, isSignedIn: Boolean(user), isIos: isIos() })
      if (next === 'purchase') purchase(plan)
      else go(next)
    },
  }
}
