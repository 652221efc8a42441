import { appleSubscriptions } from '#contract/http/paths.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { type PlanId, plans } from '#contract/subscriptions/plans.ts'
import type { Subscription } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatLongDate } from '#web/ui/measures/format.ts'
import { Panel } from '../manage/panel.tsx'
import { words } from '../words.ts'

export function NoCards({ support }: { support: string | null }) {
  return (
    <Panel title={words.noCardsTitle}>
      <NoCardsText support={support} />
      <LinkButton href="/dashboard" variant="secondary" className="mt-5">
        {words.toDashboard}
      </LinkButton>
    </Panel>
  )
}

/** Where the people who run the server are written to. */
export const contactHref = (support: string | null) =>
  support === null ? '/about#contact' : `mailto:${support}`

/** How to get a plan on a server that takes no cards. */
export function NoCardsText({ support }: { support: string | null }) {
  return (
    <p className="max-w-prose text-ink-2">
      {support === null ? words.noCardsTextForm : words.noCardsText}{' '}
      <a
        href={contactHref(support)}
        className="touch font-semibold break-words text-herb underline decoration-herb/40 underline-offset-4"
      >
        {support ?? words.contactForm}
      </a>
      {support === null ? '.' : null}
    </p>
  )
}

export function ByApple() {
  return (
    <Panel title={words.subscriptionTitle}>
      <p className="text-ink-2">{words.byAppleText}</p>
      <LinkButton href={appleSubscriptions} className="mt-5">
        {words.manageAtApple}
      </LinkButton>
    </Panel>
  )
}

/** The chosen plan is already active, or a change to it is pending. */
export function SamePlan({ plan, subscription }: { plan: PlanId; subscription: Subscription }) {
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const { name } = plans[plan]
  const { nextTier, currentPeriodEnd } = subscription
  const waits = nextTier === plan && currentPeriodEnd
  return (
    <Panel title={waits ? words.waitingTitle(name) : words.samePlanTitle(name)}>
      <p className="text-ink-2">
        {waits ? words.waitingText(formatLongDate(currentPeriodEnd, zone)) : words.samePlanText}
      </p>
      <LinkButton href="/subscription" className="mt-5">
        {words.manage}
      </LinkButton>
    </Panel>
  )
}
