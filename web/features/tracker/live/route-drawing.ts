import { circleMarker, control, type LatLngTuple, map as leafletMap, type Polyline, polyline } from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { groundOf } from '#web/ui/map/tile-layer.ts'
import type { LengthUnit } from '../measure.ts'
import type { Point, RouteLine } from './route-line.ts'

const closeZoom = 16
const tuple = ({ lat, lon }: Point): LatLngTuple => [lat, lon]
const way = { className: 'stroke-herb', weight: 6, interactive: false }

type Options = { tilesUrl: string; tilesCredit: string; unit: LengthUnit; onMoved: () => void }

/** Draws a growing line on a map; `onMoved` is called when the user moves the map. */
export function drawRoute(element: HTMLElement, line: RouteLine, options: Options) {
  const { tilesUrl, tilesCredit, unit, onMoved } = options
  const map = leafletMap(element, { zoomControl: false, attributionControl: true, zoomAnimation: false })
  map.attributionControl.setPrefix(false)
  const ground = groundOf(tilesUrl, tilesCredit)
  const scale = control.scale({ position: 'bottomleft', metric: unit === 'km', imperial: unit === 'mi' })
  map.on('dragstart', onMoved)

  const tail = polyline([], way).addTo(map)
  const pieces: Polyline[] = []
  const here = circleMarker([0, 0], {
    className: 'fill-tomato stroke-paper',
    radius: 9,
    weight: 4,
    fillOpacity: 1,
  })
  const begin = circleMarker([0, 0], {
    className: 'fill-paper stroke-herb',
    radius: 6,
    weight: 4,
    fillOpacity: 1,
  })
  let shown = false

  return {
    update(follow: boolean) {
      // Finished pieces never change: only new ones are drawn.
      for (const piece of line.pieces.slice(pieces.length)) {
        pieces.push(polyline(piece.map(tuple), way).addTo(map))
      }
      tail.setLatLngs(line.tail.map(tuple))
      const last = line.tail.at(-1) ?? line.pieces.at(-1)?.at(-1)
      if (!last) return
      // Shown at the first position: without one it would be a map of the world.
      if (!shown) map.setView(tuple(last), closeZoom).addLayer(ground).addControl(scale)
      shown = true
      begin.setLatLng(tuple(line.pieces[0]?.[0] ?? line.tail[0]!)).addTo(map)
      here.setLatLng(tuple(last)).addTo(map).bringToFront()
      if (follow) map.setView(tuple(last), map.getZoom(), { animate: false })
    },
    remove: () => void map.remove(),
  }
}
export type RouteDrawing = ReturnType<typeof drawRoute>
