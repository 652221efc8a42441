import type { PlanId } from '#contract/subscriptions/plans.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { type ApiError, planRefusal, type UsedUp } from './api-error.ts'
import { planOffer } from './plan-offer.ts'
import { words } from './words.ts'

type Props = {
  title?: string
  text?: string
  error?: ApiError
  /** Usage, for refusals by quota. */
  usedUp?: UsedUp
  /** The cheapest plan that allows this; undefined if any plan does. */
  upgrade?: PlanId
}

/** Shows a refusal by plan or quota, with a link to the plans. */
export function PlanNotice({ title, text, error, usedUp, upgrade }: Props) {
  const refusal = error ? planRefusal(error) : undefined
  const counted = usedUp ?? refusal?.usedUp
  const offer = planOffer(upgrade ?? refusal?.upgrade)
  return (
    <Card as="section" tone="herb" className="grid grid-cols-1 justify-items-start gap-3">
      <div>
        <h2 className="display text-xl">{title ?? refusal?.title ?? words.planTitle}</h2>
        <p className="mt-1 text-ink-2">{text ?? refusal?.text ?? words.planText}</p>
      </div>
      {counted ? (
        <ProgressBar
          value={counted.used}
          max={counted.limit}
          label={words.usedThisMonth}
          className="w-full max-w-xs bg-paper"
        />
      ) : null}
      {offer ? <LinkButton href={offer.href}>{offer.label}</LinkButton> : null}
    </Card>
  )
}
