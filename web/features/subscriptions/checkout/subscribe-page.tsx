import { useEffect } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { isIos } from '#web/http/platform.ts'
import { HelpLinks } from '#web/ui/help-links.tsx'
import { Page } from '#web/ui/page.tsx'
import { InTheAppStore } from '../app-store/in-the-app-store.tsx'
import { keepChoice, keptChoice, planNamed, signInFirst } from '../choose/plan-choice.ts'
import { words } from '../words.ts'
import { Checkout } from './checkout.tsx'
import { Finish } from './finish.tsx'

/** Payment of a plan: on the card provider's page, or in the iOS app through the App Store. */
export function SubscribePage() {
  const { user } = useUser()
  const [search] = useSearchParams()
  const plan = planNamed(search.get('plan')) ?? keptChoice() ?? 'plus'
  const session = search.get('session_id')
  const upgrade = search.get('upgrade') === 'true'
  if (!user) return <SignInFirst plan={plan} upgrade={upgrade} />
  if (session && !isIos())
    return (
      <Page
        title={words.subscriptionTitle}
        back={{ href: '/account?tab=billing', label: words.backToAccount }}
        narrow
      >
        <Finish plan={plan} session={session} />
      </Page>
    )
  return (
    <Page
      title={words.subscribeTitle}
      back={{ href: `/choose-plan?upgrade=true&plan=${plan}`, label: words.otherPlan }}
      narrow
    >
      {isIos() ? (
        <InTheAppStore plan={plan} upgrade={upgrade} fellBack={search.get('fallback') === 'true'} />
      ) : (
        <Checkout plan={plan} upgrade={upgrade} cameBack={search.get('canceled') === '1'} />
      )}
      <HelpLinks className="mt-8 lg:hidden" />
    </Page>
  )
}

/** Asks to sign in before payment; the chosen plan is stored meanwhile. */
function SignInFirst({ plan, upgrade }: { plan: PlanId; upgrade: boolean }) {
  useEffect(() => keepChoice(plan), [plan])
  return <Redirect to={signInFirst({ upgrade, isIos: isIos() })} replace />
}
