import type { ReactNode } from 'react'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { words } from './words.ts'

type Props<Row> = {
  list: {
    rows: Row[]
    isPending: boolean
    isError: boolean
    isFetching: boolean
    isPlaceholderData: boolean
    hasNextPage: boolean
    isFetchingNextPage: boolean
    refetch: () => unknown
    fetchNextPage: () => unknown
  }
  /** Texts while loading and after a failure. */
  loading: string
  failed: string
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** A paged list with its loading, error and empty states. */
export function PagedList<Row>({ list, loading, failed, empty, children }: Props<Row>) {
  if (list.isPending)
    return (
      <div role="status" className="mt-4 grid gap-3">
        <p className="text-sm text-ink-2">{loading}</p>
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-28 w-full" />
        ))}
      </div>
    )
  if (list.isError && !list.rows.length)
    return <ErrorState title={failed} onRetry={() => void list.refetch()} busy={list.isFetching} />
  if (!list.rows.length) return empty
  return (
    <>
      <ul
        aria-busy={list.isPlaceholderData}
        className={`mt-4 divide-y divide-line rounded-lg border border-line bg-raised transition-opacity ${list.isPlaceholderData ? 'opacity-60' : ''}`}
      >
        {list.rows.map(children)}
      </ul>
      {list.hasNextPage ? (
        <div className="mt-4 text-center">
          <Button
            variant="secondary"
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  )
}
