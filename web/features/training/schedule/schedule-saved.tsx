import { CalendarPlus, ChevronLeft, Trash2 } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { exportSchedule } from '#contract/training/schedules.ts'
import { useInUnits } from '#web/features/access/use-in-units.ts'
import { useExport } from '#web/features/activities/history/use-export.ts'
import { isGone } from '#web/http/api-error.ts'
import { useConfirm } from '#web/ui/feedback/confirm.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button, IconButton, LinkButton } from '#web/ui/forms/button.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { sessionsOf } from './schedule-changes.ts'
import { ScheduleView } from './schedule-view.tsx'
import { words } from './schedule-words.ts'
import { useRemoveSchedule } from './use-change-schedule.ts'
import { useSchedule } from './use-schedules.ts'

const listPath = '/fitness?tab=scheduler'

/** A saved schedule. */
export function SavedScheduleView({ id }: { id: string }) {
  const tell = useInUnits()
  const [, go] = useLocation()
  const { data: saved, error, isPending, isFetching, refetch } = useSchedule(id)
  const { exportFile, isPending: isExporting } = useExport()
  const ask = useConfirm()
  const remove = useRemoveSchedule(() => go(listPath, { replace: true }))
  if (isPending)
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{words.loading}</span>
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-32" />
        <Skeleton className="h-96" />
      </div>
    )
  if (!saved && isGone(error))
    return (
      <EmptyState
        title={words.gone}
        text={words.goneText}
        action={<LinkButton href={listPath}>{words.all}</LinkButton>}
      />
    )
  if (!saved)
    return (
      <ErrorState
        title={words.viewFailed}
        text={words.failedText}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    )
  const { title, startsOn, endsOn } = saved.schedule
  const sessions = sessionsOf(saved.schedule)
  const done = sessions.filter(({ state }) => state === 'done').length
  const discard = async () => {
    const { removeTitle, removeText: text, delete: confirm, keep: cancel } = words
    if (await ask({ title: removeTitle, text, confirm, cancel, danger: true })) remove.mutate(id)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <Link
            href={listPath}
            className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full pr-3 pl-1 text-sm font-medium text-ink-2 hover:text-ink"
          >
            <ChevronLeft className="size-4" aria-hidden="true" />
            {words.all}
          </Link>
          <h2 className="display text-3xl">{tell(title)}</h2>
          <p className="mt-1 text-ink-2">
            {words.facts([
              words.range(formatDay(startsOn), formatDay(endsOn)),
              words.doneOf(formatNumber(done), formatNumber(sessions.length)),
            ])}
          </p>
        </div>
        <div className="flex items-center gap-2">
          <Button
            variant="secondary"
            busy={isExporting}
            icon={<CalendarPlus className="size-4" strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => exportFile({ endpoint: exportSchedule, params: { id } })}
          >
            {words.export}
          </Button>
          <IconButton outlined label={words.remove} onClick={() => void discard()}>
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </div>
      </header>
      <ScheduleView generated={saved} saved={saved} />
    </div>
  )
}
