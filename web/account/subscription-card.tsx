import type { ReactNode } from 'react'
import { plans } from '#contract/plans.ts'
import { fallbackTimezone } from '#contract/product.ts'
import type { User } from '#contract/user.ts'
import { choosePlanPath } from '#web/http/plan-notice.tsx'
import { isIos } from '#web/http/platform.ts'
import { Badge } from '#web/ui/badge.tsx'
import { LinkButton } from '#web/ui/button.tsx'
import { formatMoney } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { screenExists } from '#web/ui/screen-exists.ts'
import { Section } from '#web/ui/section.tsx'
import { words } from './billing-words.ts'
import { badgeOf, daysLeftText, sentencesOf } from './plan-state.ts'

type Props = {
  user: User
  /** What can be done about the plan, beside choosing another. */
  actions?: ReactNode
}

/** Which plan this is, how it stands, and until when. */
export function SubscriptionCard({ user, actions }: Props) {
  const { subscriptionTier: tier, trialEndDate } = user
  const badge = badgeOf(user)
  const paid = tier === 'plus' || tier === 'pro'
  const onTrial = tier === 'trial' && trialEndDate !== null
  const link = paid ? words.changePlan : tier === 'trial' ? words.addPaymentMethod : words.choosePlan
  return (
    <Section title={words.title} badge={<Badge tone={badge.tone}>{badge.label}</Badge>}>
      {user.subscriptionStatus === 'past_due' ? (
        <Notice tone="bad" title={words.pastDueTitle}>
          {words.pastDueText}
        </Notice>
      ) : null}
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="display text-3xl">{words.tiers[tier]}</span>
        {paid ? <span className="text-ink-2">{words.price(formatMoney(plans[tier].price))}</span> : null}
        {onTrial ? (
          <span className="font-semibold text-herb">{daysLeftText(trialEndDate, new Date())}</span>
        ) : null}
      </p>
      <div className="mt-2 grid max-w-prose gap-1 text-ink-2">
        {sentencesOf(user, user.timezone ?? fallbackTimezone).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isIos() ? <p>{words.appStore}</p> : null}
      </div>
      {actions || screenExists(choosePlanPath) ? (
        <div className="mt-5 flex flex-wrap gap-2">
          {screenExists(choosePlanPath) ? (
            <LinkButton href={choosePlanPath} variant={paid ? 'secondary' : 'primary'}>
              {link}
            </LinkButton>
          ) : null}
          {actions}
        </div>
      ) : null}
    </Section>
  )
}
