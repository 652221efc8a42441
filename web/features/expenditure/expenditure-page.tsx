import type { Expenditure } from '#contract/expenditure.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { CheckInCard } from './check-in-card.tsx'
import { EstimateCards } from './estimate-cards.tsx'
import { NotEnough } from './not-enough.tsx'
import { useCheckIn } from './use-check-in.ts'
import { useExpenditure } from './use-expenditure.ts'
import { WeightQuestions } from './weight-questions.tsx'
import { words } from './words.ts'

/** The weekly check-in, and daily expenditure with its interval and course; or what is missing for both. */
export function ExpenditurePage() {
  const { user } = useUser()
  const { data, isPending, isFetching, refetch } = useExpenditure()
  const checkIn = useCheckIn()
  if (!user) return null
  return (
    <Page title={words.title} lead={words.lead} back={{ href: '/analytics', label: words.back }}>
      {isPending || checkIn.isPending ? (
        <div role="status" aria-label={words.loading} className="grid gap-4 lg:grid-cols-2">
          <Skeleton className="h-72 w-full rounded-lg!" />
          <Skeleton className="h-72 w-full rounded-lg!" />
        </div>
      ) : data ? (
        <div className="grid grid-cols-1 gap-4">
          <CheckInCard loaded={checkIn} />
          <WeightQuestions {...data} units={user.units} />
          {data.state === 'estimate' ? (
            <EstimateCards expenditure={data} units={user.units} />
          ) : (
            <NotEnough needs={data.needs} formula={data.formula} />
          )}
          <HowItWorks formula={data.formula} />
        </div>
      ) : (
        <ErrorState
          title={words.loadFailed}
          text={words.loadFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </Page>
  )
}

function HowItWorks({ formula }: Pick<Expenditure, 'formula'>) {
  return (
    <Card as="section" aria-labelledby="expenditure-how" tone="sunken" className="grid gap-3">
      <h2 id="expenditure-how" className="display text-[1.375rem]">
        {words.howTitle}
      </h2>
      <div className="text-ink-2 lg:columns-2 lg:gap-10">
        {words.how.map((text) => (
          <p key={text} className="mb-3 max-w-prose break-inside-avoid">
            {text}
          </p>
        ))}
      </div>
      {formula.assumed.length ? (
        <>
          <p className="max-w-prose text-ink-2">{words.assumed(formula.assumed)}</p>
          <LinkButton href="/account" variant="secondary" className="justify-self-start">
            {words.addFacts}
          </LinkButton>
        </>
      ) : null}
    </Card>
  )
}
