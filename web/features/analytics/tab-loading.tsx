import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { words } from './words.ts'

/** Placeholder of a tab: four figures, a wide chart and two beside each other. */
export function TabLoading() {
  return (
    <div role="status" className="grid grid-cols-1 gap-4">
      <span className="sr-only">{words.loading}</span>
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <Skeleton key={place} className="h-30 w-full rounded-lg!" />
        ))}
      </div>
      <Skeleton className="h-84 w-full rounded-lg!" />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Skeleton className="h-84 w-full rounded-lg!" />
        <Skeleton className="h-84 w-full rounded-lg!" />
      </div>
    </div>
  )
}
