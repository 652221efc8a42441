import { type Ref, useId } from 'react'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from '../words.ts'
import { LibraryDrawing } from './library-drawing.tsx'
import { LibraryRow } from './library-row.tsx'
import { useWorkouts } from './use-workouts.ts'

/** The saved workouts, newest first. */
export function LibraryList({ ref, onOpen }: { ref: Ref<HTMLElement>; onOpen: (id: string) => void }) {
  const id = useId()
  const { zone } = useToday()
  const { data, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useWorkouts()
  const saved = data?.pages.flatMap(({ workouts }) => workouts)
  return (
    <section ref={ref} tabIndex={-1} aria-labelledby={id} className="scroll-mt-20">
      <h2 id={id} className="display text-2xl">
        {words.library}
      </h2>
      {saved?.length ? (
        <>
          <ul className="mt-2 divide-y divide-line">
            {saved.map((one) => (
              <LibraryRow key={one.id} saved={one} zone={zone} onOpen={() => onOpen(one.id)} />
            ))}
          </ul>
          {hasNextPage ? (
            <Button
              variant="secondary"
              className="mt-4"
              busy={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {words.more}
            </Button>
          ) : null}
        </>
      ) : saved ? (
        <EmptyState art={<LibraryDrawing />} title={words.libraryEmpty} text={words.libraryEmptyText} />
      ) : isPending ? (
        <LibraryLoading />
      ) : (
        <ErrorState
          title={words.libraryFailed}
          text={words.libraryFailedText}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      )}
    </section>
  )
}

function LibraryLoading() {
  return (
    <div role="status" className="mt-4 grid gap-4">
      <span className="sr-only">{words.libraryLoading}</span>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-18 w-full" />
      ))}
    </div>
  )
}
