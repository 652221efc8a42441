import { type TileLayer, tileLayer } from 'leaflet'
import '../styles/map-credit.css'

const copyright = 'https://www.openstreetmap.org/copyright'

/** The ground of a map, naming in plain text whom it is from; OpenStreetMap becomes the link that its licence asks for. */
export function groundOf(url: string, credit: string): TileLayer {
  const plain = document.createElement('span')
  plain.textContent = credit
  const attribution = plain.innerHTML.replace(
    'OpenStreetMap',
    `<a href="${copyright}" target="_blank" rel="noopener">OpenStreetMap</a>`,
  )
  return tileLayer(url, { attribution, maxZoom: 19 })
}
