import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { getExerciseHistory, type ExerciseHistory as History } from '#contract/strength/exercises.ts'
import { isGone } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { lazyDrawing } from '#web/ui/lazy-drawing.ts'
import { formatDay } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { usePreferences } from '../use-preferences.ts'
import { formatSet, formatWeight, type WeightUnit } from '../weights.ts'
import { words } from '../words.ts'
import { RecordFigures } from './record-figures.tsx'

const Trend = lazyDrawing(() => import('./exercise-trend.tsx'))

type Props = { exerciseId: string; name: string; onClose: () => void }

/** Records, trend and all sets of an exercise. */
export function ExerciseHistory({ exerciseId, name, onClose }: Props) {
  const { unit, formula } = usePreferences()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [getExerciseHistory.path, exerciseId],
    queryFn: ({ pageParam: cursor, signal }) =>
      call(getExerciseHistory, { params: { exerciseId }, query: { cursor }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: History) => next ?? undefined,
    staleTime: 0,
  })
  const first = data?.pages[0]
  const empty = isGone(error) || first?.days.length === 0
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name}>
      {empty ? (
        <p className="text-ink-2">{words.noDays}</p>
      ) : first ? (
        <div className="grid grid-cols-1 gap-6">
          <section aria-label={words.records}>
            <RecordFigures records={first.records} unit={unit} />
          </section>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <Trend exerciseId={exerciseId} unit={unit} />
          </Suspense>
          <RepsAtWeight history={first} unit={unit} />
          <Days pages={data.pages} unit={unit} />
          {hasNextPage ? (
            <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {words.more}
            </Button>
          ) : null}
          <p className="text-sm text-ink-3">{words.formula(words.formulas[formula])}</p>
        </div>
      ) : error ? (
        <ErrorState title={words.historyFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Dialog>
  )
}

function RepsAtWeight({ history: { repsAtWeight }, unit }: { history: History; unit: WeightUnit }) {
  if (!repsAtWeight.length) return null
  return (
    <section aria-labelledby="reps-at-weight">
      <h3 id="reps-at-weight" className="font-semibold">
        {words.repsAtWeight}
      </h3>
      <ul>
        {repsAtWeight.map(({ kilograms, reps, day }) => (
          <li key={kilograms} className="flex items-baseline gap-3 border-t border-line py-2 tabular-nums">
            <span className="flex-1">{formatWeight(kilograms, unit)}</span>
            <span>{words.reps(reps)}</span>
            <span className="w-28 text-right text-sm text-ink-3">{formatDay(day)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Days({ pages, unit }: { pages: readonly History[]; unit: WeightUnit }) {
  const sets = Map.groupBy(
    pages.flatMap((page) => page.sets),
    ({ day }) => day,
  )
  return (
    <section aria-labelledby="exercise-days">
      <h3 id="exercise-days" className="font-semibold">
        {words.days}
      </h3>
      <ul>
        {pages
          .flatMap(({ days }) => days)
          .map(({ day, volume }) => (
            <li key={day} className="border-t border-line py-2.5">
              <p className="flex items-baseline justify-between gap-3">
                <span className="font-medium">{formatDay(day)}</span>
                <span className="text-sm text-ink-3 tabular-nums">
                  {volume ? formatWeight(Math.round(volume), unit) : ''}
                </span>
              </p>
              <p className="text-ink-2 tabular-nums">
                {(sets.get(day) ?? [])
                  .map((set) => [words.kindMarks[set.kind], formatSet(set, unit)].filter(Boolean).join(' '))
                  .join('  ·  ')}
              </p>
            </li>
          ))}
      </ul>
    </section>
  )
}
