import { useLocation } from 'wouter'
import { fallbackTimezone } from '#contract/product.ts'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatLongDate, formatMoney } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { Panel, Row, Rows } from './panel.tsx'
import { paysLater } from './plan-state.ts'
import { useChangePlan, usePreview } from './use-change-plan.ts'

/** Cost and effective date of a change from the current paid plan to `plan`. */
export function ChangeSummary({ plan, subscription }: { plan: PlanId; subscription: Subscription }) {
  const [, go] = useLocation()
  const preview = usePreview(plan)
  const change = useChangePlan(() => go('/subscription'))
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const { name, price } = plans[plan]
  const { tier, nextTier, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  const isUpgrade = plan === 'pro'
  const title = nextTier ? words.keepTitle(name) : words.changeTitle(name)
  const verb = nextTier ? title : isUpgrade ? words.upgradeTo(name) : words.downgradeTo(name)
  const on = (instant: string) => formatLongDate(instant, zone)
  if (preview.isError)
    return (
      <Panel title={title}>
        <ErrorState
          title={words.previewFailed}
          onRetry={() => void preview.refetch()}
          busy={preview.isFetching}
        />
      </Panel>
    )
  return (
    <Panel title={title}>
      {preview.data ? (
        <>
          <Rows>
            <Row label={words.startsOn}>{isUpgrade ? words.today : on(preview.data.startsOn)}</Row>
            <Row label={isUpgrade ? words.fromNextMonth : words.fromThen}>
              {words.aMonth(formatMoney(price))}
            </Row>
            <Row label={words.dueToday} strong>
              {formatMoney(preview.data.dueToday)}
            </Row>
          </Rows>
          <p className="mt-3 text-ink-2">
            {isUpgrade
              ? upgradeText(subscription)
              : words.changeLater(words.tiers[tier], on(preview.data.startsOn))}
          </p>
        </>
      ) : (
        <div role="status" aria-label={words.checking} className="grid gap-4 py-2">
          {['starts', 'after', 'due'].map((row) => (
            <Skeleton key={row} className="h-7 w-full" />
          ))}
        </div>
      )}
      {cancelAtPeriodEnd && currentPeriodEnd ? (
        <p className="mt-3 rounded-md bg-amber-soft px-4 py-3">
          {words.stillCanceling(on(currentPeriodEnd))}
        </p>
      ) : null}
      <Button
        size="lg"
        className="mt-5 w-full"
        disabled={!preview.data}
        busy={change.isPending}
        onClick={() => change.mutate(plan)}
      >
        {change.isPending ? words.changing : verb}
      </Button>
    </Panel>
  )
}

function upgradeText(subscription: Subscription): string {
  if (subscription.nextTier) return words.takenBack
  return paysLater(subscription, new Date()) ? words.changeInTrial : words.changeNow
}
