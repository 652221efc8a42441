import { Link } from 'wouter'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { useSubscription } from '../use-subscription.ts'
import { words } from '../words.ts'
import { Panel } from './panel.tsx'
import { PlanActions } from './plan-actions.tsx'
import { PlanBadges, PlanStateText } from './plan-state-text.tsx'

/** Subscription summary and actions for the account. */
export function BillingTab() {
  const { data: subscription, isError, isFetching, refetch } = useSubscription()
  return (
    <Panel
      title={words.billingTitle}
      badges={subscription ? <PlanBadges subscription={subscription} /> : null}
    >
      {subscription ? (
        <>
          <PlanStateText subscription={subscription} />
          <PlanActions subscription={subscription} />
          <Link
            href="/subscription"
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-herb underline decoration-herb/40 underline-offset-4 hover:decoration-herb"
          >
            {words.details}
          </Link>
        </>
      ) : isError ? (
        <ErrorState
          title={words.failedTitle}
          text={words.failedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <div role="status" aria-label={words.checking} className="grid gap-4">
          <Skeleton className="h-9 w-48" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-11 w-56 rounded-full" />
        </div>
      )}
    </Panel>
  )
}
