import { Link } from 'wouter'
import { plans } from '#contract/subscriptions/plans.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { HelpLinks } from '#web/ui/help-links.tsx'
import { Wordmark } from '#web/ui/mark.tsx'
import { formatMoney } from '#web/ui/measures/format.ts'
import { Page } from '#web/ui/page.tsx'
import type { StoreResult } from '../app-store/app-store.ts'
import { useStoreProduct } from '../app-store/use-store-product.ts'
import { contactHref, NoCardsText } from '../checkout/nothing-to-pay.tsx'
import { useCardsOff } from '../use-subscription.ts'
import { words } from '../words.ts'
import { PlanCard } from './plan-card.tsx'
import { useChoosePlan } from './use-choose-plan.ts'

/** Both plans side by side, and the button that continues to sign-up or payment. */
export function ChoosePlanPage() {
  const { user } = useUser()
  const { plan, choose, current, upgrade, isBuying, outcome, proceed } = useChoosePlan()
  const { name, price, appleProductId } = plans[plan]
  const shown = useStoreProduct(appleProductId)?.price || formatMoney(price)
  const support = useCardsOff()
  return (
    <div className="mx-auto max-w-4xl">
      {user ? null : (
        <div className="px-5 pt-4 sm:px-8">
          <Link href="/" className="inline-flex min-h-11 items-center rounded-sm">
            <Wordmark />
          </Link>
        </div>
      )}
      <Page
        title={words.chooseTitle}
        lead={upgrade || user ? words.upgradeLead : words.chooseLead}
        back={{ href: '/', label: words.backHome }}
      >
        {support !== undefined ? (
          <div className="mb-5 rounded-md bg-sunken px-4 py-3">
            <p className="font-semibold">{words.noCardsTitle}</p>
            <NoCardsText support={support} />
          </div>
        ) : null}
        <fieldset>
          <legend className="sr-only">{words.plansLabel}</legend>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {(['plus', 'pro'] as const).map((one) => (
              <PlanCard
                key={one}
                plan={one}
                isChosen={plan === one}
                isCurrent={current === one}
                onChoose={() => choose(one)}
              />
            ))}
          </div>
        </fieldset>
        <div
          className={`sticky z-10 -mx-5 mt-5 flex items-center justify-between gap-4 border-t border-line bg-paper px-5 py-3 sm:mx-0 sm:px-0 md:static md:border-0 md:pt-2 ${
            user
              ? 'bottom-[calc(4.5rem+env(safe-area-inset-bottom))] lg:bottom-0'
              : 'bottom-0 pb-[max(0.75rem,env(safe-area-inset-bottom))]'
          }`}
        >
          <p aria-live="polite" className="leading-tight">
            {outcome ? (
              <Outcome {...outcome} />
            ) : (
              <>
                <span className="block font-semibold">{name}</span>
                <span className="text-sm text-ink-2 tabular-nums">
                  {shown} {words.perMonth}
                </span>
              </>
            )}
          </p>
          {outcome?.success ? (
            <LinkButton size="lg" href="/dashboard">
              {words.toDashboard}
            </LinkButton>
          ) : user && support !== undefined ? (
            <LinkButton size="lg" href={contactHref(support)}>
              {words.askForPlan}
            </LinkButton>
          ) : (
            <Button size="lg" onClick={proceed} busy={isBuying}>
              {isBuying ? words.iosBuying : words.continue}
            </Button>
          )}
        </div>
        <HelpLinks className={user ? 'mt-4 lg:hidden' : 'mt-4'} />
      </Page>
    </div>
  )
}

/** The outcome of an App Store purchase. */
function Outcome({ success, cancelled, error }: StoreResult) {
  if (success) return <span className="font-semibold">{words.iosDone}</span>
  if (cancelled) return <span>{words.iosCancelled}</span>
  return (
    <>
      <span className="block font-semibold">{words.iosFailed}</span>
      {error ? <span className="text-sm text-ink-2">{error}</span> : null}
    </>
  )
}
