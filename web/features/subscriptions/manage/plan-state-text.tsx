import { fallbackTimezone } from '#contract/product.ts'
import { plans } from '#contract/subscriptions/plans.ts'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Card } from '#web/ui/card.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatLongDate, formatMoney } from '#web/ui/measures/format.ts'
import { useCardsOff } from '../use-subscription.ts'
import { words } from '../words.ts'
import { badgesOf, daysLeftText, sentencesOf } from './plan-state.ts'

/** The plan with its state and end date; `named` if a heading names the plan already. */
export function PlanStateText({ subscription, named }: { subscription: Subscription; named?: true }) {
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const { tier, status, biller, trialEndDate, graceUntil } = subscription
  const now = new Date()
  const cardsOff = useCardsOff() !== undefined
  return (
    <>
      {status === 'past_due' ? (
        <Card tone="tomato" role="alert" className="mb-4">
          <p className="font-semibold">{words.pastDueTitle}</p>
          <p className="mt-1">
            {graceUntil ? words.pastDueText(formatLongDate(graceUntil, zone)) : words.pastDueSoon}
          </p>
        </Card>
      ) : null}
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 empty:hidden">
        {named ? null : <span className="display text-3xl">{words.tiers[tier]}</span>}
        {(tier === 'plus' || tier === 'pro') && biller !== 'granted' ? (
          <span className="text-ink-2 tabular-nums">
            {formatMoney(plans[tier].price)} {words.perMonth}
          </span>
        ) : null}
        {tier === 'trial' && trialEndDate ? (
          <span className="font-semibold text-herb">{daysLeftText(trialEndDate, now)}</span>
        ) : null}
      </p>
      <div className="mt-2 grid max-w-prose gap-1 text-ink-2">
        {sentencesOf(subscription, zone, now, !cardsOff).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </>
  )
}

export function PlanBadges({ subscription }: { subscription: Subscription }) {
  return badgesOf(subscription).map(({ tone, label }) => (
    <Badge key={label} tone={tone}>
      {label}
    </Badge>
  ))
}
