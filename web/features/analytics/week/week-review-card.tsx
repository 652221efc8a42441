import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { fewestDays } from '#contract/measures/averages.ts'
import { addDays } from '#contract/measures/day.ts'
import { getWeekReview, type WeekReview } from '#contract/week-review.ts'
import { read } from '#web/http/query-client.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { Problem } from '../problem.tsx'
import { words } from '../words.ts'
import { FindingList } from './finding-list.tsx'
import { WeekNavigator } from './week-navigator.tsx'
import { weekRange } from './weeks.ts'

/** The review of the week from `monday`, or of the default one. Keeps the previous week until the new one arrives. */
function useWeekReview(monday: string | undefined) {
  return useQuery({
    ...read(getWeekReview, { query: monday ? { monday } : {} }),
    refetchOnMount: 'always',
    staleTime: 15_000,
    placeholderData: keepPreviousData,
  })
}

/** `monday` is undefined for the default week. */
type Props = { monday: string | undefined; onChange: (monday: string) => void }

/** Three findings and a suggestion for a week, with navigation to past weeks. */
export function WeekReviewCard({ monday, onChange }: Props) {
  const { data, isPending, isError, isFetching, isPlaceholderData, refetch } = useWeekReview(monday)
  if (isPending)
    return (
      <div role="status" aria-label={words.loading}>
        <Skeleton className="h-120 w-full rounded-lg! lg:h-72" />
      </div>
    )
  if (!data)
    return (
      <Problem
        title={words.weekFailed}
        text={words.advancedFailedText}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  const shown = monday ?? data.monday
  const range = weekRange(shown, data.thisMonday)
  return (
    <Card as="section" aria-labelledby="week-review" className="grid gap-5">
      <WeekNavigator
        monday={shown}
        thisMonday={data.thisMonday}
        firstMonday={data.firstMonday}
        note={shown === data.thisMonday ? words.soFar(range) : range}
        onChange={onChange}
      />
      {isError ? (
        <Problem title={words.weekFailed} hasOld busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      <div
        aria-busy={isPlaceholderData}
        className={`grid gap-5 transition-opacity duration-150 ${isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {data.findings.length ? (
          <FindingList findings={data.findings} />
        ) : (
          <NoFinding review={data} onChange={onChange} />
        )}
        {data.suggestion ? <Suggestion {...data.suggestion} /> : null}
      </div>
    </Card>
  )
}

function Suggestion({ text, action, href }: NonNullable<WeekReview['suggestion']>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-herb-soft px-4 py-3.5">
      <p className="min-w-0 flex-1 basis-64 text-pretty">{text}</p>
      <LinkButton href={href} variant="secondary">
        {action}
      </LinkButton>
    </div>
  )
}

type NoneProps = { review: WeekReview; onChange: (monday: string) => void }

/** Shown with too few days for a finding, with a link for logging. */
function NoFinding({ review, onChange }: NoneProps) {
  const { monday, thisMonday, firstMonday } = review
  const isThisWeek = monday === thisMonday
  const { title, text } = isThisWeek ? soFar(review) : wasEmpty(review)
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-ink-2">
        <span className="mb-1 block text-lg text-ink">{title}</span>
        {text}
      </p>
      <p className="flex flex-wrap gap-2">
        {isThisWeek ? (
          <LinkButton href="/nutrition-log">{words.logNutrition}</LinkButton>
        ) : (
          <LinkButton href={`/nutrition?date=${monday}`} variant="secondary">
            {words.openDay(formatDay(monday, 'weekday'))}
          </LinkButton>
        )}
        {isThisWeek && firstMonday !== null && firstMonday < monday ? (
          <Button variant="secondary" onClick={() => onChange(addDays(monday, -7))}>
            {words.seeLastWeek}
          </Button>
        ) : null}
      </p>
    </div>
  )
}

/** What this week will show, and the first day on which it can. */
function soFar({ monday, loggedDays, finishedDays }: WeekReview) {
  const daysUntil = finishedDays + fewestDays - loggedDays
  return {
    title: loggedDays ? words.weekSoFar(loggedDays) : words.weekBegins,
    text:
      daysUntil > 7 ? words.weekNotAnyMore : words.weekWhen(formatDay(addDays(monday, daysUntil), 'weekday')),
  }
}

function wasEmpty({ monday, firstMonday, loggedDays, finishedDays }: WeekReview) {
  const isBefore = firstMonday === null || monday < firstMonday
  return {
    title: loggedDays
      ? words.weekTooShort(loggedDays, finishedDays)
      : isBefore
        ? words.weekBefore
        : words.weekEmpty,
    text: words.pastWeekHelps,
  }
}
