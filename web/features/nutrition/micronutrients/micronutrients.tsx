import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type EntryNutrients, getEntryNutrients } from '#contract/entry-nutrients.ts'
import {
  type Micronutrient,
  type MicronutrientGroup,
  micronutrientGroups,
  micronutrients,
} from '#contract/foods/micronutrients.ts'
import { isUnreachable } from '#web/http/api-error.ts'
import { read } from '#web/http/query-client.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { KnownNote } from '#web/ui/measures/known-note.tsx'
import { amountText, unitOf } from './amount-text.ts'
import { words } from './words.ts'

const groupNames = Object.keys(micronutrientGroups) as MicronutrientGroup[]

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
  if (nutrients.data) return <Amounts nutrients={nutrients.data} />
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

function Amounts({ nutrients: { amounts, known } }: { nutrients: EntryNutrients }) {
  const shareOf = (name: Micronutrient) => known[name] ?? 1
  // Foods without a row state nothing; of others, some figures are missing besides.
  const most = Math.max(...micronutrients.map(shareOf))
  if (most === 0) return <p className="pt-1 pb-2 text-sm text-ink-2">{words.nothingKnown}</p>
  return (
    <div className="grid gap-5 pt-1 pb-2">
      {most < 1 ? <p className="text-sm text-ink-2">{words.knownForMeal(formatNumber(most * 100))}</p> : null}
      {groupNames.map((group) => (
        <section key={group}>
          <h3 className="eyebrow mb-1">{words.groups[group]}</h3>
          <dl className="grid gap-x-8 sm:grid-cols-2">
            {micronutrientGroups[group].map((name) => (
              <div
                key={name}
                className="flex min-h-9 items-baseline justify-between gap-3 border-b border-line py-1.5"
              >
                <dt className="text-sm text-ink-2">
                  {words.labels[name]}
                  {shareOf(name) < most ? <KnownNote share={shareOf(name)} className="ml-1.5" /> : null}
                </dt>
                <dd className="shrink-0 text-right tabular-nums">
                  <Amount name={name} amount={amounts[name]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Amount({ name, amount }: { name: Micronutrient; amount: number | null }) {
  if (amount === null) return <span className="text-sm text-ink-3">{words.notKnown}</span>
  return (
    <>
      {amountText(amount)}
      <span className="ml-1 text-sm text-ink-2">{unitOf(name)}</span>
    </>
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
