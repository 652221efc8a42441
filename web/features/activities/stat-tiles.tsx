import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'

export type Tile = { label: string; value: string; unit?: string; icon: ReactNode }

/** The totals in a row, two by two on phones; placeholders while they load. */
export function StatTiles({
  label,
  tiles,
  loading,
}: {
  label: string
  tiles: readonly Tile[]
  loading: boolean
}) {
  return (
    <section aria-label={label} aria-busy={loading}>
      <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tiles.map((tile) => (
          <div
            key={tile.label}
            className="rounded-lg border border-line bg-raised p-3 min-[22rem]:p-4 sm:p-5"
          >
            <dt className="flex items-center gap-2 text-sm text-ink-2">
              <span className="text-herb" aria-hidden="true">
                {tile.icon}
              </span>
              {tile.label}
            </dt>
            <dd className="mt-1.5 flex flex-wrap items-baseline gap-x-1.5">
              {loading ? (
                <Skeleton className="h-9 w-20" />
              ) : (
                <>
                  <span className="numeral text-[1.625rem] leading-9 min-[22rem]:text-[2rem]">
                    {tile.value}
                  </span>
                  {tile.unit ? <span className="text-sm text-ink-2">{tile.unit}</span> : null}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
