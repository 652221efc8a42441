import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import { Card } from '#web/ui/card.tsx'
import { screenExists } from '#web/ui/device/screen-exists.ts'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { toast } from '#web/ui/feedback/toast.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { type ApiError, planRefusal, type UsedUp } from './api-error.ts'
import { words } from './words.ts'

/** The page that offers the plans. */
export const choosePlanPath = '/choose-plan'
/** The link is shown only in builds that have the screen. */
const canChoosePlan = screenExists(choosePlanPath)

type Offer = { label: string; href: string }

/** The link to the plans: `Choose Plan`, or `Upgrade Plan` with that plan preselected. */
function offerOf(upgrade: PlanId | undefined): Offer {
  return upgrade
    ? { label: words.upgradePlan, href: `${choosePlanPath}?upgrade=true&plan=${plans[upgrade].id}` }
    : { label: words.choosePlan, href: choosePlanPath }
}

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
  const offer = offerOf(upgrade ?? refusal?.upgrade)
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
      {canChoosePlan ? <LinkButton href={offer.href}>{offer.label}</LinkButton> : null}
    </Card>
  )
}

/** The same as a toast, for a button whose call was answered with 402. */
export function toastPlanRefusal(error: ApiError, go: (path: string) => void) {
  const { title, text, upgrade } = planRefusal(error)
  const { label, href } = offerOf(upgrade)
  toast({
    title,
    description: text,
    variant: 'destructive',
    ...(canChoosePlan && { action: { label, onSelect: () => go(href) } }),
  })
}
