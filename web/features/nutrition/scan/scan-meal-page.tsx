import { X } from 'lucide-react'
import { Link } from 'wouter'
import { useUser } from '#web/features/access/use-user.ts'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { signInPath } from '#web/http/platform.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { EmptyPlate } from '../log/plate/empty-plate.tsx'
import { words } from '../words.ts'
import { ScanMeal } from './scan-meal.tsx'

/** The meal scanner as a screen; closing it leads to the dashboard. */
export function ScanMealPage() {
  const { user, isLoading } = useUser()
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-xl px-5 pb-10 sm:px-8">
      <header className="flex items-center justify-between gap-3 pt-[calc(1.25rem+env(safe-area-inset-top))] pb-4">
        <h1 className="display text-[2rem] sm:text-[2.75rem]">{words.scanMeal}</h1>
        <Link
          href="/dashboard"
          aria-label={words.closeScanner}
          className="-mr-2 grid size-11 place-items-center rounded-full hover:bg-sunken"
        >
          <X className="size-5" aria-hidden="true" />
        </Link>
      </header>
      {user ? (
        user.subscriptionTier === 'trial_no_payment' ? (
          <PlanNotice title={words.paymentTitle} text={words.paymentText} />
        ) : (
          <ScanMeal />
        )
      ) : isLoading ? (
        <Spinner />
      ) : (
        <EmptyState
          art={<EmptyPlate />}
          title={words.scanSignIn}
          action={<LinkButton href={signInPath()}>{words.signIn}</LinkButton>}
        />
      )}
    </main>
  )
}
