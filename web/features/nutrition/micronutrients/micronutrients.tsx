import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { micronutrientGroups } from '#contract/foods/micronutrients.ts'
import { getEntryNutrients } from '#contract/nutrition/entry-nutrients.ts'
import { isUnreachable } from '#web/http/api-error.ts'
import { read } from '#web/http/query-client.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Amounts, groupNames } from './amounts.tsx'
import { words } from './words.ts'

/** An entry's vitamins, minerals and kinds of fat, read when they are opened. */
export function Micronutrients({ logId }: { logId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Disclosure title={words.title} onOpenChange={setOpen}>
      {isOpen ? <Opened logId={logId} /> : null}
    </Disclosure>
  )
}

function Opened({ logId }: { logId: string }) {
  // Read anew each time, as an edit changes them.
  const nutrients = useQuery({
    ...read(getEntryNutrients, { params: { id: logId } }),
    staleTime: 0,
    gcTime: 0,
    retry: 1,
  })
  if (nutrients.data) return <Amounts nutrients={nutrients.data} nothingKnown={words.nothingKnown} />
  if (!nutrients.isError) return <Loading />
  const isOffline = isUnreachable(nutrients.error)
  return (
    <ErrorState
      title={isOffline ? words.offline : words.failed}
      text={isOffline ? words.offlineText : words.failedText}
      onRetry={() => void nutrients.refetch()}
      busy={nutrients.isFetching}
    />
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-5 pt-1 pb-2">
      <span className="sr-only">{words.loading}</span>
      {groupNames.map((group) => (
        <div key={group}>
          <Skeleton className="mb-1 h-4 w-20" />
          <div className="grid gap-x-8 sm:grid-cols-2">
            {micronutrientGroups[group].map((name) => (
              <div key={name} className="flex min-h-9 items-center justify-between border-b border-line">
                <Skeleton className="h-3.5 w-2/5" />
                <Skeleton className="h-3.5 w-14" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
