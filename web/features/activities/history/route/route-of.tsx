import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { getActivityRoute } from '#contract/activities/activities.ts'
import { read } from '#web/http/query-client.ts'
import { useConfig } from '#web/http/use-config.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { lazyDrawing } from '#web/ui/lazy-drawing.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { words } from '../../words.ts'

const RouteMap = lazyDrawing(() => import('#web/ui/map/route-map.tsx'))

/** The route of an activity on a map, fetched at the precision of the zoom. */
export function RouteOf({ id, unit }: { id: string; unit: LengthUnit }) {
  const [zoom, setZoom] = useState(14)
  const { mapTilesUrl, mapTilesCredit } = useConfig() ?? {}
  const { data } = useQuery({
    ...read(getActivityRoute, { params: { id }, query: { zoom } }),
    placeholderData: (before) => before,
  })
  if (data && !data.lines.length) return <p className="text-ink-2">{words.routeHidden}</p>
  return (
    <section aria-label={words.route} className="h-80 overflow-hidden rounded-lg border border-line sm:h-96">
      {data ? (
        <Suspense fallback={<Skeleton className="h-full w-full" />}>
          <RouteMap
            lines={data.lines}
            tilesUrl={mapTilesUrl}
            tilesCredit={mapTilesCredit}
            onZoom={setZoom}
            label={words.route}
            unit={unit}
          />
        </Suspense>
      ) : (
        <Skeleton className="h-full w-full" />
      )}
    </section>
  )
}
