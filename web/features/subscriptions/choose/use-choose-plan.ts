import { useLocation, useSearchParams } from 'wouter'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { track } from '#web/http/events.ts'
import { isIos } from '#web/http/platform.ts'
import { useApplePurchase } from '../app-store/use-apple-purchase.ts'
import { afterChoice, keepChoice, planNamed, subscribePath } from './plan-choice.ts'

/** The choice and the target of Continue. */
export function useChoosePlan() {
  const { user } = useUser()
  const [search, setSearch] = useSearchParams()
  const [, go] = useLocation()
  const upgrade = search.get('upgrade') === 'true'
  const current = planNamed(user?.subscriptionTier)
  // A Plus subscriber is offered Pro.
  const plan = planNamed(search.get('plan')) ?? (current === 'plus' ? 'pro' : 'plus')
  const purchase = useApplePurchase({
    onException: (wanted) => go(subscribePath(wanted, { upgrade: true, fallback: true })),
  })

  return {
    plan,
    /** The choice is part of the address and survives a reload. */
    choose(next: PlanId) {
      purchase.reset()
      const query = new URLSearchParams(search)
      query.set('plan', next)
      setSearch(query, { replace: true })
    },
    current,
    upgrade,
    isBuying: purchase.isPending,
    /** The outcome of an App Store purchase, once finished. */
    outcome: purchase.data,
    proceed() {
      track({ name: 'select_plan', category: 'subscription', label: plan, value: plans[plan].price })
      if (!user && !upgrade) track({ name: 'trial_start_clicked' })
      keepChoice(plan)
      const next = afterChoice({ plan, upgrade, isSignedIn: Boolean(user), isIos: isIos() })
      if (next === 'purchase') purchase.mutate(plan)
      else go(next)
    },
  }
}
