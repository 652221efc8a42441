import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { MealPlan } from '#contract/meal-plans.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useDefaultGoalsNote } from '#web/features/goals/use-default-goals-note.tsx'
import { useDashboardStats } from '#web/features/insights/use-dashboard-stats.ts'
import { PlanNotice } from '#web/http/plan-notice.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatCount, formatDay } from '#web/ui/measures/format.ts'
import { Page } from '#web/ui/page.tsx'
import { MakePlanDialog } from './make/make-plan-dialog.tsx'
import { PlanEmpty } from './make/plan-empty.tsx'
import { WeekChooser } from './make/week-chooser.tsx'
import { PlanLoading } from './plan-loading.tsx'
import { PlanMenu } from './plan-menu.tsx'
import { PlanTabs } from './plan-tabs.tsx'
import { useMealPlan } from './use-meal-plans.ts'
import { words } from './words.ts'

/** A week of meals: generate, view, change, log, shop and export. */
export function MealPlanPage() {
  const { user } = useUser()
  const [making, setMaking] = useState(false)
  const [, go] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('plan')
  const { plans, plan, isRemoved, isEmpty } = useMealPlan(asked)
  const mayPlan = user?.subscriptionTier !== 'trial_no_payment'
  const open = (id: string) => go(`/meal-plan?plan=${id}`, { replace: true })
  const make = () => setMaking(true)
  const shown = plan.data
  const goalsNote = useDefaultGoalsNote(useDashboardStats().data?.goals)

  return (
    <Page
      title={words.title}
      lead={shown ? leadOf(shown) : undefined}
      back={{ href: '/dashboard', label: words.back }}
      actions={
        shown ? (
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <WeekChooser plans={plans.data ?? []} shown={shown.id} onChoose={open} />
            {mayPlan ? (
              <Button variant="secondary" onClick={make}>
                {words.makeAnother}
              </Button>
            ) : null}
            <PlanMenu plan={shown} onRemoved={() => go('/meal-plan', { replace: true })} />
          </div>
        ) : null
      }
    >
      {mayPlan ? null : (
        <div className="mb-6">
          <PlanNotice title={words.paymentTitle} text={words.paymentText} />
        </div>
      )}
      {isRemoved ? (
        <p role="status" className="mb-5 rounded-md bg-sunken px-4 py-3">
          {shown ? words.planGoneNewest : words.planGone}
        </p>
      ) : null}
      {goalsNote ? <div className="mb-4 print:hidden">{goalsNote}</div> : null}
      {shown ? (
        <PlanTabs key={shown.id} plan={shown} mayLog={mayPlan} />
      ) : isEmpty ? (
        <PlanEmpty onMake={mayPlan ? make : undefined} />
      ) : plans.isError || plan.isError || plans.data === null ? (
        <ErrorState
          title={words.loadFailed}
          text={words.loadFailedText}
          onRetry={() => void (plans.isError ? plans.refetch() : plan.refetch())}
          busy={plans.isFetching || plan.isFetching}
        />
      ) : (
        <PlanLoading />
      )}
      <MakePlanDialog open={making} onClose={() => setMaking(false)} onMade={({ id }) => open(id)} />
    </Page>
  )
}

function leadOf({ days, people }: MealPlan): string {
  const range = words.range(formatDay(days[0]!.day), formatDay(days.at(-1)!.day))
  return words.lead(range, formatCount(people, ...words.peopleCount))
}
