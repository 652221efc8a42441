import { plans } from '#contract/subscriptions/plans.ts'
import { useLandingArrival } from '#web/features/access/links/use-landing-arrival.ts'
import { useKeptPlan } from '#web/features/subscriptions/choose/use-kept-plan.ts'
import { isIos } from '#web/http/platform.ts'
import { words } from '../words.ts'
import { useEntryActions } from './entry-actions.tsx'

/** Notices for the address's parameters: a failed sign-in, a chosen plan. */
export function ArrivalNotes() {
  const { failure, wasTold, planSelected } = useLandingArrival(useEntryActions())
  const kept = useKeptPlan()
  if (!failure && !planSelected) return null
  const plan = planSelected ? kept.plan() : undefined
  return (
    <div className="mx-auto grid max-w-[76rem] gap-3 px-5 pt-4 sm:px-8">
      {failure ? (
        <div role="alert" className="rounded-md bg-tomato-soft px-4 py-3">
          {wasTold ? null : <p className="font-semibold">{words.signInFailed}</p>}
          <p className="break-words">{failure}</p>
        </div>
      ) : null}
      {planSelected ? (
        <div role="status" className="rounded-md bg-herb-soft px-4 py-3">
          <p className="font-semibold">{words.planKept}</p>
          <p>
            {plan ? words.planKeptText(plans[plan].name) : words.planKeptUnnamed}{' '}
            {isIos() ? words.planKeptIos : null}
          </p>
        </div>
      ) : null}
    </div>
  )
}
