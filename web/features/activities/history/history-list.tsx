import { useState } from 'react'
import { Link } from 'wouter'
import type { Activity } from '#contract/activities/activities.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatDay } from '#web/ui/measures/format.ts'
import { type HistoryFilter, useActivityHistory } from '../use-activities.ts'
import { words } from '../words.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryRow } from './history-row.tsx'
import { MoreActivities } from './more-activities.tsx'
import { RoadDrawing } from './route/road-drawing.tsx'
import { useRemoveActivity } from './use-remove-activity.ts'

type Props = {
  unit: LengthUnit
  onOpen: (id: string) => void
  /** By months over the page; else in a box 400 pixels high. */
  whole?: boolean
}

/** The list of activities with its filters, loaded page by page. */
export function HistoryList({ unit, onOpen, whole }: Props) {
  const { zone, today } = useToday()
  const [filter, setFilter] = useState<HistoryFilter>({})
  const history = useActivityHistory(filter)
  const remove = useRemoveActivity()
  const activities = history.data?.pages.flatMap((page) => page.activities) ?? []
  const filtered = Object.values(filter).some(Boolean)
  const rows = (some: readonly Activity[]) => (
    <ul className="divide-y divide-line">
      {some.map((activity) => (
        <HistoryRow
          key={activity.id}
          activity={activity}
          unit={unit}
          zone={zone}
          onOpen={() => onOpen(activity.id)}
          onRemove={() => void remove(activity)}
        />
      ))}
    </ul>
  )
  const more = history.hasNextPage ? (
    <MoreActivities
      busy={history.isFetchingNextPage}
      failed={history.isFetchNextPageError}
      onMore={() => void history.fetchNextPage()}
      endless={whole}
    />
  ) : null
  return (
    <section aria-label={whole ? words.allActivities : words.recentTitle}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {whole ? null : (
          <div className="flex flex-wrap items-baseline gap-x-4">
            <h2 className="display text-2xl">{words.recentTitle}</h2>
            <Link
              href="/fitness/history"
              className="touch inline-flex min-h-11 items-center text-sm font-semibold text-herb"
            >
              {words.allActivities}
            </Link>
          </div>
        )}
        <HistoryFilters filter={filter} onChange={setFilter} today={today} />
      </div>
      {history.isPending ? (
        <div role="status" aria-label={words.loading} className="mt-4 grid gap-3">
          {[0, 1, 2].map((place) => (
            <Skeleton key={place} className="h-24 w-full" />
          ))}
        </div>
      ) : history.isError && !activities.length ? (
        <ErrorState
          title={words.loadFailedTitle}
          text={words.loadFailedText}
          onRetry={() => void history.refetch()}
          busy={history.isFetching}
        />
      ) : activities.length && whole ? (
        <>
          {[...Map.groupBy(activities, ({ day }) => day.slice(0, 7))].map(([month, some]) => (
            <section key={month} aria-labelledby={`month-${month}`} className="mt-6">
              <h2 id={`month-${month}`} className="display text-2xl">
                {formatDay(`${month}-01`, 'month')}
              </h2>
              <div className="mt-2 rounded-lg border border-line bg-raised">{rows(some)}</div>
            </section>
          ))}
          {more}
        </>
      ) : activities.length ? (
        <div className="mt-3 max-h-[400px] overflow-y-auto rounded-lg border border-line bg-raised">
          {rows(activities)}
          {more}
        </div>
      ) : filtered ? (
        <EmptyState
          title={words.noneFound}
          action={
            <Button variant="secondary" onClick={() => setFilter({})}>
              {words.showAll}
            </Button>
          }
        />
      ) : (
        <EmptyState art={<RoadDrawing />} title={words.none} text={words.noneText} />
      )}
    </section>
  )
}
