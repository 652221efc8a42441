import 'leaflet/dist/leaflet.css'
import './route-map.css'
import { circleMarker, control, type LayerGroup, Map as LeafletMap, layerGroup, polyline } from 'leaflet'
import { useEffect, useRef } from 'react'
import { decodePolyline } from '#contract/activities/track/polyline.ts'
import type { LengthUnit } from '../measures/distance.ts'
import { groundOf } from './tile-layer.ts'

type Props = {
  /** Polylines of precision 5. */
  lines: readonly string[]
  /** Tile URL; without it, or offline, the route is drawn on a plain background. */
  tilesUrl?: string
  tilesCredit?: string
  onZoom?: (zoom: number) => void
  label: string
  /** The unit of the scale. */
  unit: LengthUnit
}

/** A route with its start (green) and end (red). Loads Leaflet. */
export default function RouteMap({ lines, tilesUrl, tilesCredit = '', onZoom, label, unit }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const map = useRef<{ map: LeafletMap; route: LayerGroup; fitted: boolean }>(undefined)
  const zoomed = useRef(onZoom)
  zoomed.current = onZoom

  useEffect(() => {
    const shown = new LeafletMap(place.current!, {
      zoomControl: true,
      scrollWheelZoom: false,
      attributionControl: Boolean(tilesUrl),
    })
    shown.attributionControl?.setPrefix(false)
    control.scale({ metric: unit === 'km', imperial: unit === 'mi' }).addTo(shown)
    if (tilesUrl) groundOf(tilesUrl, tilesCredit).addTo(shown)
    shown.on('zoomend', () => zoomed.current?.(Math.min(20, Math.max(1, Math.round(shown.getZoom())))))
    map.current = { map: shown, route: layerGroup().addTo(shown), fitted: false }
    const resized = new ResizeObserver(() => shown.invalidateSize())
    resized.observe(place.current!)
    return () => {
      resized.disconnect()
      shown.remove()
      map.current = undefined
    }
  }, [tilesUrl, tilesCredit, unit])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map that was made anew needs its route again.
  useEffect(() => {
    const { current } = map
    if (!current) return
    current.route.clearLayers()
    const ways = lines.map((line) => decodePolyline(line).map(({ lat, lon }): [number, number] => [lat, lon]))
    for (const way of ways) {
      polyline(way, { weight: 7, className: 'route-casing' }).addTo(current.route)
      polyline(way, { weight: 4, className: 'route-line' }).addTo(current.route)
    }
    const [start, end] = [ways[0]?.[0], ways.at(-1)?.at(-1)]
    if (start) circleMarker(start, { radius: 6, className: 'route-start' }).addTo(current.route)
    if (end) circleMarker(end, { radius: 6, className: 'route-end' }).addTo(current.route)
    if (!current.fitted && start) {
      current.map.fitBounds(polyline(ways.flat()).getBounds(), {
        padding: [28, 28],
        animate: false,
        maxZoom: 17,
      })
      current.fitted = true
    }
  }, [lines, tilesUrl, tilesCredit, unit])

  return (
    <div
      ref={place}
      role="application"
      aria-label={label}
      className="route-map isolate h-full w-full bg-sunken"
    />
  )
}
