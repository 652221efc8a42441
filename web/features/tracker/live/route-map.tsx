import { LocateFixed } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Position } from '#contract/activities/track/position.ts'
import { useConfig } from '#web/http/use-config.ts'
import { Button } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '../measure.ts'
import { words } from '../words.ts'
import type { RouteDrawing } from './route-drawing.ts'
import type { RouteLine } from './route-line.ts'

type Props = { line: RouteLine; last: Position | null; unit: LengthUnit }

/** The recorded line on a map, which is loaded here; without tiles the line is drawn on a plain background. */
export function RouteMap({ line, last, unit }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<RouteDrawing>(undefined)
  const [following, setFollowing] = useState(true)
  const { mapTilesUrl: tilesUrl, mapTilesCredit: tilesCredit } = useConfig() ?? {}

  useEffect(() => {
    if (tilesUrl === undefined || tilesCredit === undefined || !place.current) return
    const element = place.current
    let gone = false
    void import('./route-drawing.ts').then(({ drawRoute }) => {
      if (gone) return
      drawing.current = drawRoute(element, line, {
        tilesUrl,
        tilesCredit,
        unit,
        onMoved: () => setFollowing(false),
      })
      drawing.current.update(true)
    })
    return () => {
      gone = true
      drawing.current?.remove()
      drawing.current = undefined
    }
  }, [tilesUrl, tilesCredit, line, unit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line itself grows in place with each position
  useEffect(() => drawing.current?.update(following), [last, following])

  return (
    <div className="isolate absolute inset-0">
      <section
        ref={place}
        aria-label={words.map}
        className="absolute inset-0 bg-sunken! max-lg:[&_.leaflet-bottom]:bottom-6!"
      />
      {following ? null : (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => setFollowing(true)}
          icon={<LocateFixed className="size-4" aria-hidden="true" />}
          className="absolute right-3 bottom-14 z-[1000] shadow-float"
        >
          {words.follow}
        </Button>
      )}
    </div>
  )
}
