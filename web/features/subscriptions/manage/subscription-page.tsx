import { isIos } from '#web/http/platform.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Page } from '#web/ui/page.tsx'
import { Payment } from '../checkout/payment.tsx'
import { Quotas } from '../quotas.tsx'
import { useSubscription } from '../use-subscription.ts'
import { words } from '../words.ts'
import { Panel } from './panel.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanBadges, PlanStateText } from './plan-state-text.tsx'

/** The plan and its payment. */
export function SubscriptionPage() {
  const { data: subscription, isError, isFetching, refetch } = useSubscription()
  const wasBilled = !isIos() && (subscription?.biller === 'stripe' || subscription?.status === 'canceled')
  return (
    <Page
      title={words.subscriptionTitle}
      lead={words.subscriptionLead}
      back={{ href: '/account?tab=billing', label: words.backToAccount }}
    >
      {subscription ? (
        <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2">
          <div className="grid grid-cols-1 gap-5">
            <Panel title={words.tiers[subscription.tier]} badges={<PlanBadges subscription={subscription} />}>
              <PlanStateText subscription={subscription} named />
              <PlanActions subscription={subscription} />
            </Panel>
            {wasBilled ? <Quotas /> : null}
          </div>
          <div className="grid grid-cols-1 gap-5">{wasBilled ? <Payment /> : <Quotas />}</div>
        </div>
      ) : isError ? (
        <ErrorState
          title={words.failedTitle}
          text={words.failedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div role="status" aria-label={words.checking} className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-64 w-full rounded-lg" />
          <Skeleton className="h-64 w-full rounded-lg" />
        </div>
      )}
    </Page>
  )
}
