import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { PairingGrid } from './pairing-grid.tsx'
import { words } from './words.ts'

/** Placeholder of pairing cards. */
export function PairingsLoading() {
  return (
    <div role="status">
      <span className="sr-only">{words.loading}</span>
      <PairingGrid>
        {[0, 1, 2].map((card) => (
          <li key={card}>
            <Card className="grid gap-4">
              <Skeleton className="h-7 w-4/5" />
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-32" />
              <Skeleton className="h-11 w-28 rounded-full" />
            </Card>
          </li>
        ))}
      </PairingGrid>
    </div>
  )
}
