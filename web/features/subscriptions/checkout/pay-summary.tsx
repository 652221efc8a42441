import { fallbackTimezone } from '#contract/product.ts'
import { firstPaymentAt, type PlanId, plans } from '#contract/subscriptions/plans.ts'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { formatLongDate, formatMoney } from '#web/ui/measures/format.ts'
import { Panel, Row, Rows } from '../manage/panel.tsx'
import { words } from '../words.ts'
import { useCheckout } from './use-checkout.ts'

type Props = { plan: PlanId; upgrade: boolean; subscription: Subscription }

/** The plan, its price and first payment date, and the button to the provider's page. */
export function PaySummary({ plan, upgrade, subscription }: Props) {
  const { pay, isPaying } = useCheckout()
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const { name, price, description } = plans[plan]
  const { tier, trialEndDate, biller } = subscription
  const first = firstPaymentAt(tier, trialEndDate ? new Date(trialEndDate) : null, new Date())
  // A new account's trial needs no card; upgrades come from accounts that have used theirs.
  const offersTrial = first !== null && tier === 'trial' && !upgrade
  return (
    <Panel title={name}>
      <p className="text-ink-2">{description}</p>
      {biller === 'granted' ? <p className="mt-2 font-semibold">{words.granted}</p> : null}
      <div className="mt-4">
        <Rows>
          <Row label={words.billed}>{words.aMonth(formatMoney(price))}</Row>
          <Row label={words.firstPayment}>
            {first ? formatLongDate(first.toISOString(), zone) : words.today}
          </Row>
          <Row label={words.dueToday} strong>
            {formatMoney(first ? 0 : price)}
          </Row>
        </Rows>
      </div>
      {first ? <p className="mt-3 rounded-md bg-herb-soft px-4 py-3">{words.trialKept}</p> : null}
      <div className="mt-5 grid gap-2 sm:grid-cols-2">
        <Button
          size="lg"
          className={offersTrial ? '' : 'sm:col-span-2'}
          onClick={() => pay(plan)}
          busy={isPaying}
        >
          {isPaying ? words.paying : words.pay}
        </Button>
        {offersTrial ? (
          <LinkButton href="/dashboard" size="lg" variant="secondary">
            {words.startNow}
          </LinkButton>
        ) : null}
      </div>
      {offersTrial ? <p className="mt-3 text-sm text-ink-2">{words.startNowNote}</p> : null}
      <p className="mt-3 text-sm text-ink-2">{words.payNote}</p>
      <p className="mt-2 text-sm text-ink-2">{words.terms}</p>
    </Panel>
  )
}
