import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { cardGrid } from './day-cards.tsx'
import { words } from './words.ts'

/** Placeholder of the four cards, at their final size. */
export function DashboardLoading() {
  return (
    <div role="status" className={cardGrid}>
      <span className="sr-only">{words.loading}</span>
      <Card className="grid content-between gap-5">
        <Skeleton className="mx-auto aspect-square w-full max-w-52 rounded-full!" />
        <Skeleton className="h-13 w-full" />
      </Card>
      <Card className="flex flex-col gap-4">
        <Skeleton className="h-7 w-4/5" />
        {['first', 'second', 'third', 'fourth'].map((name) => (
          <div key={name} className="grid gap-2">
            <Skeleton className="h-7 w-full" />
            <Skeleton className="h-2 w-full rounded-full!" />
          </div>
        ))}
      </Card>
      <SmallCard />
      <SmallCard />
    </div>
  )
}

function SmallCard() {
  return (
    <Card className="flex flex-col gap-4">
      <Skeleton className="h-5 w-1/2" />
      <Skeleton className="h-11 w-3/5" />
      <Skeleton className="h-8 w-full" />
      <Skeleton className="h-5 w-2/3" />
    </Card>
  )
}
