import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import type { UnitSystem } from '#contract/measures/units.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { useSchedules } from '#web/features/training/schedule/use-schedules.ts'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatDistance, lengthUnit } from '#web/ui/measures/distance.ts'
import { formatDay } from '#web/ui/measures/format.ts'
import { Problem } from '../problem.tsx'
import { words } from '../words.ts'

/** Active saved schedules: planned and completed sessions, and the next one. */
export function Schedules({ units }: { units: UnitSystem }) {
  const tell = useInUnits()
  const { today } = useToday()
  const { data, isPending, isFetching, refetch } = useSchedules()
  const running = (data ?? [])
    .filter(({ endsOn }) => endsOn >= today)
    .sort((one, other) => (one.next?.day ?? '9').localeCompare(other.next?.day ?? '9'))
  const unit = lengthUnit(units, 'plan')
  return (
    <Card as="section" aria-labelledby="schedules" className="grid gap-3">
      <h2 id="schedules" className="display text-[1.375rem]">
        {words.schedules}
      </h2>
      {isPending ? (
        <div role="status" aria-label={words.loading}>
          <Skeleton className="h-28 w-full" />
        </div>
      ) : !data ? (
        <Problem
          title={words.schedulesFailed}
          text={words.advancedFailedText}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : running.length ? (
        <ul className="divide-y divide-line">
          {running.map(({ id, title, done, total, next }) => (
            <li key={id}>
              <Link
                href={`/fitness?tab=scheduler&schedule=${id}`}
                className="-mx-2 flex items-center gap-3 rounded-md px-2 py-4 transition-colors duration-150 hover:bg-sunken"
              >
                <span className="grid min-w-0 flex-1 gap-2">
                  <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <span className="font-semibold">{tell(title)}</span>
                    <span className="text-sm text-ink-2">{words.plannedAndDone(done, total)}</span>
                  </span>
                  <ProgressBar label={tell(title)} value={done} max={total} />
                  <span className="text-sm text-ink-2">
                    {next
                      ? words.facts([
                          words.nextSession(formatDay(next.day)),
                          tell(next.title),
                          words.minutes(next.minutes),
                          next.distance ? formatDistance(next.distance, unit, 1) : '',
                        ])
                      : words.allDone}
                  </span>
                </span>
                <ChevronRight className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-ink-2">
            {words.schedulesNone} {words.schedulesNoneText}
          </p>
          <LinkButton href="/fitness?tab=scheduler" variant="secondary">
            {words.planSchedule}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
