import { capitalised } from '#contract/measures/capitalised.ts'
import { fallbackTimezone } from '#contract/product.ts'
import type { Billing } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatLongDate, formatMoney } from '#web/ui/measures/format.ts'
import { Invoices } from '../manage/invoices.tsx'
import { Panel, Row, Rows } from '../manage/panel.tsx'
import { useBilling } from '../use-subscription.ts'
import { words } from '../words.ts'

/** Card, next payment and invoices from the card provider. */
export function Payment() {
  const { data, isError, isFetching, refetch } = useBilling()
  return (
    <>
      <Panel title={words.paymentTitle}>
        {data ? (
          <Facts billing={data} />
        ) : isError ? (
          <ErrorState
            title={words.billingFailedTitle}
            text={words.billingFailedText}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <div className="grid gap-4">
            {['card', 'next', 'mail'].map((row) => (
              <Skeleton key={row} className="h-7 w-full" />
            ))}
          </div>
        )}
      </Panel>
      {data ? (
        <Panel title={words.invoicesTitle}>
          <Invoices invoices={data.invoices} />
        </Panel>
      ) : null}
    </>
  )
}

function Facts({ billing }: { billing: Billing }) {
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const { cardBrand, cardLast4, billingEmail, amount, nextBillingDate } = billing
  return (
    <Rows>
      <Row label={words.nextPayment}>
        {amount && nextBillingDate
          ? words.amountOn(formatMoney(amount), formatLongDate(nextBillingDate, zone))
          : words.nothingDue}
      </Row>
      <Row label={words.card}>
        {cardBrand && cardLast4 ? words.cardOf(capitalised(cardBrand), cardLast4) : words.noCard}
      </Row>
      {billingEmail ? <Row label={words.billingEmail}>{billingEmail}</Row> : null}
    </Rows>
  )
}

/** 'visa' as Visa. */
