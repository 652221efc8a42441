import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { getConfig } from '#contract/config.ts'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { read } from '#web/http/query-client.ts'
import { Card } from '#web/ui/card.tsx'
import { ChangeSummary } from '../manage/change-summary.tsx'
import { isPaidTier } from '../manage/plan-state.ts'
import { useSubscription } from '../use-subscription.ts'
import { words } from '../words.ts'
import { ByApple, NoCards, SamePlan } from './nothing-to-pay.tsx'
import { PaySummary } from './pay-summary.tsx'
import { Waiting } from './waiting.tsx'

type Props = { plan: PlanId; upgrade: boolean; cameBack: boolean }

/** The checkout of `plan` for the account's current state. */
export function Checkout({ plan, upgrade, cameBack }: Props) {
  const queries = useQueryClient()
  const config = useQuery(read(getConfig))
  const subscription = useSubscription()
  const failure = config.error ?? subscription.error
  useEffect(() => {
    if (failure) console.warn('the checkout could not be loaded', failure)
  }, [failure])
  if (!config.data || !subscription.data)
    return (
      <Waiting
        label={words.checking}
        slowText={words.slowText}
        onRetry={() => void queries.refetchQueries({ type: 'active' })}
      />
    )
  return (
    <div className="grid grid-cols-1 gap-5">
      {cameBack ? (
        <Card tone="sunken" role="status">
          <p className="font-semibold">{words.canceledTitle}</p>
          <p className="text-ink-2">{words.canceledText}</p>
        </Card>
      ) : null}
      <Payable
        plan={plan}
        upgrade={upgrade}
        subscription={subscription.data}
        cards={config.data.cards}
        support={config.data.supportEmail}
      />
    </div>
  )
}

type PayableProps = {
  plan: PlanId
  upgrade: boolean
  subscription: Subscription
  cards: boolean
  support: string | null
}

function Payable({ plan, upgrade, subscription, cards, support }: PayableProps) {
  const { biller, tier, nextTier } = subscription
  if (biller === 'apple') return <ByApple />
  const isPaidByCard = biller === 'stripe' && isPaidTier(tier)
  if (isPaidByCard && (nextTier ?? tier) === plan) return <SamePlan plan={plan} subscription={subscription} />
  if (!cards) return <NoCards support={support} />
  if (isPaidByCard) return <ChangeSummary plan={plan} subscription={subscription} />
  return <PaySummary plan={plan} upgrade={upgrade} subscription={subscription} />
}
