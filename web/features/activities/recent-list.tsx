import { Trash2 } from 'lucide-react'
import { Link } from 'wouter'
import type { Activity } from '#contract/activities/activities.ts'
import { type Shown, useDiscardUnsent } from '#web/features/offline/use-unsent.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { UnsentBadge } from '#web/ui/feedback/unsent-badge.tsx'
import { IconButton, LinkButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { RoadDrawing } from './history/route/road-drawing.tsx'
import { useRecentActivities } from './use-activities.ts'
import { formatMoment } from './when.ts'
import { words } from './words.ts'

const shown = 10

/** The newest activities: icon, kind, time, duration, energy. */
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
          <EmptyState
            art={<RoadDrawing />}
            title={words.none}
            text={words.noneText}
            action={
              <LinkButton variant="secondary" href="/fitness?tab=history">
                {words.importTitle}
              </LinkButton>
            }
          />
        )}
      </div>
    </section>
  )
}

const row = 'flex min-h-16 min-w-0 flex-1 items-center gap-3.5 py-2'

function Row({ activity, zone }: { activity: Shown<Activity>; zone: string }) {
  const { id, unsent } = activity
  const discard = useDiscardUnsent()
  if (unsent)
    return (
      <li className="flex items-center">
        <div className={row}>
          <Facts activity={activity} zone={zone} />
        </div>
        <IconButton
          label={words.remove(words.label(activity.activityType), formatMoment(activity.startTime, zone))}
          onClick={() => discard(unsent)}
          className="-mr-3 ml-1 text-ink-3 hover:text-tomato"
        >
          <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </li>
    )
  return (
    <li>
      <Link
        href={`/fitness?tab=history&activity=${id}`}
        className={`-mx-2 rounded-md px-2 transition-colors duration-150 hover:bg-sunken ${row}`}
      >
        <Facts activity={activity} zone={zone} />
      </Link>
    </li>
  )
}

function Facts({ activity, zone }: { activity: Shown<Activity>; zone: string }) {
  const { activityType, startTime, duration, caloriesBurned, unsent } = activity
  return (
    <>
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-md bg-sunken emoji text-xl"
      >
        {words.emoji(activityType)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold text-pretty">{words.label(activityType)}</span>
        <span className="block text-sm text-ink-2">{formatMoment(startTime, zone)}</span>
        {unsent ? <UnsentBadge state={unsent.state} /> : null}
      </span>
      <span className="text-right tabular-nums">
        <span className="block font-semibold">
          {formatNumber(duration / 60)} {words.minutes}
        </span>
        <span className="block text-sm text-ink-2">
          {formatNumber(caloriesBurned)} {words.kcal}
        </span>
      </span>
    </>
  )
}
