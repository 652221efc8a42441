import { useState } from 'react'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { type HistoryFilter, useActivityHistory } from '../use-activities.ts'
import { words } from '../words.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryRow } from './history-row.tsx'
import { RoadDrawing } from './road-drawing.tsx'
import { useRemoveActivity } from './use-remove-activity.ts'

/** A virtual list of activities, 400 pixels high, loaded page by page. */
export function HistoryList({ unit, onOpen }: { unit: LengthUnit; onOpen: (id: string) => void }) {
  const { zone, today } = useToday()
  const [filter, setFilter] = useState<HistoryFilter>({})
  const history = useActivityHistory(filter)
  const remove = useRemoveActivity()
  const activities = history.data?.pages.flatMap((page) => page.activities) ?? []
  const filtered = Object.values(filter).some(Boolean)
  return (
    <section aria-labelledby="history-list">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="history-list" className="display text-2xl">
          {words.recentTitle}
        </h2>
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
      ) : activities.length ? (
        <div className="mt-3 max-h-[400px] overflow-y-auto rounded-lg border border-line bg-raised">
          <ul className="divide-y divide-line">
            {activities.map((activity) => (
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
          {history.hasNextPage ? (
            <div className="p-3 text-center">
              <Button
                variant="secondary"
                busy={history.isFetchingNextPage}
                onClick={() => void history.fetchNextPage()}
              >
                {words.more}
              </Button>
            </div>
          ) : null}
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
