import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { fallbackTimezone } from '#contract/product.ts'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { finishCheckout, type Subscription } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { call } from '#web/http/client.ts'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { formatLongDate, formatMoney } from '#web/ui/measures/format.ts'
import { forgetChoice } from '../choose/plan-choice.ts'
import { Panel } from '../manage/panel.tsx'
import { isPaidTier, paysLater } from '../manage/plan-state.ts'
import { refreshAfterChange } from '../use-subscription.ts'
import { words } from '../words.ts'
import { Waiting } from './waiting.tsx'

/** The return from the provider's page: whether the payment succeeded. */
export function Finish({ plan, session }: { plan: PlanId; session: string }) {
  const queries = useQueryClient()
  const finish = useQuery({
    queryKey: [finishCheckout.path, session],
    queryFn: ({ signal }) => call(finishCheckout, { body: { sessionId: session }, signal }),
  })
  const paid = finish.data && isPaidTier(finish.data.tier) && finish.data.biller === 'stripe'
  useEffect(() => {
    if (!paid) return
    forgetChoice()
    void refreshAfterChange(queries)
  }, [paid, queries])

  const again = () => void finish.refetch()
  if (paid) return <Thanks plan={plan} subscription={finish.data} />
  if (finish.isPending)
    return <Waiting label={words.finishing} slowText={words.slowPaymentText} onRetry={again} />
  return (
    <Panel title={finish.isError ? words.finishFailedTitle : words.pendingTitle}>
      <p role="alert" className="text-ink-2">
        {finish.isError ? words.finishFailedText : words.pendingText}
      </p>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button onClick={again} busy={finish.isFetching}>
          {words.checkAgain}
        </Button>
        <LinkButton href="/dashboard" variant="secondary">
          {words.toDashboard}
        </LinkButton>
      </div>
    </Panel>
  )
}

function Thanks({ plan, subscription }: { plan: PlanId; subscription: Subscription }) {
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const held = subscription.tier === 'pro' || subscription.tier === 'plus' ? subscription.tier : plan
  const { name, price } = plans[held]
  const { trialEndDate, currentPeriodEnd } = subscription
  const first = paysLater(subscription, new Date()) ? trialEndDate : null
  return (
    <Panel title={words.doneTitle(name)} tone="herb">
      <div role="status" className="grid gap-1">
        <p>{words.doneText}</p>
        {first ? <p>{words.firstChargeOn(formatMoney(price), formatLongDate(first, zone))}</p> : null}
        {!first && currentPeriodEnd ? (
          <p>{words.nextChargeOn(formatMoney(price), formatLongDate(currentPeriodEnd, zone))}</p>
        ) : null}
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <LinkButton href="/dashboard">{words.toDashboard}</LinkButton>
        <LinkButton href="/subscription" variant="secondary">
          {words.manage}
        </LinkButton>
      </div>
    </Panel>
  )
}
