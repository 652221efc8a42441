import { useInfiniteQuery } from '@tanstack/react-query'
import { cursorOf } from '#contract/http/cursor.ts'
import { listStrengthWorkouts, type StrengthWorkout } from '#contract/strength/workouts.ts'
import { call } from '#web/http/client.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { type PastActions, PastWorkout } from './past-workout.tsx'

const pageSize = 20

function nextCursor(page: readonly StrengthWorkout[]): string | undefined {
  const last = page.at(-1)
  return last && page.length === pageSize
    ? cursorOf({ at: new Date(last.startedAt), id: last.id })
    : undefined
}

/** Past workouts, newest first. */
export function WorkoutList(actions: PastActions) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [listStrengthWorkouts.path],
    queryFn: ({ pageParam, signal }) =>
      call(listStrengthWorkouts, { query: { limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 0,
  })
  const workouts = data?.pages.flat()
  return (
    <section aria-labelledby="past-workouts" className="grid grid-cols-1 gap-2">
      <h2 id="past-workouts" className="display text-2xl">
        {words.pastTitle}
      </h2>
      {workouts ? (
        workouts.length ? (
          <ul>
            {workouts.map((workout) => (
              <PastWorkout key={workout.id} workout={workout} {...actions} />
            ))}
          </ul>
        ) : (
          <EmptyState title={words.noPast} text={words.noPastText} />
        )
      ) : isError ? (
        <ErrorState title={words.pastFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
      {hasNextPage ? (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </section>
  )
}
