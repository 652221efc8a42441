import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { words } from '../../words.ts'

/** Placeholder of three meals. */
export function MealsLoading() {
  return (
    <div role="status">
      <span className="sr-only">{words.loadingMeals}</span>
      <Skeleton className="h-4 w-28" />
      <div className="divide-y divide-line">
        {['w-3/5', 'w-2/5', 'w-1/2'].map((width) => (
          <div key={width} className="flex items-center gap-3.5 py-4">
            <Skeleton className="size-11.5 shrink-0" />
            <div className="grid flex-1 gap-2">
              <Skeleton className={`h-4.5 ${width}`} />
              <Skeleton className="h-3.5 w-1/3" />
              <Skeleton className="h-3 w-1/4" />
            </div>
            <Skeleton className="mr-8 h-7 w-12" />
          </div>
        ))}
      </div>
    </div>
  )
}
