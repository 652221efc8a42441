import { useMutation } from '@tanstack/react-query'
import { appleSubscriptions } from '#contract/http/paths.ts'
import { openPortal, type Subscription } from '#contract/subscriptions/subscriptions.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { choosePlanPath } from '#web/http/plan-offer.ts'
import { isIos } from '#web/http/platform.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { useRestore } from '../app-store/use-restore.ts'
import { NoCardsText } from '../checkout/nothing-to-pay.tsx'
import { subscribePath } from '../choose/plan-choice.ts'
import { redirectToProvider } from '../redirect-to-provider.ts'
import { useCardsOff } from '../use-subscription.ts'
import { words } from '../words.ts'
import { isPaidTier, mayCancel } from './plan-state.ts'
import { useCancel } from './use-cancel.ts'
import { useReactivate } from './use-reactivate.ts'

/** Actions on the subscription. In the iOS app the App Store has them. */
export function PlanActions({ subscription }: { subscription: Subscription }) {
  const { biller } = subscription
  const support = useCardsOff()
  if (support !== undefined && biller !== 'apple')
    return (
      <div className="mt-5">
        <p className="font-semibold">{words.noCardsTitle}</p>
        <NoCardsText support={support} />
      </div>
    )
  return (
    <div className="mt-5 flex flex-wrap gap-2">
      {isIos() ? (
        <InTheApp subscription={subscription} />
      ) : biller === 'apple' ? (
        <LinkButton href={appleSubscriptions}>{words.manageAtApple}</LinkButton>
      ) : (
        <ByCard subscription={subscription} />
      )}
    </div>
  )
}

function InTheApp({ subscription: { biller, tier } }: { subscription: Subscription }) {
  const restore = useRestore()
  return (
    <>
      {biller === 'stripe' ? <p className="w-full">{words.byCardElsewhere}</p> : null}
      {biller === 'apple' ? <LinkButton href={appleSubscriptions}>{words.manageAtApple}</LinkButton> : null}
      {isPaidTier(tier) ? null : (
        <LinkButton href={`${choosePlanPath}?upgrade=true`}>{words.choosePlan}</LinkButton>
      )}
      <Button variant="secondary" onClick={() => restore.mutate()} busy={restore.isPending}>
        {restore.isPending ? words.restoring : words.restore}
      </Button>
    </>
  )
}

function ByCard({ subscription }: { subscription: Subscription }) {
  const { user } = useUser()
  const { cancel, isCancelling } = useCancel()
  const reactivate = useReactivate()
  const portal = usePortal()
  const { status, biller, cancelAtPeriodEnd } = subscription
  const isBilled = biller === 'stripe'
  const isLate = isBilled && status === 'past_due'
  const isLeaving = isBilled && cancelAtPeriodEnd
  const openPortal = () => portal.mutate()
  return (
    <>
      {isLate ? (
        <Button onClick={openPortal} busy={portal.isPending}>
          {words.updateCard}
        </Button>
      ) : null}
      {isLeaving ? (
        <Button onClick={() => reactivate.mutate()} busy={reactivate.isPending}>
          {words.reactivate}
        </Button>
      ) : null}
      <ToAPlan subscription={subscription} quietly={isLate || isLeaving} />
      {isBilled && !isLate ? (
        <Button variant="secondary" onClick={openPortal} busy={portal.isPending}>
          {words.portal}
        </Button>
      ) : null}
      {user && mayCancel(subscription, user.stripeCustomerId !== null) ? (
        <Button
          variant="quiet"
          className="text-tomato"
          onClick={() => void cancel(subscription)}
          busy={isCancelling}
        >
          {words.cancel}
        </Button>
      ) : null}
    </>
  )
}

/** A link to the plans, or to the other plan. */
function ToAPlan({ subscription, quietly }: { subscription: Subscription; quietly: boolean }) {
  const { tier, nextTier } = subscription
  const to = (query = '') => `${choosePlanPath}${query}`
  if (tier === 'trial_no_payment') return <LinkButton href={to()}>{words.choosePlan}</LinkButton>
  if (tier === 'trial') return <LinkButton href={to('?upgrade=true')}>{words.addPaymentMethod}</LinkButton>
  if (tier === 'plus')
    return (
      <LinkButton href={to('?upgrade=true&plan=pro')} variant={quietly ? 'secondary' : 'primary'}>
        {words.upgradePlan}
      </LinkButton>
    )
  if (nextTier)
    return (
      <LinkButton href={subscribePath(tier, { upgrade: true })} variant="secondary">
        {words.keepTitle(words.tiers[tier])}
      </LinkButton>
    )
  return (
    <LinkButton href={to('?upgrade=true&plan=plus')} variant="secondary">
      {words.changePlan}
    </LinkButton>
  )
}

/** Redirects to the provider's portal for cards and invoices. */
function usePortal() {
  const refused = (description: string) =>
    toast({ title: words.portalFailed, description, variant: 'destructive' })
  return useMutation({
    mutationFn: () => call(openPortal),
    onSuccess: ({ url }) => void (redirectToProvider(url) || refused(words.refusedAddress)),
    onError: (error) => void (isSignedOut(error) || refused(errorText(error))),
  })
}
