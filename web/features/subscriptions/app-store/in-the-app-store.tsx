import { useState } from 'react'
import { useLocation } from 'wouter'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { subscribePath } from '../choose/plan-choice.ts'
import { Panel } from '../manage/panel.tsx'
import { words } from '../words.ts'
import { useApplePurchase } from './use-apple-purchase.ts'
import { useRestore } from './use-restore.ts'
import { useStoreProduct } from './use-store-product.ts'

type Props = { plan: PlanId; upgrade: boolean; fellBack: boolean }

/** The iOS app takes no cards: plans are bought or restored through the App Store. */
export function InTheAppStore({ plan, upgrade, fellBack }: Props) {
  const [, go] = useLocation()
  const [outcome, setOutcome] = useState<string>()
  const { name, appleProductId } = plans[plan]
  const price = useStoreProduct(appleProductId)?.price
  const purchase = useApplePurchase({
    onException: (wanted) => go(subscribePath(wanted, { upgrade: true, fallback: true }), { replace: true }),
  })
  const restore = useRestore()
  const offersTrial = useUser().user?.subscriptionTier === 'trial' && !upgrade
  const buy = () =>
    purchase.mutate(plan, {
      onSuccess: ({ success, cancelled }) =>
        setOutcome(success ? words.iosDone : cancelled ? undefined : words.iosFailed),
    })
  return (
    <Panel title={name}>
      {price ? (
        <p className="mb-3">
          <span className="numeral text-3xl">{price}</span>{' '}
          <span className="text-ink-2">{words.perMonth}</span>
        </p>
      ) : null}
      <p>{words.iosText}</p>
      <p role="status" className="mt-3 font-semibold empty:hidden">
        {outcome ?? (fellBack ? words.iosFallback : '')}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        {outcome === words.iosDone ? (
          <LinkButton href="/dashboard">{words.toDashboard}</LinkButton>
        ) : (
          <Button onClick={buy} busy={purchase.isPending}>
            {purchase.isPending ? words.iosBuying : words.iosBuy(name)}
          </Button>
        )}
        {offersTrial && outcome !== words.iosDone ? (
          <LinkButton href="/dashboard" variant="secondary">
            {words.startNow}
          </LinkButton>
        ) : null}
        <Button variant="secondary" onClick={() => restore.mutate()} busy={restore.isPending}>
          {restore.isPending ? words.restoring : words.restore}
        </Button>
      </div>
    </Panel>
  )
}
