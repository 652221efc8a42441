import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/forms/button.tsx'
import { SupplementDialog } from './supplement-dialog.tsx'
import { SupplementsCard } from './supplements-card.tsx'
import { useDaySupplements } from './use-day-supplements.ts'
import { words } from './words.ts'

/** The supplements of a day, for other features' screens; without any, a line that offers to add one, or nothing. */
export function useSupplements(day: string, { isOffered = false } = {}) {
  const { data, isError, isFetching, refetch } = useDaySupplements(day)
  const [isAdding, setAdding] = useState(false)
  if (data?.length) return <SupplementsCard day={day} rows={data} />
  if (data)
    return isOffered ? (
      <div>
        <Button
          variant="quiet"
          size="sm"
          icon={<Plus className="size-4.5" aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={() => setAdding(true)}
          className="-ml-4 text-ink-2"
        >
          {words.add}
        </Button>
        {isAdding ? <SupplementDialog onClose={() => setAdding(false)} /> : null}
      </div>
    ) : null
  return isError ? (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-ink-2">{words.failed}</p>
      <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
        {words.tryAgain}
      </Button>
    </div>
  ) : null
}
