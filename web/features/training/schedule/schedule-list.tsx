import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { words } from './schedule-words.ts'
import { useSchedules } from './use-schedules.ts'

/** The saved schedules; renders nothing without any. */
export function ScheduleList() {
  const tell = useInUnits()
  const { data, isError, isFetching, refetch } = useSchedules()
  if (isError && !data)
    return (
      <ErrorState
        title={words.listFailed}
        text={words.failedText}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  if (!data?.length) return null
  return (
    <section aria-labelledby="schedules-title" className="mx-auto grid w-full max-w-3xl gap-3">
      <h2 id="schedules-title" className="display text-2xl">
        {words.listTitle}
      </h2>
      <ul className="grid gap-3">
        {data.map(({ id, title, startsOn, endsOn, done, total, next }) => (
          <Card as="li" flush key={id} className="hover:border-edge">
            <Link
              href={`/fitness?tab=scheduler&schedule=${id}`}
              className="flex items-center gap-4 rounded-lg p-5"
            >
              <span className="grid min-w-0 flex-1 gap-1.5">
                <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span className="text-lg font-semibold">{tell(title)}</span>
                  <span className="text-sm text-ink-2">
                    {words.range(formatDay(startsOn, 'short'), formatDay(endsOn, 'short'))}
                  </span>
                </span>
                <ProgressBar
                  label={words.doneOf(formatNumber(done), formatNumber(total))}
                  value={done}
                  max={total}
                />
                <span className="text-sm text-ink-2">
                  {words.facts([
                    words.doneOf(formatNumber(done), formatNumber(total)),
                    next ? words.nextSession(next.title, formatDay(next.day)) : '',
                  ])}
                </span>
              </span>
              <ChevronRight className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
            </Link>
          </Card>
        ))}
      </ul>
    </section>
  )
}
