import { ChevronLeft, Pencil, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ActivityDetail } from '#contract/activities/activities.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { isGone } from '#web/http/api-error.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { lazyDrawing } from '#web/ui/lazy-drawing.ts'
import { isRide, type LengthUnit } from '#web/ui/measures/distance.ts'
import { ActivityPhoto } from '../photo/activity-photo.tsx'
import { SharePicture } from '../share/share-picture-button.tsx'
import { useActivity } from '../use-activities.ts'
import { formatMoment } from '../when.ts'
import { words } from '../words.ts'
import { ActivityFigures } from './activity-figures.tsx'
import { EditDialog } from './edit-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'
import { HeldRecords } from './held-records.tsx'
import { RouteOf } from './route/route-of.tsx'
import { SplitTable } from './route/split-table.tsx'
import { Scorecard } from './scorecard.tsx'
import { statedNote } from './stated-note.ts'
import { useRemoveActivity } from './use-remove-activity.ts'

const TrackCharts = lazyDrawing(() => import('./route/track-charts.tsx'))

export function ActivityView({ id, unit, onClose }: { id: string; unit: LengthUnit; onClose: () => void }) {
  const { data, error, isPending, isFetching, refetch } = useActivity(id)
  return (
    <div className="grid grid-cols-1 gap-5">
      <button
        type="button"
        onClick={onClose}
        className="-ml-2 inline-flex min-h-11 items-center gap-1 justify-self-start rounded-full pr-3 pl-1 text-sm font-medium text-ink-2 hover:text-ink"
      >
        <ChevronLeft className="size-4" aria-hidden="true" />
        {words.backToHistory}
      </button>
      {data ? (
        <Shown activity={data} unit={unit} onGone={onClose} />
      ) : isPending ? (
        <Skeleton className="h-96 w-full" />
      ) : isGone(error) ? (
        <EmptyState title={words.gone} text={words.goneText} />
      ) : (
        <ErrorState
          title={words.loadFailedTitle}
          text={words.loadFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </div>
  )
}

function Shown({
  activity,
  unit,
  onGone,
}: {
  activity: ActivityDetail
  unit: LengthUnit
  onGone: () => void
}) {
  const { zone } = useToday()
  const remove = useRemoveActivity(onGone)
  const [editing, setEditing] = useState(false)
  const { activityType, routeName, startTime, source, notes, splits, series, golf } = activity
  const wheels = isRide(activityType)
  const told = statedNote(activity, unit)
  const own = unit === 'mi' ? splits.miles : splits.kilometres
  return (
    <article className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-start gap-4">
        <span
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-md bg-sunken emoji text-2xl"
        >
          {words.emoji(activityType)}
        </span>
        <div className="min-w-0 grow basis-52">
          <h2 className="display text-[1.75rem] leading-tight">{routeName || words.label(activityType)}</h2>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-2">
            {words.label(activityType)} · {formatMoment(startTime, zone)}{' '}
            <Badge>{words.sources[source]}</Badge>
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <SharePicture activity={activity} unit={unit} />
          <ExportMenu id={activity.id} hasRoute={activity.hasRoute} />
          <Button
            variant="secondary"
            icon={<Pencil className="size-4" aria-hidden="true" />}
            onClick={() => setEditing(true)}
          >
            {words.edit}
          </Button>
          <IconButton
            label={words.remove(words.label(activityType), formatMoment(startTime, zone))}
            onClick={() => void remove(activity)}
          >
            <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      </header>
      {activity.hasRoute ? <RouteOf id={activity.id} unit={unit} /> : null}
      <ActivityFigures activity={activity} unit={unit} />
      {told ? <p className="-mt-2 text-sm text-ink-2">{told}</p> : null}
      <HeldRecords activity={activity} unit={unit} />
      {notes ? <p className="max-w-prose whitespace-pre-line">{notes}</p> : null}
      <ActivityPhoto activity={activity} />
      {series.length > 2 ? (
        <Suspense fallback={<Skeleton className="h-72 w-full" />}>
          <TrackCharts series={series} unit={unit} wheels={wheels} />
        </Suspense>
      ) : null}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {own.length ? <SplitTable title={words.splits} splits={own} unit={unit} wheels={wheels} /> : null}
        {splits.laps.length > 1 ? (
          <SplitTable title={words.laps} splits={splits.laps} unit={unit} wheels={wheels} />
        ) : null}
        {golf ? <Scorecard round={golf} /> : null}
      </div>
      {editing ? <EditDialog activity={activity} unit={unit} onClose={() => setEditing(false)} /> : null}
    </article>
  )
}
