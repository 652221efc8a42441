import { Link } from 'wouter'
import type { Activity } from '#contract/activities.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { RoadDrawing } from './road-drawing.tsx'
import { useRecentActivities } from './use-activities.ts'
import { formatMoment } from './when.ts'
import { words } from './words.ts'

const shown = 10

/** The newest activities: icon, kind, when, how long, how much energy. */
export function RecentList({ zone }: { zone: string }) {
  const { data, isPending, isError, isFetching, refetch } = useRecentActivities(shown)
  return (
    <section aria-labelledby="recent-activities">
      <h2 id="recent-activities" className="display text-2xl">
        {words.recentTitle}
      </h2>
      <div className="mt-3">
        {isPending ? (
          <div role="status" aria-label={words.loading} className="grid gap-3">
            {[0, 1, 2, 3].map((place) => (
              <Skeleton key={place} className="h-16 w-full" />
            ))}
          </div>
        ) : isError && !data ? (
          <ErrorState
            title={words.loadFailedTitle}
            text={words.loadFailedText}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : data?.length ? (
          <ul className="divide-y divide-line">
            {data.map((activity) => (
              <Row key={activity.id} activity={activity} zone={zone} />
            ))}
          </ul>
        ) : (
          <EmptyState art={<RoadDrawing />} title={words.none} text={words.noneText} />
        )}
      </div>
    </section>
  )
}

function Row({ activity, zone }: { activity: Activity; zone: string }) {
  const { id, activityType, startTime, duration, caloriesBurned } = activity
  return (
    <li>
      <Link
        href={`/fitness?tab=history&activity=${id}`}
        className="-mx-2 flex min-h-16 items-center gap-3.5 rounded-md px-2 py-2 transition-colors duration-150 hover:bg-sunken"
      >
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken emoji text-xl"
        >
          {words.emoji(activityType)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{words.label(activityType)}</span>
          <span className="block text-sm text-ink-2">{formatMoment(startTime, zone)}</span>
        </span>
        <span className="text-right tabular-nums">
          <span className="block font-semibold">
            {formatNumber(duration / 60)} {words.minutes}
          </span>
          <span className="block text-sm text-ink-2">
            {formatNumber(caloriesBurned)} {words.kcal}
          </span>
        </span>
      </Link>
    </li>
  )
}
