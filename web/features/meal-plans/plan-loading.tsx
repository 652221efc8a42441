import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { words } from './words.ts'

/** Placeholder of a plan: tabs, day picker and one day's meals; on wide screens seven columns. */
export function PlanLoading() {
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-11 w-full" />
      <div className="mt-5 grid gap-4 lg:hidden">
        <Skeleton className="h-16 w-full rounded-md" />
        <Skeleton className="h-28 w-full" />
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-18 w-full" />
        ))}
      </div>
      <div className="mt-5 grid grid-cols-7 gap-3 max-lg:hidden">
        {[0, 1, 2, 3, 4, 5, 6].map((column) => (
          <Skeleton key={column} className="h-[38rem] w-full rounded-md" />
        ))}
      </div>
    </div>
  )
}
